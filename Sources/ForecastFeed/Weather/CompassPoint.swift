import ForecastScene

/// The sixteen points of the compass in English letters.
enum CompassPoint {
  private static let names = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]

  /// The bearing of a point, such as "NW"; nil for any other text.
  static func direction(_ name: String) -> Direction? {
    names.firstIndex(of: name.uppercased()).map { Direction(degrees: Double($0) * 22.5) }
  }
}
