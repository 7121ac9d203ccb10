/// A day's low to high as a capsule on a shared scale.
public enum ForecastRangeBar {
  /// The two ends of a range on a scale, as fractions of its length: low first, both within 0…1.
  ///
  /// A low above its high is swapped; a scale without length places everything in its middle.
  public static func span(
    low: Temperature, high: Temperature, in scale: ClosedRange<Temperature>
  ) -> (low: Double, high: Double) {
    let length = scale.upperBound.celsius - scale.lowerBound.celsius
    guard length > 0 else { return (0.5, 0.5) }
    let a = (low.celsius - scale.lowerBound.celsius) / length
    let b = (high.celsius - scale.lowerBound.celsius) / length
    return (min(1, max(0, min(a, b))), min(1, max(0, max(a, b))))
  }
}

extension TemperatureScale {
  /// The scale as a range of temperatures.
  public var range: ClosedRange<Temperature> { low...high }
}
