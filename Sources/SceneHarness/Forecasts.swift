import ForecastScene

/// Canned forecasts for tests: the same at every call, on every machine.
public enum Forecasts {
  /// The service that made them up.
  public static let provider = Forecast.Provider(
    identifier: "open-meteo", name: "Open-Meteo", credit: "Weather data by Open-Meteo.com, CC BY 4.0")

  /// A summer afternoon: Kilkenny, 14 July 2026, 15:00.
  public static func kilkenny() -> Scene {
    let zone = ForecastZones.dublin
    let place = Place(name: "Kilkenny", coordinate: coordinate(52.65, -7.25), zone: zone)
    let now = utc(2026, 7, 14, 14)
    let table = DayTable(
      lows: [14, 13, 11, 9, 8, 10, 12, 15, 16, 13, 12], highs: [26, 24, 19, 17, 18, 21, 25, 28, 29, 22, 20],
      chances: [80, 10, 85, 60, 20, 0, 0, 0, 30, 55, 20],
      conditions: [
        .rainShowers, .partlyCloudy, .rain, .rain, .overcast, .clear, .clear, .partlyCloudy, .thunderstorm,
        .rainShowers, .overcast,
      ])
    var forecast = table.forecast(
      from: CivilDate(year: 2026, month: 7, day: 14), in: zone, received: utc(2026, 7, 14, 13, 52))
    afternoon(from: now, in: &forecast)
    return Scene(place: place, forecast: forecast, now: now)
  }

  /// A winter noon below zero: Tromsø, 6 February 2026, 13:00.
  public static func negative() -> Scene {
    let zone = ForecastZones.oslo
    let place = Place(name: "Tromsø", coordinate: coordinate(69.65, 18.96), zone: zone)
    let table = DayTable(
      lows: [-14, -13, -11, -9, -7, -5, -4, -6, -8, -10, -9], highs: [-8, -6, -4, -2, -1, 2, 3, 1, 0, -3, -4],
      chances: [70, 40, 10, 0, 20, 55, 30, 10, 0, 0, 10],
      conditions: [
        .lightSnow, .overcast, .partlyCloudy, .clear, .overcast, .snow, .sleetShowers, .partlyCloudy, .clear,
        .partlyCloudy, .overcast,
      ])
    let now = utc(2026, 2, 6, 12)
    var forecast = table.forecast(
      from: CivilDate(year: 2026, month: 2, day: 6), in: zone, received: utc(2026, 2, 6, 11, 52))
    change(at: now, in: &forecast) {
      $0.temperature = Temperature(celsius: -12)
      $0.apparentTemperature = Temperature(celsius: -19)
    }
    return Scene(place: place, forecast: forecast, now: now)
  }

  /// A day of three figures in Fahrenheit: Phoenix, 12 July 2026, 16:00, 40 °C or 104 °F.
  public static func hot() -> Scene {
    let zone = ForecastZones.phoenix
    let place = Place(name: "Phoenix", coordinate: coordinate(33.45, -112.07), zone: zone)
    let table = DayTable(
      lows: Array(repeating: 29, count: 11), highs: Array(repeating: 43, count: 11),
      chances: Array(repeating: 0, count: 11), conditions: Array(repeating: .clear, count: 11))
    let now = utc(2026, 7, 12, 23)
    var forecast = table.forecast(
      from: CivilDate(year: 2026, month: 7, day: 12), in: zone, received: utc(2026, 7, 12, 22, 45))
    change(at: now, in: &forecast) { $0.temperature = Temperature(celsius: 40) }
    return Scene(place: place, forecast: forecast, now: now)
  }

  /// Kilkenny with values missing everywhere: hours and days of which nothing or little is known, and one hour left out.
  public static func gaps() -> Scene {
    var scene = kilkenny()
    for number in scene.forecast.hours.indices {
      scene.forecast.hours[number] = thinned(scene.forecast.hours[number], by: number)
    }
    for number in scene.forecast.days.indices {
      scene.forecast.days[number] = thinned(scene.forecast.days[number], by: number)
    }
    scene.forecast.hours.removeAll { $0.start == scene.now.advanced(by: 5 * 3_600) }
    return scene
  }

  /// A noon without a sun: Longyearbyen, 21 December 2026, 12:00.
  public static func polar() -> Scene {
    let zone = ForecastZones.oslo
    let place = Place(name: "Longyearbyen", coordinate: coordinate(78.2232, 15.6267), zone: zone)
    let table = DayTable(
      lows: Array(repeating: -18, count: 11), highs: Array(repeating: -9, count: 11),
      chances: Array(repeating: 5, count: 11), conditions: Array(repeating: .clear, count: 11))
    let forecast = table.forecast(
      from: CivilDate(year: 2026, month: 12, day: 21), in: zone, received: utc(2026, 12, 21, 10, 50))
    return Scene(place: place, forecast: forecast, now: utc(2026, 12, 21, 11))
  }

  /// An instant of coordinated universal time.
  public static func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Instant {
    let days = CivilDate(year: year, month: month, day: day).daysSince1970
    return Instant(secondsSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60))
  }

  /// A coordinate that is known to be one.
  public static func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("A canned place has degrees in range.")
    }
    return coordinate
  }

  /// A place at degrees of latitude and longitude that are known to be in range.
  public static func place(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: ZoneRules) -> Place {
    Place(name: name, coordinate: coordinate(latitude, longitude), zone: zone)
  }

  /// Changes the hour that starts at an instant.
  public static func change(
    at start: Instant, in forecast: inout Forecast, _ body: (inout HourlyForecast) -> Void
  ) {
    guard let number = forecast.hours.firstIndex(where: { $0.start == start }) else { return }
    body(&forecast.hours[number])
  }
}
