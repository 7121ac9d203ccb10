// What of a forecast can be printed: a number that is not finite is no more known than one that was never given.

extension Forecast {
  /// The last hour of which anything is known.
  var lastKnownHour: HourlyForecast? { hours.last(where: \.isKnown) }

  /// The end of the last hour of which anything is known.
  var end: Instant? { lastKnownHour?.start.advanced(by: Hour.length) }
}

extension HourlyForecast {
  /// Whether it says anything at all.
  var isKnown: Bool { finite != HourlyForecast(start: start) }

  /// The hour without its numbers that are not finite.
  var finite: HourlyForecast {
    var hour = self
    hour.temperature = temperature.finite(\.celsius)
    hour.apparentTemperature = apparentTemperature.finite(\.celsius)
    hour.precipitationChance = precipitationChance.finite(\.fraction)
    hour.precipitation = precipitation.finite(\.millimetres)
    hour.windSpeed = windSpeed.finite(\.metresPerSecond)
    hour.windDirection = windDirection.finite(\.degrees)
    hour.gust = gust.finite(\.metresPerSecond)
    hour.uvIndex = uvIndex.finite(\.self)
    hour.humidity = humidity.finite(\.fraction)
    return hour
  }
}

extension DailyForecast {
  /// The day without its numbers that are not finite.
  var finite: DailyForecast {
    var day = self
    day.low = low.finite(\.celsius)
    day.high = high.finite(\.celsius)
    day.precipitationChance = precipitationChance.finite(\.fraction)
    day.precipitation = precipitation.finite(\.millimetres)
    return day
  }
}

extension Optional {
  /// The quantity where its number is finite.
  fileprivate func finite(_ number: (Wrapped) -> Double) -> Wrapped? { flatMap { number($0).isFinite ? $0 : nil } }
}
