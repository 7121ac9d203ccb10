extension PageComposer {
  /// The start of the hour that runs at `now`.
  ///
  /// The forecast's own grid decides where the hours begin; without one they begin at the full hour of the place's clocks.
  func runningHour(of forecast: Forecast?, at now: Instant) -> Instant {
    let hours = forecast?.hours ?? []
    guard let onGrid = hours.last(where: { $0.start <= now }) ?? hours.first else {
      return now.advanced(by: -PageComposer.secondsPastHour(place.zone.civil(at: now).secondOfDay, at: now))
    }
    let whole = (now.seconds(since: onGrid.start) / Hour.length).rounded(.down)
    return onGrid.start.advanced(by: whole * Hour.length)
  }

  /// The hours of the tape: as many as the data reaches, or 24 that know nothing where it does not reach at all.
  func tape(of forecast: Forecast?, at now: Instant, state: PageState, days: [PageContent.Day]) -> [TapeHour] {
    let start = runningHour(of: forecast, at: now)
    let known = PageComposer.knownHours(of: forecast, from: start)
    let rows = Dictionary(uniqueKeysWithValues: days.enumerated().map { ($1.forecast.date, $0) })
    return (0..<reach(of: forecast, from: start)).map { number in
      let instant = start.advanced(by: Double(number) * Hour.length)
      var hour = placed(known[instant] ?? HourlyForecast(start: instant), rows: rows)
      // The tape has no day before its first hour that could end there.
      hour.opensDay = hour.opensDay && number > 0
      // Ticks say something of the rain to come; a withdrawn page has nothing to say about it.
      if state == .current(.withdrawn) { hour.ink = .none }
      return hour
    }
  }

  private func reach(of forecast: Forecast?, from start: Instant) -> Int {
    guard let last = forecast?.lastKnownHour, last.start >= start else { return PageComposer.tapeLength }
    let apart = last.start.seconds(since: start) / Hour.length
    return apart >= Double(PageComposer.tapeLength - 1) ? PageComposer.tapeLength : Int(apart) + 1
  }

  private func placed(_ hour: HourlyForecast, rows: [CivilDate: Int]) -> TapeHour {
    let zone = place.zone
    let before = hour.start.advanced(by: -Hour.length)
    let date = zone.date(at: hour.start)
    return TapeHour(
      forecast: hour, day: rows[date], opensDay: date > zone.date(at: before),
      splice: PageComposer.splice(of: zone.offset(at: hour.start) - zone.offset(at: before)),
      ink: RainInk(chance: hour.precipitationChance, amount: hour.precipitation, threshold: rain),
      isDay: isSunUp(at: hour.start))
  }

  /// The join that a change of the offset by some seconds leaves on the tape.
  private static func splice(of change: Int) -> TapeHour.Splice? {
    change == 0 ? nil : change > 0 ? .skipped : .repeated
  }

  private static func secondsPastHour(_ secondOfDay: Int, at now: Instant) -> Double {
    Double(secondOfDay % 3_600) + now.secondsSince1970 - now.secondsSince1970.rounded(.down)
  }

  private static func knownHours(of forecast: Forecast?, from start: Instant) -> [Instant: HourlyForecast] {
    let end = start.advanced(by: Double(tapeLength) * Hour.length)
    let hours = (forecast?.hours ?? []).filter { $0.start >= start && $0.start < end }
    return Dictionary(hours.map { ($0.start, $0.finite) }, uniquingKeysWith: { first, _ in first })
  }
}
