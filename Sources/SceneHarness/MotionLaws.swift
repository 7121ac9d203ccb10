import ForecastScene

/// The laws every motion keeps; a test feeds it each motion it makes and expects no sentence back.
public struct MotionLaws: Sendable {
  /// The unit's smallest visible distance: a motion may be set to its target from so far off.
  public let distance: Double
  /// Steps the journey is looked at in.
  private let steps = 400

  /// Makes laws for a unit in which `distance` cannot be seen.
  public init(distance: Double) { self.distance = distance }

  /// The laws a motion breaks that should leave `start` with `velocity` (units a second; nil: any), as sentences.
  public func broken(by motion: Motion, from start: Double, velocity: Double?) -> [String] {
    startLaws(motion, start, velocity) + journeyLaws(motion) + settlingLaws(motion)
  }

  /// The laws broken where `next` takes over from `motion` at time `t`, as sentences.
  public func broken(by motion: Motion, retargetedTo next: Motion, at t: Double) -> [String] {
    var broken: [String] = []
    if abs(motion.value(at: t) - next.value(at: t)) > 1e-9 { broken.append("The value jumps where \(next) begins.") }
    let before = motion.velocity(at: t)
    let after = next.velocity(at: t)
    if abs(before - after) > 1e-9 * max(1, abs(before)) {
      broken.append("The velocity jumps from \(before) to \(after) where \(next) begins.")
    }
    return broken
  }

  private func startLaws(_ motion: Motion, _ start: Double, _ velocity: Double?) -> [String] {
    var broken: [String] = []
    let begin = motion.startTime
    if motion.value(at: begin) != start { broken.append("It begins at \(motion.value(at: begin)), not at \(start).") }
    if motion.value(at: begin - 1) != start { broken.append("It moves before it begins.") }
    guard let velocity else { return broken }
    if motion.velocity(at: begin) != velocity {
      broken.append("It begins with velocity \(motion.velocity(at: begin)), not \(velocity).")
    }
    let step = (motion.settlingTime - begin) * 1e-6
    let measured = (motion.value(at: begin + step) - start) / ((begin + step) - begin)
    if abs(measured - velocity) > 1e-3 * max(1, abs(velocity), scale(of: motion)) {
      broken.append("It begins with a measured velocity of \(measured), not \(velocity).")
    }
    return broken
  }

  /// The velocity is the slope of the value, and no step is longer than the velocities at its ends allow.
  private func journeyLaws(_ motion: Motion) -> [String] {
    let length = motion.settlingTime - motion.startTime
    let h = length * 1e-5
    return (1..<steps).compactMap { step in
      let t = motion.startTime + length * Double(step) / Double(steps)
      let slope = (motion.value(at: t + h) - motion.value(at: t - h)) / ((t + h) - (t - h))
      let error = abs(slope - motion.velocity(at: t))
      if error <= 1e-3 * max(1, scale(of: motion)) { return nil }
      return "At \(t) the slope is \(slope), the velocity \(motion.velocity(at: t))."
    }
  }

  private func settlingLaws(_ motion: Motion) -> [String] {
    var broken: [String] = []
    let end = motion.settlingTime
    for t in [end, end.nextUp, end + 1, end + 1e6] {
      if motion.value(at: t) != motion.target { broken.append("At rest it stands at \(motion.value(at: t)).") }
      if motion.velocity(at: t) != 0 { broken.append("At rest it has velocity \(motion.velocity(at: t)).") }
      if !motion.isSettled(at: t) { broken.append("At \(t) it is not settled.") }
    }
    if motion.isSettled(at: end.nextDown) { broken.append("It is settled before its settling time.") }
    let gap = abs(motion.value(at: end.nextDown) - motion.target)
    if gap > distance * (1 + 1e-9) { broken.append("It jumps to its target over \(gap).") }
    return broken
  }

  /// A speed the motion plausibly has: what rounding errors are measured against.
  private func scale(of motion: Motion) -> Double {
    let length = motion.settlingTime - motion.startTime
    let way = abs(motion.target - motion.value(at: motion.startTime))
    return abs(motion.velocity(at: motion.startTime)) + way / length * 10
  }
}
