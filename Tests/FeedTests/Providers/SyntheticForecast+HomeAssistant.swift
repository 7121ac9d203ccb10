import ForecastScene

extension SyntheticForecast {
  private static let states: [Condition: String] = [
    .clear: "sunny", .partlyCloudy: "partlycloudy", .overcast: "cloudy", .fog: "fog", .rain: "rainy",
    .heavyRain: "pouring", .snow: "snowy", .sleet: "snowy-rainy", .thunderstorm: "lightning-rainy",
  ]

  /// An installation that is set to Fahrenheit, miles and inches.
  var homeAssistantState: String {
    """
    {"entity_id": "weather.home", "state": "sunny", "attributes": {"temperature_unit": "°F", "wind_speed_unit": "mph",
     "precipitation_unit": "in", "supported_features": 3, "attribution": "Sky by a friend"},
     "last_updated": "2026-05-04T05:00:00.123456+00:00"}
    """
  }

  var homeAssistantHours: String {
    list(
      hours.map { hour in
        object([
          ("datetime", "\"\(stamp(hour.start, in: .utc))\""),
          ("condition", hour.condition.flatMap { Self.states[$0] }.map { "\"\($0)\"" }),
          ("temperature", hour.temperature.map { "\($0.fahrenheit)" }),
          ("apparent_temperature", hour.apparentTemperature.map { "\($0.fahrenheit)" }),
          ("humidity", hour.humidity.map { "\($0.fraction * 100)" }),
          ("wind_speed", hour.windSpeed.map { "\($0.milesPerHour)" }),
          ("wind_gust_speed", hour.gust.map { "\($0.milesPerHour)" }),
          ("wind_bearing", hour.windDirection.map { "\($0.degrees)" }),
          ("precipitation", hour.precipitation.map { "\($0.millimetres / 25.4)" }),
          ("precipitation_probability", hour.precipitationChance.map { "\($0.fraction * 100)" }),
        ])
      })
  }

  var homeAssistantDays: String {
    list(
      days.map { day in
        object([
          ("datetime", "\"\(stamp(zone.start(of: day.date)))\""),
          ("condition", day.condition.flatMap { Self.states[$0] }.map { "\"\($0)\"" }),
          ("temperature", day.high.map { "\($0.fahrenheit)" }), ("templow", day.low.map { "\($0.fahrenheit)" }),
        ])
      })
  }

  private func list(_ items: [String]) -> String {
    #"{"changed_states": [], "service_response": {"weather.home": {"forecast": [\#(items.joined(separator: ","))]}}}"#
  }
}
