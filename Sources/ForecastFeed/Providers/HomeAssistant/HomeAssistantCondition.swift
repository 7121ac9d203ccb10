import ForecastScene

/// Home Assistant's fifteen conditions in the almanac's.
enum HomeAssistantCondition {
  /// nil for any other text, "unknown" and "unavailable" among them.
  static func condition(_ state: String) -> Condition? { table[state] }

  static let table: [String: Condition] = [
    "clear-night": .clear, "sunny": .clear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
    "rainy": .rain, "pouring": .heavyRain, "snowy": .snow, "snowy-rainy": .sleet, "hail": .hail,
    "lightning": .thunderstorm, "lightning-rainy": .thunderstorm, "windy": .windy, "windy-variant": .windy,
    "exceptional": .severe,
  ]
}
