import ForecastScene

// What is read aloud: no signs, no abbreviations, and nothing of what is not known.

extension English {
  func spoken(_ hour: SpokenHour) -> String {
    let told = [
      hour.temperature.map(degrees), hour.condition, hour.rainChance.map { "rain chance \($0) percent" },
      hour.rainAmount.map { "rain \(inWords($0))" },
    ].compactMap { $0 }
    let time = hour.isRepeated ? "\(hour.time) again" : hour.time
    return ([time, hour.day].compactMap { $0 } + (hour.isKnown ? told : hour.isAwaited ? [] : [unknown])).joined(
      separator: ", ")
  }

  func spoken(_ day: SpokenDay) -> String {
    let told = [
      day.condition.map(lowercasedFirst), day.rainChance.map { "rain chance \($0) percent" }, range(day.low, day.high),
    ].compactMap { $0 }
    return "\(day.name): " + (told.isEmpty ? unknown : told.joined(separator: ", "))
  }

  func spoken(_ dial: SpokenDial) -> String {
    let moon = dial.moon.map { "Moon: \(lowercasedFirst(self.moon($0))), \(dial.illuminated) percent lit" }
    let sun =
      switch dial.kind {
      case .day: "Sun rises \(dial.start), sets \(dial.end), \(inWords(minutes: dial.minutes)) of daylight"
      case .night: "Sun sets \(dial.start), rises \(dial.end)"
      case .upAllDay: sunDoesNotSet
      case .downAllDay: sunDoesNotRise
      }
    return [sun, moon].compactMap { $0 }.joined(separator: ". ")
  }

  private var unknown: String { "no forecast" }

  /// "low minus 3, high 1 degree".
  func range(_ low: Int?, _ high: Int?) -> String? {
    switch (low, high) {
    case (let low?, let high?): "low \(number(low)), high \(degrees(high))"
    case (let low?, nil): "low \(degrees(low))"
    case (nil, let high?): "high \(degrees(high))"
    case (nil, nil): nil
    }
  }

  func degrees(_ value: Int) -> String { "\(number(value)) degree\(abs(value) == 1 ? "" : "s")" }

  func number(_ value: Int) -> String { value < 0 ? "minus \(-value)" : "\(value)" }

  private func inWords(minutes: Int) -> String {
    let parts = [(minutes / 60, "hour"), (minutes % 60, "minute")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    return parts.isEmpty ? count(0, "minute") : parts.joined(separator: " ")
  }

  func inWords(_ amount: RainAmount) -> String {
    let unit =
      switch amount.unit {
      case .millimetres: "millimetres"
      case .inches: "inches"
      }
    return (amount.isLess ? "under " : "") + "\(amount.number) \(unit)"
  }
}
