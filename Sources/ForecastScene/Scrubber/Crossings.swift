/// The times at which a position that changes by itself comes to another hour.
///
/// They are found by bisection between turns of the position, so they depend on its course alone: whoever asks, and however
/// often, gets the same bits.
enum Crossings {
  /// The first of these times after `t`, or the time the motion comes to rest; nil when it is at rest by then.
  ///
  /// Cost: some 150 values of the motion.
  static func next(of motion: Motion, _ snapPoints: SnapPoints, after t: Double) -> Double? {
    guard motion.settlingTime > t else { return nil }
    func hour(_ t: Double) -> Int { snapPoints.nearest(to: motion.value(at: t)) }
    let turn = motion.turningTime ?? motion.settlingTime
    return first(after: t, from: motion.startTime, until: turn, hour)
      ?? first(after: t, from: turn, until: motion.settlingTime, hour) ?? motion.settlingTime
  }

  /// The first change of hour after `t` between two times between which the position runs one way.
  static func first(after t: Double, from start: Double, until end: Double, _ hour: (Double) -> Int) -> Double? {
    guard end > start, end > t else { return nil }
    let first = hour(start)
    let last = hour(end)
    let step = last >= first ? 1 : -1
    var passed = hour(max(t, start))
    // One hour back: at the very time of a change the last bit may lie on either side.
    if passed != first { passed -= step }
    while passed != last {
      passed += step
      let time = Bisection.earliest(after: start, until: end) { (hour($0) - passed) * step >= 0 }
      if time > t { return time }
    }
    return nil
  }
}
