import ForecastScene

/// A day or a night as a service forecasts it for itself: a day tells its high, a night its low.
struct HalfDay {
  let start: Instant
  let isDay: Bool
  var temperature: Temperature?
  var condition: Condition?
  var precipitationChance: Share?
  var precipitation: Precipitation?

  init(start: Instant, isDay: Bool) {
    self.start = start
    self.isDay = isDay
  }

  /// Each day with the night that follows it.
  ///
  /// A night that is the first belongs to the day it began on, which then has no high; one that began before six in the
  /// morning ("Overnight") is yesterday's and makes no row.
  static func days(_ halves: [HalfDay], in zone: ZoneRules) -> [DailyForecast] {
    var days: [CivilDate: DailyForecast] = [:]
    for half in halves.sorted(by: { $0.start < $1.start }) {
      let (date, second) = zone.civil(at: half.start)
      if half.isDay || second >= 6 * 3_600 { days[date] = half.joined(to: days[date] ?? DailyForecast(date: date)) }
    }
    return days.values.sorted { $0.date < $1.date }
  }

  /// What the day says wins over what the night says; chances and amounts are of both.
  private func joined(to row: DailyForecast) -> DailyForecast {
    var row = row
    if isDay { row.high = row.high ?? temperature } else { row.low = row.low ?? temperature }
    row.condition = row.condition ?? condition
    row.precipitationChance = [row.precipitationChance, precipitationChance].compactMap { $0 }.max()
    let amounts = [row.precipitation, precipitation].compactMap(\.?.millimetres)
    row.precipitation = amounts.isEmpty ? nil : Precipitation(millimetres: amounts.reduce(0, +))
    return row
  }
}
