import ForecastScene

extension Figure {
  /// As text: "−12" with the minus sign U+2212.
  public var text: String { isNegative ? "\u{2212}\(-value)" : "\(value)" }

  /// Rounds half away from zero; nil where there is no number or it is not finite.
  init?(known value: Double?) {
    guard let value, value.isFinite else { return nil }
    self.init(rounding: value)
  }
}
