/// The times at which a motion of the tape changes the selected hour, and the time it comes to rest.
///
/// They are found by bisection between the motion's own start, turn and end, so they depend on the motion alone: whoever
/// asks, and however often, gets the same bits.
struct Crossings {
  let motion: Motion
  let snapPoints: SnapPoints

  /// The first of these times after `t`, or nil when the motion is at rest by then. Cost: some 150 values of the motion.
  func next(after t: Double) -> Double? {
    guard motion.settlingTime > t else { return nil }
    let turn = motion.turningTime
    let pieces = [(motion.startTime, turn ?? motion.settlingTime), (turn ?? motion.settlingTime, motion.settlingTime)]
    for (start, end) in pieces where end > start && end > t {
      if let time = next(after: t, start: start, end: end) { return time }
    }
    return motion.settlingTime
  }

  /// The first change of hour after `t` between two times between which the motion runs one way.
  private func next(after t: Double, start: Double, end: Double) -> Double? {
    let first = hour(at: start)
    let last = hour(at: end)
    let step = last >= first ? 1 : -1
    var passed = hour(at: max(t, start))
    // One hour back: at the very time of a change the last bit may lie on either side.
    if passed != first { passed -= step }
    while passed != last {
      passed += step
      let time = Bisection.earliest(after: start, until: end) { (hour(at: $0) - passed) * step >= 0 }
      if time > t { return time }
    }
    return nil
  }

  private func hour(at t: Double) -> Int { snapPoints.nearest(to: motion.value(at: t)) }
}
