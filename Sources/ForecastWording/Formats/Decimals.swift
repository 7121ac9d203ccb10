/// Numbers with a fixed count of decimals, rounded half away from zero and never below zero: signs are set apart.
enum Decimals {
  /// "13.7"; the absolute value, of at most a thousand million.
  static func text(_ number: Double, decimals: Int, separator: String) -> String {
    text(scaled: scaled(number, decimals: decimals), decimals: decimals, separator: separator)
  }

  /// The absolute value in units of the last decimal.
  static func scaled(_ number: Double, decimals: Int) -> Int {
    Int((min(abs(number), 1e9) * power(decimals)).rounded(.toNearestOrAwayFromZero))
  }

  /// The text of a number of units of the last decimal.
  static func text(scaled: Int, decimals: Int, separator: String) -> String {
    guard decimals > 0 else { return "\(scaled)" }
    let unit = Int(power(decimals))
    let fraction = "\(scaled % unit)"
    return "\(scaled / unit)" + separator + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  private static func power(_ decimals: Int) -> Double { (0..<decimals).reduce(1.0) { power, _ in power * 10 } }
}
