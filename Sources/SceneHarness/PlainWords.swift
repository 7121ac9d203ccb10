import ForecastScene

/// The words of a page as plain as can be: enough to fill every place on it, in no particular language.
enum PlainWords {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static func words(for content: PageContent) -> PageWords {
    var words = PageWords()
    let date = content.place.zone.date(at: content.now)
    words.place = content.place.name.uppercased()
    words.weekday = "\(weekdays[date.weekday])day"
    words.date = "\(date.day). \(date.month). \(date.year)"
    words.compactDate = "\(words.weekday), \(words.date)"
    words.editionNumber = "No. \(date.dayOfYear)"
    words.coordinates = "52.65 N 7.25 W"
    words.issue = "Issued"
    words.hours = content.hours.map { hour($0, content) }
    words.days = content.days.map { day($0, content) }
    words.dials = content.dials.map { dial($0, content) }
    words.scale = stride(from: -40.0, through: 50, by: 5)
      .map { PageWords.ScaleMark(temperature: Temperature(celsius: $0), label: String(Int($0))) }
      .filter { content.scale.range.contains($0.temperature) }
    words.credit = content.forecast?.provider.credit ?? ""
    if content.state == .failed || content.state == .waitingForClock { words.notice = notice(content) }
    words.aloud = aloud(content, words)
    return words
  }

  private static func hour(_ hour: TapeHour, _ content: PageContent) -> PageWords.Hour {
    var words = PageWords.Hour()
    let (date, second) = content.place.zone.civil(at: hour.start)
    words.label = two(second / 3_600)
    words.time = "\(two(second / 3_600)):\(two(second / 60 % 60))"
    words.shortDayName = weekdays[date.weekday]
    words.dayName = "\(weekdays[date.weekday])day"
    words.condition = hour.forecast.condition?.rawValue
    words.temperature = hour.forecast.temperature.map { Figure(rounding: $0.celsius) }
    words.apparentTemperature = hour.forecast.apparentTemperature.map { Figure(rounding: $0.celsius) }
    words.rainChance = hour.forecast.precipitationChance.map { Figure(rounding: $0.fraction * 100) }
    words.windSpeed = hour.forecast.windSpeed.map { "\(Figure(rounding: $0.kilometresPerHour).value) km/h" }
    words.windOrigin = hour.forecast.windDirection.map { "from \($0.sixteenth)" }
    words.uvIndex = hour.forecast.uvIndex.map { Figure(rounding: $0) }
    words.uvBand = words.uvIndex.map { $0.value > 5 ? "High" : "Low" }
    words.humidity = hour.forecast.humidity.map { "\(Figure(rounding: $0.fraction * 100).value)%" }
    words.spoken = [words.time, words.temperature.map { "\($0.value) degrees" }, words.condition].compactMap { $0 }
      .joined(separator: ", ")
    words.spokenSidebar = "Feels like \(words.apparentTemperature?.value ?? 0)"
    words.spokenWind = "Wind: \(words.windSpeed ?? "not known")"
    words.spokenUVIndex = "UV index: \(words.uvIndex?.value ?? 0)"
    words.spokenHumidity = "Humidity: \(words.humidity ?? "not known")"
    return words
  }

  private static func day(_ day: PageContent.Day, _ content: PageContent) -> PageWords.Day {
    var words = PageWords.Day()
    words.name = weekdays[day.forecast.date.weekday]
    words.low = (day.range?.low).map { Figure(rounding: $0.celsius) }
    words.high = (day.range?.high).map { Figure(rounding: $0.celsius) }
    words.rainChance = day.forecast.precipitationChance.map { "\(Figure(rounding: $0.fraction * 100).value)%" }
    words.sunrise = day.sunrise.map { time($0, content) }
    words.sunset = day.sunset.map { time($0, content) }
    words.moon = "Moon"
    words.spoken = "\(words.name): low \(words.low?.value ?? 0), high \(words.high?.value ?? 0)"
    words.spokenSun = "Sun and moon: \(words.sunrise ?? "none")"
    return words
  }

  private static func dial(_ dial: PageContent.Dial, _ content: PageContent) -> PageWords.Dial {
    var words = PageWords.Dial()
    words.left = "From \(time(dial.start, content))"
    words.right = "To \(time(dial.end, content))"
    words.inside = "\(Int(dial.end.seconds(since: dial.start) / 60)) min"
    words.spoken = "\(words.left) \(words.right)"
    return words
  }

  private static func aloud(_ content: PageContent, _ words: PageWords) -> PageWords.Aloud {
    var aloud = PageWords.Aloud()
    aloud.page = "Almanac for \(content.place.name)"
    aloud.masthead = "\(content.place.name), \(words.compactDate)"
    aloud.status = content.state == .loading ? "Loading" : content.state.hasForecast ? words.issue : words.notice.title
    aloud.loading = "Loading"
    aloud.loaded = "Loaded"
    aloud.failed = words.notice.title
    aloud.isBusy = content.state == .loading
    return aloud
  }

  private static func notice(_ content: PageContent) -> PageWords.Notice {
    var notice = PageWords.Notice()
    notice.title = "Nothing could be printed"
    notice.explanation = "The service did not answer. It is tried again in two minutes."
    notice.reason = "no answer"
    guard content.state == .failed else { return notice }
    notice.retry = "Retry now"
    notice.skyHead = "What needs no forecast"
    notice.facts = [PageWords.Fact(label: "Moon", value: "New")]
    return notice
  }

  private static func time(_ instant: Instant, _ content: PageContent) -> String {
    let second = content.place.zone.civil(at: instant).secondOfDay
    return "\(two(second / 3_600)):\(two(second / 60 % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
