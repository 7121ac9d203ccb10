import ForecastScene

// The names of the page's parts for whoever does not see them, and what the page says by itself.

extension English {
  func almanac(of place: String) -> String { "Weather almanac for \(place)" }

  func masthead(place: String, date: String?, edition: Int?) -> String {
    let number = edition.map { "edition \($0)" }
    return [place, date, number].compactMap { $0 }.joined(separator: ", ")
  }

  var hourName: String { "Hour" }
  var earlier: String { "One hour earlier" }
  var later: String { "One hour later" }
  var buttonName: String { "button" }

  /// "Ten-day forecast".
  func daysName(_ count: Int) -> String {
    switch count {
    case 0: "Forecast by days"
    case 1: "One-day forecast"
    case 2...10: English.numbers[count - 2] + "-day forecast"
    default: "\(count)-day forecast"
    }
  }

  var sunAndMoonName: String { "Sun and moon" }
  var loadingAloud: String { "Loading the forecast" }
  func loadedAloud(_ status: String) -> String { "Forecast loaded. \(status)" }
  func failedAloud(_ explanation: String) -> String { "The forecast could not be loaded. \(explanation)" }
  func status(_ title: String, _ explanation: String) -> String { "\(title). \(explanation)" }
}

// What stands around an hour.

extension English {
  func spokenSidebar(_ air: SpokenAir, gap: SpokenGap) -> String {
    let told = [
      air.apparentTemperature.map { "feels like \(degrees($0))" }, range(air.low, air.high),
      air.rainChance.map { "rain chance \($0) percent" }, air.rainAmount.map { "rain \(inWords($0))" },
    ].compactMap { $0 }
    let sentence = told.joined(separator: ", ")
    if !sentence.isEmpty { return sentence.prefix(1).uppercased() + sentence.dropFirst() }
    return name("Details", gap)
  }

  func spokenWind(_ wind: SpokenWind?, gap: SpokenGap) -> String {
    guard let wind else { return name("Wind", gap) }
    guard wind.speed > 0 else { return "Wind: calm" }
    let origin = wind.origin.map { ", from the \(English.compassAloud[$0.sixteenth])" } ?? ""
    return "Wind: \(wind.speed) \(inWords(wind.unit, wind.speed))\(origin)"
  }

  func spokenUVIndex(_ index: Int?, _ band: UVBand?, gap: SpokenGap) -> String {
    guard let index else { return name("UV index", gap) }
    let word = index == 0 ? nil : band.map { lowercasedFirst(self.band($0)) }
    return ["UV index: \(index)", word].compactMap { $0 }.joined(separator: ", ")
  }

  func spokenHumidity(_ percent: Int?, dewPoint: Int?, gap: SpokenGap) -> String {
    guard let percent else { return name("Humidity", gap) }
    return ["Humidity: \(percent) percent", dewPoint.map { "dew point \(degrees($0))" }].compactMap { $0 }
      .joined(separator: ", ")
  }

  func spoken(_ sun: SpokenSun) -> String {
    let times = [sun.sunrise.map { "sunrise \($0)" }, sun.sunset.map { "sunset \($0)" }]
    let note = sun.isUpAllDay.map { lowercasedFirst($0 ? sunDoesNotSet : sunDoesNotRise) }
    let told = (times + [note, lowercasedFirst(moonAloud(sun.moon))]).compactMap { $0 }
    return "\(sunAndMoonName): " + told.joined(separator: ", ")
  }

  /// With its noun: "waxing crescent" alone could be anything.
  private func moonAloud(_ name: MoonPhase.Name) -> String {
    let word = moon(name)
    return word.hasSuffix("moon") ? word : "\(word) moon"
  }

  private func name(_ part: String, _ gap: SpokenGap) -> String {
    switch gap {
    case .awaited: part
    case .unknown: "\(part): not known"
    }
  }

  private func inWords(_ unit: WindUnit, _ number: Int) -> String {
    switch unit {
    case .kilometresPerHour: number == 1 ? "kilometre an hour" : "kilometres an hour"
    case .milesPerHour: number == 1 ? "mile an hour" : "miles an hour"
    case .metresPerSecond: number == 1 ? "metre a second" : "metres a second"
    case .knots: number == 1 ? "knot" : "knots"
    }
  }

  private static let compassAloud = [
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
  ]
}
