import ForecastScene

/// Puts a page into words: every figure, time and sentence it prints or has read aloud.
///
/// Pure but for ICU's tables: equal pages give equal words, in the zone of the place, whatever machine prints them.
public struct PageWordsBuilder: Sendable {
  /// What the reader has chosen.
  public let settings: WordingSettings
  let sentences: any Sentences
  let names: CalendarNames

  /// Makes a builder and reads the names of the calendar. Cost: ICU wakes up at the first use in a process, 1 to 10 ms; then 0.03 ms.
  public init(settings: WordingSettings = WordingSettings()) {
    self.settings = settings
    sentences = settings.language.sentences
    names = CalendarNames(localeIdentifier: sentences.localeIdentifier)
  }

  /// The words of a page. Cost: about a third of a millisecond.
  public func words(for content: PageContent, service: ServiceStatus) -> PageWords {
    var words = PageWords()
    words.labels = labels(of: content)
    setMasthead(of: content, service: service, in: &words)
    setColophon(of: content, service: service, in: &words)
    words.notice = notice(of: content, service: service)
    words.aloud = aloud(of: content, service: service, words)
    guard content.state != .waitingForClock else {
      // Nothing dated is shown, and an hour is nothing without its time.
      words.hours = content.hours.map { _ in PageWords.Hour() }
      return words
    }
    words.hours = content.hours.map { self.words(for: $0, of: content) }
    words.days = content.days.indices.map { self.words(forDay: $0, of: content) }
    words.dials = content.dials.map { self.words(for: $0, of: content) }
    words.scale = content.state.hasForecast ? marks(on: content.scale) : []
    return words
  }

  /// The first instant after a page's own at which its words alone go out of date: while it tells how long it is until the next attempt.
  ///
  /// For everything else see `PageComposer.nextChange(of:after:)`.
  public func nextChange(of content: PageContent, service: ServiceStatus) -> Instant? {
    guard content.state == .failed, case .failed(let facts) = service, let next = facts.nextAttempt else { return nil }
    return Wait.nextChange(after: content.now, waitingFor: next)
  }

  /// The name of the moon's phase at an instant: "Waxing crescent".
  public func moonName(at instant: Instant) -> String { sentences.moon(MoonPhase(at: instant).name) }

  /// The clock on a place's wall.
  func clock(of content: PageContent) -> WallClock { WallClock(zone: content.place.zone, format: settings.hourFormat) }

  private func labels(of content: PageContent) -> PageWords.Labels {
    var labels = sentences.labels
    // The ruled page has room for ten days as long as it knows of none.
    let count = content.state.hasForecast ? content.days.count : PageComposer.tableLength
    labels.days = sentences.daysHead(count)
    return labels
  }
}
