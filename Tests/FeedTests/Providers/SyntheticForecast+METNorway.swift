import ForecastScene

extension SyntheticForecast {
  private static let symbols: [Condition: String] = [
    .clear: "clearsky_night", .partlyCloudy: "partlycloudy_day", .overcast: "cloudy", .fog: "fog", .rain: "rain",
    .heavyRain: "heavyrain", .snow: "snow", .sleet: "sleet", .thunderstorm: "rainandthunder",
  ]

  /// A step for each hour; rain in the hour after the stamp.
  var metNorway: String {
    let steps = hours.map { hour in
      let instant = object([
        ("air_temperature", hour.temperature.map { "\($0.celsius)" }),
        ("apparent_air_temperature", hour.apparentTemperature.map { "\($0.celsius)" }),
        ("relative_humidity", hour.humidity.map { "\($0.fraction * 100)" }),
        ("wind_speed", hour.windSpeed.map { "\($0.metresPerSecond)" }),
        ("wind_from_direction", hour.windDirection.map { "\($0.degrees)" }),
        ("wind_speed_of_gust", hour.gust.map { "\($0.metresPerSecond)" }),
      ])
      let next = object([
        ("precipitation_amount", hour.precipitation.map { "\($0.millimetres)" }),
        ("probability_of_precipitation", hour.precipitationChance.map { "\($0.fraction * 100)" }),
      ])
      let symbol = hour.condition.flatMap { Self.symbols[$0] }.map { #"{"symbol_code": "\#($0)"}"# } ?? "{}"
      let data = #"{"instant": {"details": \#(instant)}, "next_1_hours": {"summary": \#(symbol), "details": \#(next)}}"#
      return #"{"time": "\#(stamp(hour.start, in: .utc).replacing("+00:00", with: "Z"))", "data": \#(data)}"#
    }
    return metNorway(series: steps)
  }

  /// A whole answer around a series.
  func metNorway(series: [String]) -> String {
    """
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-87.63, 41.88, 180]},
     "properties": {"meta": {"updated_at": "2026-05-03T22:11:00Z", "units": {"air_temperature": "celsius",
      "wind_speed": "m/s", "precipitation_amount": "mm", "wind_from_direction": "degrees", "relative_humidity": "%"}},
      "timeseries": [\(series.joined(separator: ",\n"))]}}
    """
  }
}
