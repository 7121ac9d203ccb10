/// The one scale that every capsule and the ring share.
public struct TemperatureScale: Hashable, Sendable {
  public let low: Temperature
  /// Always above `low`.
  public let high: Temperature

  /// The scale over all given temperatures; equal or missing ones still give a finite scale.
  public init(covering temperatures: some Sequence<Temperature>) {
    var low = Double.infinity
    var high = -Double.infinity
    for temperature in temperatures where temperature.celsius.isFinite {
      low = min(low, temperature.celsius)
      high = max(high, temperature.celsius)
    }
    if low > high { (low, high) = (0, 10) }
    if high - low < 1 {
      let middle = (low + high) / 2
      (low, high) = (middle - 0.5, middle + 0.5)
    }
    self.low = Temperature(celsius: low)
    self.high = Temperature(celsius: high)
  }

  /// Where a temperature lies on the scale, clamped to 0…1.
  public func fraction(of temperature: Temperature) -> Double {
    min(1, max(0, (temperature.celsius - low.celsius) / (high.celsius - low.celsius)))
  }
}
