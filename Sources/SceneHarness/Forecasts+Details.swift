import ForecastScene

extension Forecasts {
  /// The first afternoon and night of Kilkenny, hour by hour from 15:00.
  static func afternoon(from now: Instant, in forecast: inout Forecast) {
    let temperatures = [24, 25, 26, 25, 23, 21, 19, 18, 17, 16, 15, 15, 14, 14, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24]
    let chances = [55, 60, 65, 55, 40, 20, 10, 5, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 10, 10, 10, 5, 5, 0]
    for (number, (temperature, chance)) in zip(temperatures, chances).enumerated() {
      change(at: now.advanced(by: Double(number) * 3_600), in: &forecast) {
        $0.temperature = Temperature(celsius: Double(temperature))
        $0.precipitationChance = Share(fraction: Double(chance) / 100)
        $0.condition = chance >= 60 ? .rainShowers : .partlyCloudy
      }
    }
    change(at: now, in: &forecast) {
      $0.apparentTemperature = Temperature(celsius: 23)
      $0.windSpeed = Speed(metresPerSecond: 5)
      $0.windDirection = Direction(degrees: 225)
      $0.uvIndex = 6
      $0.humidity = Share(fraction: 0.58)
    }
  }

  /// An hour from which something is taken away, all of it at every eighth.
  static func thinned(_ hour: HourlyForecast, by number: Int) -> HourlyForecast {
    if number % 8 == 7 { return HourlyForecast(start: hour.start) }
    var hour = hour
    if number % 2 == 0 { hour.precipitationChance = nil }
    if number % 3 == 0 { hour.temperature = nil }
    if number % 4 == 0 { (hour.windDirection, hour.precipitation) = (nil, nil) }
    if number % 5 == 0 { (hour.condition, hour.windSpeed) = (nil, nil) }
    if number % 6 == 0 { (hour.uvIndex, hour.humidity, hour.apparentTemperature) = (nil, nil, nil) }
    return hour
  }

  /// A day from which something is taken away, all of it at every fifth.
  static func thinned(_ day: DailyForecast, by number: Int) -> DailyForecast {
    if number % 5 == 4 { return DailyForecast(date: day.date) }
    var day = day
    if number % 2 == 0 { day.low = nil }
    if number % 3 == 0 { day.high = nil }
    if number % 4 == 0 { (day.condition, day.precipitationChance) = (nil, nil) }
    return day
  }
}
