/// Finds when an angle that grows with time, unevenly but without turning back, next comes by a given direction.
struct AngleSearch {
  /// Seconds to which an instant is found, and within which a passage counts as this one and not the next.
  private static let precision = 0.5

  /// Seconds for a full turn, in the mean.
  let turn: Double
  /// The angle at an instant, in degrees.
  let angle: (Instant) -> Double

  /// The first passage of `target` degrees that comes more than a second after `instant`.
  func next(_ target: Double, after instant: Instant) -> Instant {
    let ahead = Degrees.wrapped(target - angle(instant))
    let found = passage(of: target, near: instant.advanced(by: ahead / 360 * turn))
    if found.seconds(since: instant) > 2 * AngleSearch.precision { return found }
    return passage(of: target, near: found.advanced(by: turn))
  }

  /// The passage nearest to a guess that is less than a third of a turn off.
  private func passage(of target: Double, near guess: Instant) -> Instant {
    var instant = guess
    for _ in 0..<40 {
      let step = Degrees.signed(target - angle(instant)) / 360 * turn
      instant = instant.advanced(by: step)
      // The speed is off by a fifth at most, so what remains is a fraction of the step.
      if abs(step) < AngleSearch.precision { break }
    }
    return instant
  }
}
