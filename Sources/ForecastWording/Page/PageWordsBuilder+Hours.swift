import ForecastScene

extension PageWordsBuilder {
  /// What is said of an hour of the tape. Of a withdrawn forecast nothing is said but the time.
  func words(for hour: TapeHour, of content: PageContent) -> PageWords.Hour {
    let (clock, date) = (clock(of: content), content.place.zone.date(at: hour.start))
    var words = PageWords.Hour()
    words.time = clock.time(hour.start)
    words.label = clock.label(hour.start)
    words.dayName = names.weekday(date)
    words.shortDayName = names.shortWeekday(date)
    var spoken = SpokenHour(time: words.time, isRepeated: clock.isRepeated(hour.start))
    spoken.day = hour.opensDay ? words.dayName : nil
    if content.state != .current(.withdrawn) { set(hour, in: &words, spoken: &spoken) }
    spoken.isAwaited = content.state == .loading
    words.spoken = sentences.spoken(spoken)
    setAloud(hour, of: content, in: &words)
    return words
  }

  /// A temperature in the shown unit.
  func figure(_ temperature: Temperature?) -> Figure? {
    Figure(known: temperature.map(settings.temperatureUnit.degrees))
  }

  /// Per cent, 0…100; nil below zero, where a share is none.
  func percent(_ share: Share?) -> Figure? {
    guard let share, share.fraction >= 0 else { return nil }
    return Figure(known: min(1, share.fraction) * 100)
  }

  private func set(_ hour: TapeHour, in words: inout PageWords.Hour, spoken: inout SpokenHour) {
    let forecast = hour.forecast
    spoken.isKnown = forecast != HourlyForecast(start: forecast.start)
    words.condition = forecast.condition.map { sentences.condition($0, isDay: hour.isDay) }
    words.temperature = figure(forecast.temperature)
    words.apparentTemperature = figure(forecast.apparentTemperature)
    setWind(of: forecast, in: &words)
    setAir(of: forecast, in: &words)
    spoken.temperature = words.temperature?.value
    spoken.condition = words.condition
    setRain(of: forecast, in: &words, spoken: &spoken)
  }

  private func setRain(of forecast: HourlyForecast, in words: inout PageWords.Hour, spoken: inout SpokenHour) {
    words.rainChance = percent(forecast.precipitationChance)
    if let chance = words.rainChance {
      spoken.rainChance = chance.value >= PageWordsBuilder.leastChance ? chance.value : nil
    } else if let amount = forecast.precipitation {
      let amount = RainAmount(amount, in: settings.precipitationUnit, separator: sentences.decimalSeparator)
      words.rainAmount = amount.map(sentences.rainAmount)
      spoken.rainAmount = amount.flatMap { $0.isNone ? nil : $0 }
    }
  }

  private func setWind(of forecast: HourlyForecast, in words: inout PageWords.Hour) {
    guard let speed = forecast.windSpeed, speed.metresPerSecond >= 0,
      let number = Figure(known: settings.windUnit.number(speed))
    else { return }
    guard number.value > 0 else { return words.windSpeed = sentences.calm }
    words.windSpeed = sentences.windSpeed(number.text, unit: settings.windUnit)
    words.windOrigin = forecast.windDirection.flatMap { $0.degrees.isFinite ? sentences.origin(of: $0) : nil }
  }

  private func setAir(of forecast: HourlyForecast, in words: inout PageWords.Hour) {
    if let index = Figure(known: forecast.uvIndex), !index.isNegative {
      words.uvIndex = index
      words.uvBand = sentences.band(UVBand(index: index.value))
    }
    words.humidity = percent(forecast.humidity).map { sentences.percent($0.value) }
    guard let humidity = forecast.humidity, let temperature = forecast.temperature else { return }
    let dewPoint = figure(Temperature(dewPointOf: temperature, humidity: humidity))
    words.dewPoint = dewPoint.map { sentences.dewPoint($0.text) }
  }
}
