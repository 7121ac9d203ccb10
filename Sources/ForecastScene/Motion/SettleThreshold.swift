/// How close and how slow a value must be before it counts as arrived.
///
/// A spring approaches its target for ever; under both bounds at once it is set to the target exactly.
public struct SettleThreshold: Hashable, Sendable {
  /// The greatest distance from the target, in the value's unit; above zero. Half a pixel cannot be seen.
  public var distance: Double
  /// The greatest speed, in the value's unit a second; above zero.
  public var speed: Double

  /// Makes a threshold from a distance in the value's unit and a speed in units a second, both above zero.
  public init(distance: Double, speed: Double) {
    precondition(distance > 0 && speed > 0, "A settle threshold needs a distance and a speed above zero.")
    self.distance = distance
    self.speed = speed
  }
}
