import ForecastScene

/// The hours of an answer, keyed by their instants.
///
/// Open-Meteo stamps rain, its chance and gusts with the *end* of their hour: the hour from 14:00 takes them from the
/// row of 15:00, everything else from its own.
struct OpenMeteoHours {
  /// Ascending, unique; hours at the end of which nothing is known are left out.
  let hours: [HourlyForecast]

  init(_ response: OpenMeteoResponse) throws(FeedError) {
    guard let section = response.hourly else {
      hours = []
      return
    }
    let table = try OpenMeteoTable(section, OpenMeteoVariable.hourly, offset: response.offset)
    let rows = Self.rows(of: table)
    let ascending = rows.sorted { $0.key < $1.key }
    let all = ascending.map { stamp, row in Self.hour(table, stamp, row, next: rows[stamp.advanced(by: 3_600)]) }
    let last = all.lastIndex { $0.temperature != nil || $0.condition != nil }
    hours = Array(all.prefix(last.map { $0 + 1 } ?? 0))
  }

  /// The first row of each stamp.
  private static func rows(of table: OpenMeteoTable) -> [Instant: Int] {
    let stamped = table.stamps.enumerated().compactMap { row, stamp in stamp.map { ($0, row) } }
    return Dictionary(stamped) { first, _ in first }
  }

  private static func hour(_ table: OpenMeteoTable, _ start: Instant, _ row: Int, next: Int?) -> HourlyForecast {
    var hour = HourlyForecast(start: start)
    hour.temperature = table.value(.temperature, row).map(Temperature.init(celsius:))
    hour.apparentTemperature = table.value(.apparentTemperature, row).map(Temperature.init(celsius:))
    hour.condition = table.value(.weatherCode, row).flatMap(WMOCode.condition)
    hour.windSpeed = table.value(.windSpeed, row).map(Speed.init(metresPerSecond:))
    hour.windDirection = table.value(.windDirection, row).map(Direction.init(degrees:))
    hour.uvIndex = table.value(.uvIndex, row)
    hour.humidity = table.value(.humidity, row).map { Share(fraction: $0 / 100) }
    guard let next else { return hour }
    hour.precipitation = table.value(.precipitation, next).map(Precipitation.init(millimetres:))
    hour.precipitationChance = table.value(.precipitationChance, next).map { Share(fraction: $0 / 100) }
    hour.gust = table.value(.gust, next).map(Speed.init(metresPerSecond:))
    return hour
  }
}
