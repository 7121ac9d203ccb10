/// The variables that are read, by the names of today.
enum OpenMeteoVariable: String, CaseIterable {
  case temperature = "temperature_2m"
  case apparentTemperature = "apparent_temperature"
  case humidity = "relative_humidity_2m"
  case precipitationChance = "precipitation_probability"
  case precipitation
  case weatherCode = "weather_code"
  case windSpeed = "wind_speed_10m"
  case windDirection = "wind_direction_10m"
  case gust = "wind_gusts_10m"
  case uvIndex = "uv_index"
  case high = "temperature_2m_max"
  case low = "temperature_2m_min"
  case precipitationSum = "precipitation_sum"
  case highestChance = "precipitation_probability_max"

  static let hourly: [OpenMeteoVariable] = [
    .temperature, .apparentTemperature, .humidity, .precipitationChance, .precipitation, .weatherCode, .windSpeed,
    .windDirection, .gust, .uvIndex,
  ]
  static let daily: [OpenMeteoVariable] = [.weatherCode, .high, .low, .precipitationSum, .highestChance]

  /// The names it goes by, the present one first; until 2023 some were written together.
  var names: [String] {
    switch self {
    case .humidity: [rawValue, "relativehumidity_2m"]
    case .weatherCode: [rawValue, "weathercode"]
    case .windSpeed: [rawValue, "windspeed_10m"]
    case .windDirection: [rawValue, "winddirection_10m"]
    case .gust: [rawValue, "windgusts_10m"]
    default: [rawValue]
    }
  }

  var quantity: WireQuantity {
    switch self {
    case .temperature, .apparentTemperature, .high, .low: .temperature
    case .humidity, .precipitationChance, .highestChance: .percent
    case .precipitation: .hourlyAmount
    case .precipitationSum: .dailyAmount
    case .weatherCode: .code
    case .windSpeed, .gust: .speed
    case .windDirection: .direction
    case .uvIndex: .index
    }
  }
}
