import ForecastFeed
import ForecastScene

/// Hours and days made up for tests, to be written the way each of the four services writes.
struct SyntheticForecast {
  var zone: ZoneRules
  /// Ascending, an hour apart.
  var hours: [HourlyForecast]
  /// In the services that tell days; none leaves the daily part out.
  var days: [DailyForecast] = []

  /// The answer of a service that tells exactly this.
  func parts(_ service: ForecastService) -> [WirePart] {
    let bodies: [String] =
      switch service {
      case .openMeteo: [openMeteo]
      case .metNorway: [metNorway]
      case .nws: [nwsPoint, nwsHours, nwsGrid] + (days.isEmpty ? [] : [nwsHalfDays])
      case .homeAssistant: [homeAssistantState, homeAssistantHours] + (days.isEmpty ? [] : [homeAssistantDays])
      }
    return bodies.map { WirePart(body: Array($0.utf8)) }
  }

  /// What the almanac reads out of that answer.
  func read(_ service: ForecastService, zones: ZoneChoice? = nil) throws(FeedError) -> ForecastAnswer {
    try service.provider().answer(
      from: parts(service), received: hours[0].start, zones: zones ?? ZoneChoice(fixed: zone))
  }

  /// A time with an offset.
  func stamp(_ instant: Instant, in zone: ZoneRules? = nil) -> String {
    let zone = zone ?? self.zone
    let (date, second) = zone.civil(at: instant)
    let offset = zone.offset(at: instant)
    let east = "\(offset < 0 ? "-" : "+")\(two(abs(offset) / 3_600)):\(two(abs(offset) / 60 % 60))"
    let time = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(date.year)-\(two(date.month))-\(two(date.day))T\(time)\(east)"
  }

  /// An object of JSON out of what is known.
  func object(_ members: [(String, String?)]) -> String {
    "{" + members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }.joined(separator: ", ") + "}"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension SyntheticForecast {
  /// Hours that count up from 0.0 °C by a tenth of a degree, from the midnight that begins a date.
  static func counting(_ zone: ZoneRules, from date: CivilDate, hours count: Int) -> SyntheticForecast {
    let begin = zone.start(of: date)
    let hours = (0..<count).map { number in
      var hour = HourlyForecast(start: begin.advanced(by: Double(number) * 3_600))
      hour.temperature = Temperature(celsius: Double(number) / 10)
      hour.condition = .overcast
      hour.precipitation = Precipitation(millimetres: 0.5)
      return hour
    }
    return SyntheticForecast(zone: zone, hours: hours)
  }

  /// One day and the six hours after it, with the conditions that all four services can tell apart.
  static func mixedDay(_ zone: ZoneRules, on date: CivilDate) -> SyntheticForecast {
    let conditions: [Condition] = [
      .clear, .clear, .partlyCloudy, .fog, .fog, .overcast, .overcast, .rain, .heavyRain, .heavyRain, .thunderstorm,
      .rain, .sleet, .snow, .snow, .overcast, .partlyCloudy, .clear, .clear, .clear, .partlyCloudy, .overcast, .rain,
      .rain, .overcast, .overcast, .clear, .clear, .clear, .clear,
    ]
    let tenths = [
      -31, -38, -42, -45, -40, -12, 3, 18, 34, 52, 71, 88, 95, 104, 117, 152, 203, 268, 314, 289, 221, 163, 108, 64, 41,
      22, 10, 0, -5, -9,
    ]
    let amounts = [0, 0, 0, 0, 0, 0, 0, 0.4, 3.2, 5.1, 7.6, 1.1, 0.8, 0.3, 0.2, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.9]
    let begin = zone.start(of: date)
    let hours = conditions.indices.map { number in
      var hour = HourlyForecast(start: begin.advanced(by: Double(number) * 3_600))
      hour.temperature = Temperature(celsius: Double(tenths[number]) / 10)
      hour.apparentTemperature = Temperature(celsius: Double(tenths[number] - 17) / 10)
      hour.condition = conditions[number]
      hour.precipitation = Precipitation(millimetres: number < amounts.count ? amounts[number] : 0)
      hour.precipitationChance = Share(fraction: Double(number * 3 % 10) / 10)
      hour.windSpeed = Speed(metresPerSecond: Double(number % 7) * 2.5)
      hour.windDirection = Direction(degrees: Double(number % 16) * 22.5)
      hour.gust = Speed(metresPerSecond: Double(number % 7) * 2.5 + 5)
      hour.humidity = Share(fraction: Double(40 + number * 2) / 100)
      return hour
    }
    var today = DailyForecast(date: date)
    today.low = Temperature(celsius: -4.5)
    today.high = Temperature(celsius: 31.4)
    today.condition = .thunderstorm
    return SyntheticForecast(zone: zone, hours: hours, days: [today])
  }
}
