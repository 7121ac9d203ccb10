import ForecastScene

/// Whether hours are a forecast at all.
enum EnoughHours {
  /// Fewer hours with a temperature are no forecast.
  static let fewest = 6

  /// Throws `empty` where the hours are too few.
  static func check(_ hours: [HourlyForecast]) throws(FeedError) {
    let usable = hours.count { $0.temperature != nil }
    guard usable >= fewest else { throw .empty("\(usable) hours with a temperature") }
  }

  /// Ascending, one for each start (the first that was told), without those at the end that know nothing.
  static func ordered(_ hours: [HourlyForecast]) -> [HourlyForecast] {
    let unique = Dictionary(hours.map { ($0.start, $0) }) { first, _ in first }
    let ascending = unique.values.sorted { $0.start < $1.start }
    let last = ascending.lastIndex { $0.temperature != nil || $0.condition != nil }
    return Array(ascending.prefix(last.map { $0 + 1 } ?? 0))
  }
}
