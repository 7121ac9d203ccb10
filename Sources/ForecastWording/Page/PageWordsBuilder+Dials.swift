import ForecastScene

extension PageWordsBuilder {
  /// What is said at a dial of the sky.
  func words(for dial: PageContent.Dial, of content: PageContent) -> PageWords.Dial {
    let clock = clock(of: content)
    let spoken = SpokenDial(
      kind: dial.kind, start: clock.nearestTime(dial.start), end: clock.nearestTime(dial.end),
      minutes: minutes(of: dial), moon: dial.body == .moon ? MoonPhase(at: dial.middle).name : nil,
      illuminated: illuminated(of: dial))
    var words = PageWords.Dial()
    (words.left, words.right) = feet(of: spoken)
    words.inside = inside(of: spoken)
    words.note = note(of: dial.kind)
    words.spoken = sentences.spoken(spoken)
    return words
  }

  private func feet(of dial: SpokenDial) -> (String, String) {
    switch dial.kind {
    case .day: (sentences.rises(dial.start), sentences.sets(dial.end))
    case .night: (sentences.sets(dial.start), sentences.rises(dial.end))
    case .upAllDay, .downAllDay: ("", "")
    }
  }

  private func inside(of dial: SpokenDial) -> String {
    switch (dial.kind, dial.moon) {
    case (.day, _): sentences.daylight(minutes: dial.minutes)
    case (.upAllDay, _): sentences.midnightSun
    case (_, let moon?): sentences.moon(moon, percent: dial.illuminated)
    case (_, nil): sentences.polarNight
    }
  }

  private func note(of kind: PageContent.Dial.Kind) -> String? {
    switch kind {
    case .day, .night: nil
    case .upAllDay: sentences.sunDoesNotSet
    case .downAllDay: sentences.sunDoesNotRise
    }
  }

  /// Between the times as printed, so that a reader who subtracts them finds the same.
  private func minutes(of dial: PageContent.Dial) -> Int {
    Int((WallClock.toMinute(dial.end).seconds(since: WallClock.toMinute(dial.start)) / 60).rounded())
  }

  private func illuminated(of dial: PageContent.Dial) -> Int {
    percent(Share(fraction: dial.moonIlluminated))?.value ?? 0
  }
}
