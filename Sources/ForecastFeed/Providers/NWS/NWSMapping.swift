import ForecastScene

/// The way from the service's parts to the model.
struct NWSMapping {
  let response: NWSResponse
  let zone: ZoneRules

  /// The forecast. Throws where the parts hold too little.
  func forecast(received: Instant) throws(FeedError) -> Forecast {
    let hours = EnoughHours.ordered((response.hourly?.periods ?? []).map(hour))
    try EnoughHours.check(hours)
    return Forecast(
      provider: NWSProvider.identity, issued: response.hourly?.updated ?? response.halfDays?.updated,
      received: received, hours: hours, days: days(hours))
  }

  /// The wind in words stands for the hour; gusts, rain and what it feels like come from the grid, where there is one.
  private func hour(_ period: NWSPeriod) -> HourlyForecast {
    var hour = HourlyForecast(start: period.start.instant)
    hour.temperature = period.temperature
    hour.humidity = period.humidity ?? RelativeHumidity.share(period.temperature, dewPoint: period.dewPoint)
    hour.windSpeed = period.windSpeed
    hour.windDirection = period.windDirection
    hour.precipitationChance = period.precipitationChance ?? period.icon?.halves.first?.chance
    hour.condition = NWSCondition(period).first
    let grid = response.grid
    hour.gust = period.gust ?? grid?.gust.value(at: hour.start).map(Speed.init(metresPerSecond:))
    hour.precipitation = grid?.precipitation.amount(ofHourFrom: hour.start).map(Precipitation.init(millimetres:))
    hour.apparentTemperature =
      grid?.apparentTemperature.value(at: hour.start).map(Temperature.init(celsius:))
      ?? ApparentTemperature.felt(hour.temperature, humidity: hour.humidity, wind: hour.windSpeed)
    return hour
  }

  /// Days of the periods with what only hours tell; the chance is the highest of the hours where they make a day.
  private func days(_ hours: [HourlyForecast]) -> [DailyForecast] {
    let built = HourlyDays(hours: hours, zone: zone)
    let halves = (response.halfDays?.periods ?? []).map(half)
    let told = HalfDay.days(halves, in: zone).map { day in
      var day = day
      if built.coverage(of: day.date) >= 0.9, let chance = built.day(day.date)?.precipitationChance {
        day.precipitationChance = chance
      }
      return day
    }
    return DayRows.rows(told, hours: built)
  }

  private func half(_ period: NWSPeriod) -> HalfDay {
    var half = HalfDay(start: period.start.instant, isDay: period.isDay)
    half.temperature = period.temperature
    half.condition = NWSCondition(period).gravest
    half.precipitationChance = period.precipitationChance ?? period.icon?.halves.compactMap(\.chance).max()
    return half
  }
}
