import ForecastScene

// What is only read aloud.

extension PageWordsBuilder {
  /// The names of the page's parts, and what it says of itself.
  func aloud(of content: PageContent, service: ServiceStatus, _ words: PageWords) -> PageWords.Aloud {
    var aloud = PageWords.Aloud()
    aloud.page = sentences.almanac(of: content.place.name)
    aloud.masthead = spokenMasthead(of: content, words)
    aloud.status = status(of: content, service: service, words)
    aloud.hour = sentences.hourName
    aloud.earlier = sentences.earlier
    aloud.later = sentences.later
    aloud.button = sentences.buttonName
    aloud.days = sentences.daysName(content.state.hasForecast ? content.days.count : PageComposer.tableLength)
    aloud.sunAndMoon = sentences.sunAndMoonName
    aloud.loading = sentences.loadingAloud
    if content.state.hasForecast { aloud.loaded = sentences.loadedAloud(aloud.status) }
    if content.state == .failed { aloud.failed = sentences.failedAloud(words.notice.explanation) }
    aloud.isBusy = service == .loading && content.state != .waitingForClock
    return aloud
  }

  private func spokenMasthead(of content: PageContent, _ words: PageWords) -> String {
    guard content.state != .waitingForClock else {
      return sentences.masthead(place: content.place.name, date: nil, edition: nil)
    }
    let date = sentences.compactDate(weekday: words.weekday, dayAndMonth: words.date)
    let edition = content.place.zone.date(at: content.now).dayOfYear
    return sentences.masthead(place: content.place.name, date: date, edition: edition)
  }

  private func status(of content: PageContent, service: ServiceStatus, _ words: PageWords) -> String {
    switch content.state {
    case .waitingForClock: sentences.status(words.notice.title, words.notice.explanation)
    case .loading: sentences.loadingAloud
    case .failed: service == .loading ? sentences.loadingAloud : sentences.failedAloud(words.notice.explanation)
    case .current: words.issue
    }
  }

  /// What stands around an hour of the tape.
  func setAloud(_ hour: TapeHour, of content: PageContent, in words: inout PageWords.Hour) {
    let air = air(of: hour, in: content)
    let gap = content.state == .loading ? SpokenGap.awaited : .unknown
    words.spokenSidebar = sentences.spokenSidebar(air, gap: gap)
    words.spokenWind = sentences.spokenWind(air.wind, gap: gap)
    words.spokenUVIndex = sentences.spokenUVIndex(air.uvIndex, air.uvBand, gap: gap)
    words.spokenHumidity = sentences.spokenHumidity(air.humidity, dewPoint: air.dewPoint, gap: gap)
  }

  /// Of a withdrawn forecast nothing is said.
  private func air(of hour: TapeHour, in content: PageContent) -> SpokenAir {
    var air = SpokenAir()
    guard content.state != .current(.withdrawn) else { return air }
    let forecast = hour.forecast
    air.apparentTemperature = figure(forecast.apparentTemperature)?.value
    if let day = hour.day, content.days.indices.contains(day) {
      let (low, high) = extremes(of: content.days[day])
      (air.low, air.high) = (low?.value, high?.value)
    }
    air.rainChance = percent(forecast.precipitationChance)?.value
    if air.rainChance == nil, let amount = forecast.precipitation {
      air.rainAmount = RainAmount(amount, in: settings.precipitationUnit, separator: sentences.decimalSeparator)
    }
    air.wind = wind(of: forecast)
    if let index = Figure(known: forecast.uvIndex), !index.isNegative {
      (air.uvIndex, air.uvBand) = (index.value, UVBand(index: index.value))
    }
    air.humidity = percent(forecast.humidity)?.value
    if let humidity = forecast.humidity, let temperature = forecast.temperature {
      air.dewPoint = figure(Temperature(dewPointOf: temperature, humidity: humidity))?.value
    }
    return air
  }

  private func wind(of forecast: HourlyForecast) -> SpokenWind? {
    guard let speed = forecast.windSpeed, speed.metresPerSecond >= 0,
      let number = Figure(known: settings.windUnit.number(speed))
    else { return nil }
    let origin = forecast.windDirection.flatMap { $0.degrees.isFinite ? $0 : nil }
    return SpokenWind(speed: number.value, unit: settings.windUnit, origin: origin)
  }
}
