/// One motion along a spring: from a value and a velocity to a target.
public struct SpringMotion: Hashable, Sendable {
  /// The spring's character.
  public let spring: Spring
  /// The value at the start, in the caller's unit.
  public let start: Double
  /// The velocity at the start, in units a second.
  public let startVelocity: Double
  /// The value it comes to rest at.
  public let target: Double
  /// The time it sets off, in seconds.
  public let startTime: Double
  /// The time from which the value is exactly the target, in seconds.
  public let settlingTime: Double

  /// The swing around the target, without the time it started.
  private let oscillation: SpringOscillation

  /// Makes the motion that leaves `start` at time `startTime` with a velocity in units a second.
  public init(
    _ spring: Spring, from start: Double, velocity: Double, to target: Double, at startTime: Double,
    settling threshold: SettleThreshold
  ) {
    self.spring = spring
    self.start = start
    self.startVelocity = velocity
    self.target = target
    self.startTime = startTime
    oscillation = SpringOscillation(spring, displacement: start - target, velocity: velocity)
    settlingTime = startTime + oscillation.settlingTime(within: threshold)
  }

  private init(_ other: SpringMotion, shiftedBy offset: Double) {
    spring = other.spring
    start = other.start + offset
    startVelocity = other.startVelocity
    target = other.target + offset
    startTime = other.startTime
    settlingTime = other.settlingTime
    oscillation = other.oscillation
  }

  /// The value at time `t`.
  public func value(at t: Double) -> Double {
    if t >= settlingTime { return target }
    if t <= startTime { return start }
    return target + oscillation.displacement(after: t - startTime)
  }

  /// The velocity at time `t`, in units a second.
  public func velocity(at t: Double) -> Double {
    if t >= settlingTime { return 0 }
    if t <= startTime { return startVelocity }
    return oscillation.velocity(after: t - startTime)
  }

  /// The same motion with every value greater by `offset`.
  public func shifted(by offset: Double) -> SpringMotion { SpringMotion(self, shiftedBy: offset) }

  /// The one time at which the value turns round on its way, or nil where it runs one way only.
  ///
  /// - Precondition: the spring is not underdamped.
  public var turningTime: Double? {
    guard let turn = oscillation.turn, startTime + turn < settlingTime else { return nil }
    return startTime + turn
  }
}
