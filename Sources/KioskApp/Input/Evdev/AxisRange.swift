import CLinux

/// What an axis of a device can tell, and in which steps.
struct AxisRange: Equatable, Sendable {
  var minimum: Int32
  var maximum: Int32
  /// Steps a millimetre; 0 where the device does not tell.
  var resolution: Int32 = 0

  /// How many values it has; at least one, whatever a device claims.
  var steps: Double { max(1, Double(maximum) - Double(minimum) + 1) }

  /// Where a value lies: 0 at the beginning of the first step, 1 at the end of the last. The middle of a step is meant, so that
  /// a panel of as many steps as pixels touches the middle of each.
  func fraction(_ value: Int32) -> Double { (Double(value) - Double(minimum) + 0.5) / steps }

  /// Millimetres of so many steps; nil where the device does not tell.
  func millimetres(_ steps: Double) -> Double? { resolution > 0 ? steps / Double(resolution) : nil }
}
