import ForecastScene

extension SyntheticForecast {
  private static let codes: [Condition: Int] = [
    .clear: 0, .partlyCloudy: 2, .overcast: 3, .fog: 45, .rain: 63, .heavyRain: 65, .snow: 73, .sleet: 69,
    .thunderstorm: 95,
  ]

  /// Columns; wind in km/h; rain, its chance and gusts in the row after their hour.
  var openMeteo: String {
    let before = [nil] + hours.map(Optional.some)
    let rows = hours.map(Optional.some) + [nil]
    let last = hours[hours.count - 1].start.advanced(by: 3_600)
    let hourly: [(String, [String?])] = [
      ("time", (hours.map(\.start) + [last]).map { "\(Int($0.secondsSince1970))" }),
      ("temperature_2m", rows.map { $0?.temperature.map { "\($0.celsius)" } }),
      ("apparent_temperature", rows.map { $0?.apparentTemperature.map { "\($0.celsius)" } }),
      ("relative_humidity_2m", rows.map { $0?.humidity.map { "\($0.fraction * 100)" } }),
      ("weather_code", rows.map { $0?.condition.flatMap { Self.codes[$0] }.map { "\($0)" } }),
      ("wind_speed_10m", rows.map { $0?.windSpeed.map { "\($0.kilometresPerHour)" } }),
      ("wind_direction_10m", rows.map { $0?.windDirection.map { "\($0.degrees)" } }),
      ("precipitation", before.map { $0?.precipitation.map { "\($0.millimetres)" } }),
      ("precipitation_probability", before.map { $0?.precipitationChance.map { "\($0.fraction * 100)" } }),
      ("wind_gusts_10m", before.map { $0?.gust.map { "\($0.kilometresPerHour)" } }),
    ]
    let daily: [(String, [String?])] = [
      ("time", days.map { "\(Int(zone.start(of: $0.date).secondsSince1970))" }),
      ("temperature_2m_max", days.map { $0.high.map { "\($0.celsius)" } }),
      ("temperature_2m_min", days.map { $0.low.map { "\($0.celsius)" } }),
      ("weather_code", days.map { $0.condition.flatMap { Self.codes[$0] }.map { "\($0)" } }),
    ]
    return object([
      ("latitude", "41.88"), ("longitude", "-87.63"), ("utc_offset_seconds", "\(zone.offset(at: hours[0].start))"),
      ("timezone", "\"\(zone.identifier)\""),
      ("hourly_units", #"{"wind_speed_10m": "km/h", "wind_gusts_10m": "km/h"}"#),
      ("hourly", section(hourly)), ("daily", days.isEmpty ? nil : section(daily)),
    ])
  }

  private func section(_ columns: [(String, [String?])]) -> String {
    object(columns.map { name, values in (name, "[" + values.map { $0 ?? "null" }.joined(separator: ",") + "]") })
  }
}
