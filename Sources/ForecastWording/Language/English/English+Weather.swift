import ForecastScene

extension English {
  var calm: String { "Calm" }

  func origin(of wind: Direction) -> String { "from \(English.compass[wind.sixteenth])" }

  func rainAmount(_ amount: RainAmount) -> String {
    (amount.isLess ? "<" : "") + "\(amount.number) \(amount.unit.rawValue)"
  }

  func windSpeed(_ number: String, unit: WindUnit) -> String { "\(number) \(unit.rawValue)" }
  func percent(_ number: Int) -> String { "\(number)%" }
  func dewPoint(_ degrees: String) -> String { "Dew \(degrees)" }

  func band(_ band: UVBand) -> String {
    switch band {
    case .none: "None"
    case .low: "Low"
    case .moderate: "Moderate"
    case .high: "High"
    case .veryHigh: "Very high"
    case .extreme: "Extreme"
    }
  }

  private static let compass = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]
}
