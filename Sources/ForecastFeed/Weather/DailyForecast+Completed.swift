import ForecastScene

extension DailyForecast {
  /// The day with what it does not tell taken from another telling of it.
  func completed(from other: DailyForecast) -> DailyForecast {
    var day = self
    day.condition = condition ?? other.condition
    day.low = low ?? other.low
    day.high = high ?? other.high
    day.precipitation = precipitation ?? other.precipitation
    day.precipitationChance = precipitationChance ?? other.precipitationChance
    return day
  }
}
