import ForecastScene

extension English {
  var today: String { "Today" }
  var upAllDay: String { "Up all day" }
  var downAllDay: String { "Down all day" }
  var sunDoesNotSet: String { "The sun does not set" }
  var sunDoesNotRise: String { "The sun does not rise" }
  var midnightSun: String { "Midnight sun" }
  var polarNight: String { "Polar night" }

  func daysHead(_ count: Int) -> String {
    switch count {
    case 1: "One day"
    case 2...10: English.numbers[count - 2] + " days"
    default: "Days"
    }
  }

  func rises(_ time: String) -> String { "Rises \(time)" }
  func sets(_ time: String) -> String { "Sets \(time)" }

  func daylight(minutes: Int) -> String {
    let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (parts.isEmpty ? "0 min" : parts.joined(separator: " ")) + " of daylight"
  }

  func moon(_ name: MoonPhase.Name) -> String {
    switch name {
    case .newMoon: "New moon"
    case .waxingCrescent: "Waxing crescent"
    case .firstQuarter: "First quarter"
    case .waxingGibbous: "Waxing gibbous"
    case .full: "Full moon"
    case .waningGibbous: "Waning gibbous"
    case .lastQuarter: "Last quarter"
    case .waningCrescent: "Waning crescent"
    }
  }

  func moon(_ name: MoonPhase.Name, percent: Int) -> String { "\(moon(name)), \(self.percent(percent))" }

  static let numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
}
