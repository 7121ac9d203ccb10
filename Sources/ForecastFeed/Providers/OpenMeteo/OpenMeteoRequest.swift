import ForecastScene

/// The question that Open-Meteo is asked.
///
/// Times as unix seconds, because its local times carry one fixed offset through a change of clocks; eleven days, so
/// that ten remain when an answer is used after midnight.
struct OpenMeteoRequest {
  let base: String
  let query: ForecastQuery

  private static let current = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "is_day", "weather_code", "precipitation",
    "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
  ]
  private static let hourly = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "precipitation_probability", "precipitation",
    "weather_code", "is_day", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "uv_index",
  ]
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "apparent_temperature_max", "apparent_temperature_min",
    "precipitation_sum", "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
    "wind_direction_10m_dominant", "uv_index_max", "sunrise", "sunset",
  ]

  /// The absolute URL.
  var url: String {
    let fields = [
      ("latitude", URLText.degrees(query.coordinate.latitude)),
      ("longitude", URLText.degrees(query.coordinate.longitude)),
      ("timezone", query.zoneIdentifier ?? "auto"), ("timeformat", "unixtime"), ("forecast_days", "11"),
      ("temperature_unit", "celsius"), ("wind_speed_unit", "ms"), ("precipitation_unit", "mm"),
      ("current", Self.current.joined(separator: ",")), ("hourly", Self.hourly.joined(separator: ",")),
      ("daily", Self.daily.joined(separator: ",")),
    ]
    let question = fields.map { "\($0)=\(URLText.escaped($1))" }.joined(separator: "&")
    return base + (base.contains("?") ? "&" : "?") + question
  }
}
