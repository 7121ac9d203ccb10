import ForecastScene

/// The hours of an answer: the steps that tell of the hour after them.
///
/// The tail of the series has six-hour steps. They make days but no hours: what a service does not tell stays missing, and
/// an answer that grows old has as many hours as are left of it.
struct METNorwayHours {
  /// Ascending, unique.
  let hours: [HourlyForecast]

  init(_ response: METNorwayResponse, reader: METNorwayReader) {
    hours = EnoughHours.ordered(response.steps.compactMap { Self.hour($0, reader) })
  }

  private static func hour(_ step: METNorwayResponse.Step, _ reader: METNorwayReader) -> HourlyForecast? {
    guard let next = step.nextHour else { return nil }
    func value(_ variable: METNorwayVariable) -> Double? { reader.value(variable, step.details) }
    var hour = HourlyForecast(start: step.time)
    hour.temperature = value(.temperature).map(Temperature.init(celsius:))
    hour.windSpeed = value(.windSpeed).map(Speed.init(metresPerSecond:))
    hour.windDirection = value(.windDirection).map(Direction.init(degrees:))
    hour.gust = value(.gust).map(Speed.init(metresPerSecond:))
    let dewPoint = value(.dewPoint).map(Temperature.init(celsius:))
    hour.humidity =
      value(.humidity).map { Share(fraction: $0 / 100) } ?? RelativeHumidity.share(hour.temperature, dewPoint: dewPoint)
    hour.apparentTemperature =
      value(.apparentTemperature).map(Temperature.init(celsius:))
      ?? ApparentTemperature.felt(hour.temperature, humidity: hour.humidity, wind: hour.windSpeed)
    hour.uvIndex = uvIndex(clearSky: value(.clearSkyUV), cover: value(.cloudCover))
    hour.condition = next.symbol.flatMap(METNorwaySymbol.condition)
    hour.precipitation = reader.value(.precipitation, next.details).map(Precipitation.init(millimetres:))
    hour.precipitationChance =
      reader.value(.precipitationChance, next.details).map { Share(fraction: $0 / 100) }
    return hour
  }

  /// The service tells the index under a clear sky only. It is taken where clouds hide at most half of the sky and so
  /// hardly change it; under more it would promise a sun that is not there, and is left out.
  private static func uvIndex(clearSky: Double?, cover: Double?) -> Double? {
    guard let clearSky else { return nil }
    if clearSky == 0 { return 0 }
    return (cover ?? 100) <= 50 ? clearSky : nil
  }
}
