/// A short cubic ease-out, the stand-in for springs and glides when motion is reduced.
///
/// x = target − (target − start) · (1 − τ)³. It keeps the value it leaves from but not the velocity: a viewer who asked
/// for less motion gets the shortest monotone way.
public struct EaseOut: Hashable, Sendable {
  /// 0.12 s: seen as a move, over before it is followed.
  public static let standardDuration = 0.12

  /// The value at the start, in the caller's unit.
  public let start: Double
  /// The value it comes to rest at.
  public let target: Double
  /// The time it sets off, in seconds.
  public let startTime: Double
  /// How long it takes, in seconds; above zero.
  public let duration: Double

  /// Makes the ease-out that leaves `start` at `startTime` and takes `duration` seconds.
  public init(
    from start: Double, to target: Double, at startTime: Double, duration: Double = EaseOut.standardDuration
  ) {
    precondition(duration > 0, "An ease-out needs a duration above zero.")
    self.start = start
    self.target = target
    self.startTime = startTime
    self.duration = duration
  }

  /// The time from which the value is exactly the target, in seconds.
  public var settlingTime: Double { startTime + duration }

  /// The value at time `t`.
  public func value(at t: Double) -> Double {
    if t >= settlingTime { return target }
    if t <= startTime { return start }
    let rest = remaining(at: t)
    return target - (target - start) * (rest * rest * rest)
  }

  /// The velocity at time `t`, in units a second; greatest at the start.
  public func velocity(at t: Double) -> Double {
    if t >= settlingTime { return 0 }
    let rest = remaining(at: max(t, startTime))
    return 3 * (target - start) / duration * (rest * rest)
  }

  /// The share of the duration still to come, 0 to 1.
  private func remaining(at t: Double) -> Double { 1 - (t - startTime) / duration }

  /// The same ease-out with every value greater by `offset`.
  public func shifted(by offset: Double) -> EaseOut {
    EaseOut(from: start + offset, to: target + offset, at: startTime, duration: duration)
  }
}
