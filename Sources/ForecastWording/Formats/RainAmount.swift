import ForecastScene

/// An amount of rain as it is told: a number of a unit, or less than the smallest that is printed.
struct RainAmount: Hashable {
  /// "0.4".
  var number: String
  /// Whether there is some, but less than the number says.
  var isLess: Bool
  /// Whether there is none at all.
  var isNone: Bool
  var unit: PrecipitationUnit

  /// Nil where the amount is not a number or below zero.
  init?(_ amount: Precipitation, in unit: PrecipitationUnit, separator: String) {
    guard amount.millimetres.isFinite, amount.millimetres >= 0 else { return nil }
    let number = min(unit.number(amount), 9_999)
    // Ten inches and a hundred millimetres need no more precision, and no more width.
    let decimals = number >= (unit == .inches ? 10 : 100) ? unit.decimals - 1 : unit.decimals
    let scaled = Decimals.scaled(number, decimals: decimals)
    self.unit = unit
    isNone = number == 0
    isLess = number > 0 && scaled == 0
    self.number =
      isNone ? "0" : Decimals.text(scaled: max(1, scaled), decimals: decimals, separator: separator)
  }
}
