import ForecastScene

/// The way from Home Assistant's parts to the model.
struct HomeAssistantMapping {
  let response: HomeAssistantResponse
  let zone: ZoneRules

  /// The forecast. Throws where the parts hold too little.
  func forecast(received: Instant) throws(FeedError) -> Forecast {
    let reader = try HomeAssistantReader(response.state)
    let hours = EnoughHours.ordered(response.hourly.map { hour($0, reader) })
    try EnoughHours.check(hours)
    let isHalved = response.daily.contains { $0.isDay != nil }
    let told = isHalved ? HalfDay.days(halves(reader), in: zone) : response.daily.map { day($0, reader) }
    return Forecast(
      provider: provider, issued: nil, received: received, hours: hours,
      days: DayRows.rows(told, hours: HourlyDays(hours: hours, zone: zone)))
  }

  /// Home Assistant with the credit of the service behind the entity.
  private var provider: Forecast.Provider {
    let identity = HomeAssistantProvider.identity
    return Forecast.Provider(
      identifier: identity.identifier, name: identity.name, credit: response.state.attribution ?? identity.credit)
  }

  private func hour(_ item: HomeAssistantItem, _ reader: HomeAssistantReader) -> HourlyForecast {
    var hour = HourlyForecast(start: item.start)
    hour.temperature = reader.temperature(item, "temperature")
    hour.windSpeed = reader.speed(item, "wind_speed")
    hour.windDirection = reader.direction(item)
    hour.gust = reader.speed(item, "wind_gust_speed")
    hour.humidity =
      reader.share(item, "humidity")
      ?? RelativeHumidity.share(hour.temperature, dewPoint: reader.temperature(item, "dew_point"))
    hour.apparentTemperature =
      reader.temperature(item, "apparent_temperature")
      ?? ApparentTemperature.felt(hour.temperature, humidity: hour.humidity, wind: hour.windSpeed)
    hour.uvIndex = WireQuantity.index.value(item.fields["uv_index"])
    hour.condition = reader.condition(item)
    hour.precipitation = reader.precipitation(item, .hourlyAmount)
    hour.precipitationChance = reader.share(item, "precipitation_probability")
    return hour
  }

  private func day(_ item: HomeAssistantItem, _ reader: HomeAssistantReader) -> DailyForecast {
    var day = DailyForecast(date: HomeAssistantDate.date(item.start, in: zone))
    day.high = reader.temperature(item, "temperature")
    day.low = reader.temperature(item, "templow")
    day.condition = reader.condition(item)
    day.precipitation = reader.precipitation(item, .dailyAmount)
    day.precipitationChance = reader.share(item, "precipitation_probability")
    return day
  }

  private func halves(_ reader: HomeAssistantReader) -> [HalfDay] {
    response.daily.map { item in
      var half = HalfDay(start: item.start, isDay: item.isDay ?? true)
      half.temperature = reader.temperature(item, "temperature")
      half.condition = reader.condition(item)
      half.precipitation = reader.precipitation(item, .dailyAmount)
      half.precipitationChance = reader.share(item, "precipitation_probability")
      return half
    }
  }
}
