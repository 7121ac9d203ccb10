/// The glide of a flung sheet: it leaves with the velocity of the finger and brakes to a stop exactly at its target.
///
/// x = start + distance · (1 − (1 − τ)^D), τ = elapsed / duration. The curve and D = ln 0.78 / ln 0.9 ≈ 2.358 are those of
/// Android's `OverScroller` (DECELERATION_RATE) in the ballistic form of Flutter's `ClampingScrollSimulation`. Here the
/// distance is given and the duration follows from it, so the start velocity is the release velocity to the bit, the way
/// is monotone and it never passes its target.
public struct Glide: Hashable, Sendable {
  /// The exponent D, unitless. Above 2, so that the deceleration fades to zero as well.
  public static let decelerationRate = 2.358

  /// The value at the start, in the caller's unit.
  public let start: Double
  /// The velocity at the start, in units a second, towards the target.
  public let startVelocity: Double
  /// The value it comes to rest at.
  public let target: Double
  /// The time it sets off, in seconds.
  public let startTime: Double
  /// The time from which the value is exactly the target, in seconds.
  public let settlingTime: Double

  /// Makes a glide that leaves `start` at `startTime` with a velocity in units a second, or nil unless that velocity
  /// points to the target.
  public init?(from start: Double, velocity: Double, to target: Double, at startTime: Double) {
    guard let duration = Self.duration(from: start, velocity: velocity, to: target) else { return nil }
    self.start = start
    self.startVelocity = velocity
    self.target = target
    self.startTime = startTime
    settlingTime = startTime + duration
  }

  private init(_ other: Glide, shiftedBy offset: Double) {
    start = other.start + offset
    startVelocity = other.startVelocity
    target = other.target + offset
    startTime = other.startTime
    settlingTime = other.settlingTime
  }

  /// How long such a glide takes, in seconds; nil unless the velocity points to the target.
  public static func duration(from start: Double, velocity: Double, to target: Double) -> Double? {
    let distance = target - start
    guard distance * velocity > 0 else { return nil }
    let duration = decelerationRate * distance / velocity
    return duration.isFinite ? duration : nil
  }

  /// The value at time `t`.
  public func value(at t: Double) -> Double {
    if t >= settlingTime { return target }
    if t <= startTime { return start }
    return target - (target - start) * Libm.pow(remaining(at: t), Self.decelerationRate)
  }

  /// The velocity at time `t`, in units a second.
  public func velocity(at t: Double) -> Double {
    if t >= settlingTime { return 0 }
    if t <= startTime { return startVelocity }
    return startVelocity * Libm.pow(remaining(at: t), Self.decelerationRate - 1)
  }

  /// The share of the duration still to come, 0 to 1.
  private func remaining(at t: Double) -> Double { (settlingTime - t) / (settlingTime - startTime) }

  /// The same glide with every value greater by `offset`.
  public func shifted(by offset: Double) -> Glide { Glide(self, shiftedBy: offset) }
}
