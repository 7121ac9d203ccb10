extension PageComposer {
  /// The first instant after `now` at which a page of the same forecast can differ from the page at `now`.
  ///
  /// That is the next hour of the tape, the place's midnight, an age at which the state changes, the end of the data, or a full hour
  /// of age, which the issue rule may be telling. At most an hour away.
  public func nextChange(of forecast: Forecast?, after now: Instant) -> Instant {
    let nextHour = runningHour(of: forecast, at: now).advanced(by: Hour.length)
    let midnight = place.zone.start(of: place.zone.date(at: now).advanced(by: 1))
    let aging = forecast.map { changes(of: $0, after: now) } ?? []
    return (aging + [midnight]).filter { $0 > now }.reduce(nextHour, min)
  }

  private func changes(of forecast: Forecast, after now: Instant) -> [Instant] {
    let hoursOld = (now.seconds(since: forecast.received) / Hour.length).rounded(.down)
    let ages = [limits.ageing, limits.late, limits.withdrawn, max(1, hoursOld + 1) * Hour.length]
    return ages.map { forecast.received.advanced(by: $0) } + [forecast.end].compactMap { $0 }
  }
}
