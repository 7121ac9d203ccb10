/// A number on its way to a target, as a closed form of time.
///
/// Times are seconds on a monotonic clock, given by the caller; nothing is accumulated between questions, so the same
/// motion asked at 30 or 144 Hz, or after a lost second, gives the same path. Before its start a motion stands at its
/// first value; from `settlingTime` on its value is exactly `target` and its velocity zero.
public enum Motion: Hashable, Sendable {
  /// At rest, for ever.
  case rest(Double)
  /// Drawn by a spring.
  case spring(SpringMotion)
  /// Braking like a flung sheet.
  case glide(Glide)
  /// A short ease-out, for reduced motion.
  case ease(EaseOut)

  /// The value at time `t`, in the motion's own unit.
  public func value(at t: Double) -> Double {
    switch self {
    case .rest(let value): value
    case .spring(let spring): spring.value(at: t)
    case .glide(let glide): glide.value(at: t)
    case .ease(let ease): ease.value(at: t)
    }
  }

  /// The velocity at time `t`, in units a second.
  public func velocity(at t: Double) -> Double {
    switch self {
    case .rest: 0
    case .spring(let spring): spring.velocity(at: t)
    case .glide(let glide): glide.velocity(at: t)
    case .ease(let ease): ease.velocity(at: t)
    }
  }

  /// The value it comes to rest at.
  public var target: Double {
    switch self {
    case .rest(let value): value
    case .spring(let spring): spring.target
    case .glide(let glide): glide.target
    case .ease(let ease): ease.target
    }
  }

  /// The time it sets off, in seconds; negative infinity for a value at rest.
  public var startTime: Double {
    switch self {
    case .rest: -.infinity
    case .spring(let spring): spring.startTime
    case .glide(let glide): glide.startTime
    case .ease(let ease): ease.startTime
    }
  }

  /// The first time at which the value is exactly the target and stays there, in seconds; negative infinity at rest.
  public var settlingTime: Double {
    switch self {
    case .rest: -.infinity
    case .spring(let spring): spring.settlingTime
    case .glide(let glide): glide.settlingTime
    case .ease(let ease): ease.settlingTime
    }
  }

  /// Whether the value has come to rest at its target by time `t`.
  public func isSettled(at t: Double) -> Bool { t >= settlingTime }
}

extension Motion {
  /// The motion that leaves this one at time `t` for another target, keeping value and velocity.
  ///
  /// With reduced motion it is an ease-out, which keeps the value only. A value that already rests at the new target
  /// stays at rest.
  public func retargeted(
    to target: Double, at t: Double, along spring: Spring, settling: SettleThreshold,
    preference: MotionPreference = .standard
  ) -> Motion {
    let value = value(at: t)
    let velocity = velocity(at: t)
    if value == target && velocity == 0 { return .rest(target) }
    switch preference {
    case .standard:
      return .spring(
        SpringMotion(spring, from: value, velocity: velocity, to: target, at: t, settling: settling))
    case .reduced:
      return .ease(EaseOut(from: value, to: target, at: t))
    }
  }

  /// The same motion on a scale whose zero lies elsewhere: every value is greater by `offset`, every time the same.
  public func shifted(by offset: Double) -> Motion {
    switch self {
    case .rest(let value): .rest(value + offset)
    case .spring(let spring): .spring(spring.shifted(by: offset))
    case .glide(let glide): .glide(glide.shifted(by: offset))
    case .ease(let ease): .ease(ease.shifted(by: offset))
    }
  }

  /// The one time at which the velocity changes its sign, or nil where the motion runs one way only.
  ///
  /// - Precondition: a spring is not underdamped, since that one turns many times.
  public var turningTime: Double? {
    switch self {
    case .rest, .glide, .ease: nil
    case .spring(let spring): spring.turningTime
    }
  }
}
