extension PageComposer {
  /// The rows of the table: of the ten dates from the place's today those that the forecast has.
  func days(of forecast: Forecast, at now: Instant) -> [PageContent.Day] {
    let today = place.zone.date(at: now)
    let wanted = today...today.advanced(by: PageComposer.tableLength - 1)
    var seen: Set<CivilDate> = []
    return forecast.days
      .filter { wanted.contains($0.date) && seen.insert($0.date).inserted }
      .sorted { $0.date < $1.date }
      .map { row($0.finite, of: forecast, at: now) }
  }

  private func row(_ day: DailyForecast, of forecast: Forecast, at now: Instant) -> PageContent.Day {
    var day = day
    let span = span(of: day.date)
    if day.precipitationChance == nil {
      day.precipitationChance = PageComposer.chance(of: forecast, from: max(span.start, now), to: span.end)
    }
    let light = DayLight(from: span.start, to: span.end, at: place.coordinate)
    return PageContent.Day(
      forecast: day, moonPhase: MoonPhase(at: place.zone.middle(of: day.date)).fraction, sunrise: light.rises.first,
      sunset: sunset(of: light, before: span.end), isUpAllDay: light.isUpAllDay)
  }

  private func span(of date: CivilDate) -> (start: Instant, end: Instant) {
    (place.zone.start(of: date), place.zone.start(of: date.advanced(by: 1)))
  }

  /// The sunset that ends the day begun by its sunrise, though it be after midnight; the only one where there is no sunrise.
  private func sunset(of light: DayLight, before end: Instant) -> Instant? {
    guard let rise = light.rises.first else { return light.sets.first }
    if let set = light.sets.first(where: { $0 > rise }) { return set }
    let next = SkyEvents.sun(at: place.coordinate, from: end, to: end.advanced(by: 12 * Hour.length)).first
    return next?.kind == .set ? next?.instant : nil
  }

  /// The highest chance of the hours, where they tell one for the whole rest of a day that itself tells none.
  private static func chance(of forecast: Forecast, from start: Instant, to end: Instant) -> Share? {
    let hours = forecast.hours.filter { $0.start.advanced(by: Hour.length) > start && $0.start < end }
    let chances = hours.compactMap(\.finite.precipitationChance)
    return Double(chances.count) * Hour.length >= end.seconds(since: start) ? chances.max() : nil
  }
}

extension DayLight {
  /// How the day stands where the sun neither rises nor sets.
  fileprivate var isUpAllDay: Bool? {
    switch kind {
    case .risesAndSets: nil
    case .upAllDay: true
    case .downAllDay: false
    }
  }
}
