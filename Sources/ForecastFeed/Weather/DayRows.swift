import ForecastScene

/// The days of a service and those that its hours tell, as one table.
enum DayRows {
  private static let mostDays = 120
  private static let enough = 0.75

  /// Ascending and without a gap: the rows told, completed by their hours where these make a day; without any row, the
  /// days of the hours. The first day of the hours, begun as it may be, always has a row.
  static func rows(_ told: [DailyForecast], hours: HourlyDays) -> [DailyForecast] {
    let known = Dictionary(told.map { ($0.date, $0) }) { first, _ in first }
    var rows: [CivilDate: DailyForecast] = known
    for date in hours.dates where told.isEmpty || known[date] != nil || date == hours.dates.first {
      guard hours.coverage(of: date) >= enough || date == hours.dates.first, let built = hours.day(date) else {
        continue
      }
      rows[date] = known[date].map { $0.completed(from: built) } ?? built
    }
    return filled(rows)
  }

  /// A day in the middle of which nothing is known stays, as such.
  static func filled(_ rows: [CivilDate: DailyForecast]) -> [DailyForecast] {
    let telling = rows.filter { $0.value.low != nil || $0.value.high != nil || $0.value.condition != nil }
    guard let first = telling.keys.min(), let last = telling.keys.max() else { return [] }
    let count = min(last.daysSince1970 - first.daysSince1970 + 1, mostDays)
    return (0..<count).map { first.advanced(by: $0) }.map { rows[$0] ?? DailyForecast(date: $0) }
  }
}
