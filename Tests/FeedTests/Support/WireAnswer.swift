import ForecastFeed
import ForecastScene

/// An answer as Open-Meteo would write it, of hours that count up from 0.0 °C by a tenth of a degree.
struct WireAnswer {
  var begin: Instant
  var offset: Int
  var timezone: String?
  var hours: Int
  var days: Int
  /// Local times instead of unix seconds.
  var isText = false
  /// Further columns of hours: JSON by row.
  var columns: [(name: String, unit: String, value: (Int) -> String)] = [
    ("precipitation_probability", "%", { _ in "5" })
  ]
  /// What the day rows say: numbers that no hour has, so that it can be seen where a day comes from.
  var dayColumns: [(name: String, unit: String, value: (Int) -> String)] = [
    ("temperature_2m_max", "°C", { "\(50 + $0)" }), ("temperature_2m_min", "°C", { "\(-50 - $0)" }),
    ("weather_code", "wmo code", { _ in "95" }), ("precipitation_probability_max", "%", { _ in "99" }),
  ]

  /// Rows from the midnight that begins a date under the offset in force there and then.
  init(_ zone: ZoneRules, from date: CivilDate, hours: Int, days: Int) {
    begin = zone.start(of: date)
    offset = zone.offset(at: begin)
    timezone = zone.identifier
    self.hours = hours
    self.days = days
  }

  var text: String {
    let hourly = [("temperature_2m", "°C", { Self.tenths($0) })] + columns
    return """
      {"latitude": 52.6, "longitude": -7.3, "utc_offset_seconds": \(offset)\(timezone.map { ", \"timezone\": \"\($0)\"" } ?? ""),
      "hourly_units": {\(units(hourly))}, "hourly": {\(section(hourly, count: hours, step: 3_600))},
      "daily_units": {\(units(dayColumns))}, "daily": {\(section(dayColumns, count: days, step: 86_400))}}
      """
  }

  /// A number of tenths as JSON.
  static func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }

  private func units(_ columns: [(name: String, unit: String, value: (Int) -> String)]) -> String {
    ([("time", isText ? "iso8601" : "unixtime")] + columns.map { ($0.name, $0.unit) })
      .map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
  }

  private func section(
    _ columns: [(name: String, unit: String, value: (Int) -> String)], count: Int, step: Int
  ) -> String {
    let times = (0..<count).map { stamp(begin.advanced(by: Double($0 * step)), isDay: step == 86_400) }
    let others = columns.map { column in "\"\(column.name)\": [\((0..<count).map(column.value).joined(separator: ","))]"
    }
    return (["\"time\": [\(times.joined(separator: ","))]"] + others).joined(separator: ", ")
  }

  private func stamp(_ instant: Instant, isDay: Bool) -> String {
    guard isText else { return "\(Int(instant.secondsSince1970))" }
    let (date, second) = ZoneRules(identifier: "", initialOffset: offset).civil(at: instant)
    let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    return isDay ? "\"\(day)\"" : "\"\(day)T\(two(second / 3_600)):\(two(second / 60 % 60))\""
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Reads an answer's text as if it had come in now.
func read(_ text: String, zones: ZoneChoice = ZoneChoice(fallback: .utc)) throws(FeedError) -> ForecastAnswer {
  try OpenMeteoProvider().answer(
    from: [WirePart(body: Array(text.utf8))], received: utc(2026, 7, 14, 14), zones: zones)
}

/// The error an answer's text is refused with.
func refusal(_ text: String) -> FeedError? { failure { () throws(FeedError) in try read(text) } }
