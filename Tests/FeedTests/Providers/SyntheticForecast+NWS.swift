import ForecastScene

extension SyntheticForecast {
  private static let weather: [Condition: (icon: String, text: String)] = [
    .clear: ("skc", "Sunny"), .partlyCloudy: ("sct", "Partly Sunny"), .overcast: ("ovc", "Cloudy"),
    .fog: ("fog", "Patchy Fog"), .rain: ("rain,60", "Rain"), .heavyRain: ("rain,90", "Heavy Rain"),
    .snow: ("snow,70", "Snow Likely"), .sleet: ("rain_snow,50", "Rain And Snow"),
    .thunderstorm: ("tsra,60", "Thunderstorms"),
  ]
  private static let points = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]

  var nwsPoint: String {
    """
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-87.63, 41.88]}, "properties": {
     "gridId": "LOT", "gridX": 76, "gridY": 73, "forecast": "https://api.weather.gov/gridpoints/LOT/76,73/forecast",
     "forecastHourly": "https://api.weather.gov/gridpoints/LOT/76,73/forecast/hourly",
     "forecastGridData": "https://api.weather.gov/gridpoints/LOT/76,73", "timeZone": "\(zone.identifier)"}}
    """
  }

  /// Periods of an hour; the wind in words.
  var nwsHours: String {
    let periods = hours.map { hour in
      let wind = hour.windSpeed.map { "\(Int($0.kilometresPerHour.rounded()))" }
      return period(
        hour.start, 3_600, isDay: true, hour.condition, hour.temperature,
        [
          ("probabilityOfPrecipitation", hour.precipitationChance.map { #"{"value": \#($0.fraction * 100)}"# }),
          (
            "relativeHumidity",
            hour.humidity.map { #"{"unitCode": "wmoUnit:percent", "value": \#($0.fraction * 100)}"# }
          ),
          ("windSpeed", wind.map { #""0 to \#($0) km/h""# }),
          ("windDirection", hour.windDirection.map { "\"\(Self.points[$0.sixteenth])\"" }),
        ])
    }
    return list(periods, generator: "HourlyForecastGenerator")
  }

  /// Days from six to six, each with its night.
  var nwsHalfDays: String {
    let periods = days.flatMap { day in
      let morning = zone.start(of: day.date).advanced(by: 6 * 3_600)
      return [
        period(morning, 43_200, isDay: true, day.condition, day.high, [("name", "\"Today\"")]),
        period(morning.advanced(by: 43_200), 43_200, isDay: false, day.condition, day.low, [("name", "\"Tonight\"")]),
      ]
    }
    return list(periods, generator: "BaselineForecastGenerator")
  }

  var nwsGrid: String {
    func series(_ unit: String, _ value: (HourlyForecast) -> Double?) -> String {
      let values = hours.map { hour in
        #"{"validTime": "\#(stamp(hour.start, in: .utc))/PT1H", "value": \#(value(hour).map { "\($0)" } ?? "null")}"#
      }
      return #"{"uom": "wmoUnit:\#(unit)", "values": [\#(values.joined(separator: ","))]}"#
    }
    return object([
      ("type", "\"Feature\""),
      (
        "properties",
        object([
          ("gridX", "\"76\""), ("apparentTemperature", series("degC") { $0.apparentTemperature?.celsius }),
          ("windGust", series("km_h-1") { $0.gust?.kilometresPerHour }),
          ("quantitativePrecipitation", series("mm") { $0.precipitation?.millimetres }),
        ])
      ),
    ])
  }

  private func list(_ periods: [String], generator: String) -> String {
    """
    {"type": "Feature", "properties": {"units": "si", "forecastGenerator": "\(generator)",
     "updateTime": "2026-05-03T22:11:00+00:00", "periods": [\(periods.joined(separator: ",\n"))]}}
    """
  }

  private func period(
    _ start: Instant, _ length: Double, isDay: Bool, _ condition: Condition?, _ temperature: Temperature?,
    _ others: [(String, String?)]
  ) -> String {
    let weather = condition.flatMap { Self.weather[$0] }
    return object(
      [
        ("startTime", "\"\(stamp(start))\""), ("endTime", "\"\(stamp(start.advanced(by: length)))\""),
        ("isDaytime", "\(isDay)"), ("temperature", temperature.map { "\($0.celsius)" } ?? "null"),
        ("temperatureUnit", "\"C\""),
        ("icon", weather.map { "\"https://api.weather.gov/icons/land/day/\($0.icon)?size=small\"" }),
        ("shortForecast", weather.map { "\"\($0.text)\"" }),
      ] + others)
  }
}
