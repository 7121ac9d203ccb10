/// The choice of the one curve that takes the tape to an hour. No curve passes its target.
///
/// Positions are hours, velocities hours a second.
struct Approach {
  let feel: ScrubberFeel
  let hourWidth: Double
  let preference: MotionPreference

  /// The curve of a release: braking like a flung sheet where that takes a reasonable time, else drawn by the spring.
  func fling(from position: Double, velocity: Double, to target: Int, at t: Double) -> Motion {
    let glide = Glide(from: position, velocity: velocity, to: Double(target), at: t)
    guard preference == .standard, let glide, glide.settlingTime - t <= feel.longestGlide else {
      return draw(from: position, velocity: velocity, to: target, at: t)
    }
    return .glide(glide)
  }

  /// The curve of every other journey: drawn by the spring, unless the tape comes in so fast that the spring would
  /// overshoot; then it brakes.
  ///
  /// A spring of damping ratio 1 or more does not cross its target when |v| ≤ ω · distance, nor when it sets off
  /// backwards.
  func draw(from position: Double, velocity: Double, to target: Int, at t: Double) -> Motion {
    let rest = Motion.rest(position)
    if velocity == 0 || preference == .reduced { return retargeted(rest, to: target, at: t) }
    let distance = abs(Double(target) - position)
    if abs(velocity) > feel.snap.angularFrequency * distance,
      let glide = Glide(from: position, velocity: velocity, to: Double(target), at: t)
    {
      return .glide(glide)
    }
    let spring = SpringMotion(
      feel.snap, from: position, velocity: velocity, to: Double(target), at: t, settling: threshold)
    return .spring(spring)
  }

  private func retargeted(_ rest: Motion, to target: Int, at t: Double) -> Motion {
    rest.retargeted(to: Double(target), at: t, along: feel.snap, settling: threshold, preference: preference)
  }

  /// The feel's threshold, which is in points, in hours.
  private var threshold: SettleThreshold {
    SettleThreshold(distance: feel.settling.distance / hourWidth, speed: feel.settling.speed / hourWidth)
  }
}
