import ForecastScene

/// The hours of today as they were last forecast before they passed, so that today's extremes are those of the whole day.
///
/// Services whose answers begin with the running hour tell only the rest of today: the capsule would shrink towards the
/// evening. With each answer the hours still to come are written anew; those that have gone stay as they stood. Only
/// forecasts go in, never an observation. Hours are kept by instant, so that one ledger serves a place in any zone.
struct ExtremesLedger: Hashable, Sendable {
  /// What was forecast for one hour.
  struct Entry: Hashable, Sendable {
    let start: Instant
    let temperature: Temperature
  }

  /// Today's row as it was last told, before hours that had gone were added.
  struct Told: Hashable, Sendable {
    let date: CivilDate
    let low: Temperature?
    let high: Temperature?
  }

  /// Ascending, unique.
  private(set) var entries: [Entry]
  private(set) var told: Told?

  init(entries: [Entry] = [], told: Told? = nil) {
    self.entries = entries
    self.told = told
  }

  /// Takes in a forecast and gives it back with the extremes of the whole of today.
  ///
  /// - Parameter tellsWholeDays: Whether the service's row of today is of the whole day: then it replaces what was kept.
  mutating func complete(_ forecast: Forecast, in zone: ZoneRules, tellsWholeDays: Bool) -> Forecast {
    let today = zone.date(at: forecast.received)
    let before = kept(of: today, in: zone)
    take(forecast.hours, received: forecast.received, since: zone.start(of: today))
    guard let row = forecast.days.firstIndex(where: { $0.date == today }) else { return forecast }
    var forecast = forecast
    if !tellsWholeDays { widen(&forecast.days[row], by: before, until: forecast.hours.first?.start, in: zone) }
    told = Told(date: today, low: forecast.days[row].low, high: forecast.days[row].high)
    return forecast
  }

  private func kept(of date: CivilDate, in zone: ZoneRules) -> [Entry] {
    entries.filter { zone.date(at: $0.start) == date }
  }

  /// Hours that had ended when the forecast came are taken only where nothing was kept of them.
  private mutating func take(_ hours: [HourlyForecast], received: Instant, since begin: Instant) {
    let end = begin.advanced(by: 3 * 86_400)
    var known: [Instant: Temperature] = [:]
    for entry in entries where entry.start >= begin { known[entry.start] = entry.temperature }
    for hour in hours where hour.start >= begin && hour.start < end {
      let isOver = hour.start.advanced(by: 3_600) <= received
      guard let temperature = hour.temperature, !isOver || known[hour.start] == nil else { continue }
      known[hour.start] = temperature
    }
    entries = known.map { Entry(start: $0.key, temperature: $0.value) }.sorted { $0.start < $1.start }
  }

  /// Widens a row that tells the day from `rest` on by the hours before it.
  private func widen(_ day: inout DailyForecast, by before: [Entry], until rest: Instant?, in zone: ZoneRules) {
    let gone = before.filter { entry in rest.map { entry.start < $0 } ?? true }
    var lows = gone.map(\.temperature), highs = gone.map(\.temperature)
    // A row may know its extreme better than its hours do; it holds as long as the hour that came nearest has gone by.
    if let told, told.date == day.date {
      let lowest = before.min { $0.temperature < $1.temperature },
        highest = before.max { $0.temperature < $1.temperature }
      if let low = told.low, let lowest, gone.contains(lowest) { lows.append(low) }
      if let high = told.high, let highest, gone.contains(highest) { highs.append(high) }
    }
    day.low = (lows + [day.low].compactMap { $0 }).min()
    day.high = (highs + [day.high].compactMap { $0 }).max()
  }
}
