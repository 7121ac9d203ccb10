import ForecastScene

/// Days written as four columns, from which a forecast with its hours is made.
struct DayTable {
  /// Degrees Celsius.
  var lows: [Double]
  var highs: [Double]
  /// Per cent.
  var chances: [Double]
  var conditions: [Condition]

  /// The forecast of these days, each with all its hours.
  func forecast(from first: CivilDate, in zone: ZoneRules, received: Instant) -> Forecast {
    let dates = lows.indices.map { first.advanced(by: $0) }
    return Forecast(
      provider: Forecasts.provider, issued: received, received: received,
      hours: dates.indices.flatMap { hours(of: $0, on: dates[$0], in: zone) },
      days: dates.indices.map { day($0, on: dates[$0]) })
  }

  private func day(_ row: Int, on date: CivilDate) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = conditions[row]
    day.low = Temperature(celsius: lows[row])
    day.high = Temperature(celsius: highs[row])
    day.precipitationChance = Share(fraction: chances[row] / 100)
    return day
  }

  private func hours(of row: Int, on date: CivilDate, in zone: ZoneRules) -> [HourlyForecast] {
    let (start, end) = (zone.start(of: date), zone.start(of: date.advanced(by: 1)))
    return stride(from: 0, to: end.seconds(since: start), by: 3_600).map {
      hour(of: row, start: start.advanced(by: $0), share: $0 / 86_400)
    }
  }

  private func hour(of row: Int, start: Instant, share: Double) -> HourlyForecast {
    // Coldest at three, warmest at three in the afternoon.
    let warmth = (1 - Libm.cos((share - 0.125) * 2 * .pi)) / 2
    let temperature = lows[row] + (highs[row] - lows[row]) * warmth
    var hour = HourlyForecast(start: start)
    hour.temperature = Temperature(celsius: temperature)
    hour.apparentTemperature = Temperature(celsius: temperature - 1.5)
    hour.condition = conditions[row]
    hour.precipitationChance = Share(fraction: chances[row] / 100)
    hour.precipitation = Precipitation(millimetres: chances[row] >= 50 ? 0.8 : 0)
    hour.windSpeed = Speed(metresPerSecond: 2 + 3 * warmth)
    hour.windDirection = Direction(degrees: 225)
    hour.uvIndex = max(0, 9 * (warmth - 0.4))
    hour.humidity = Share(fraction: 0.85 - 0.35 * warmth)
    return hour
  }
}
