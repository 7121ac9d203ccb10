/// How the tape's displayed position follows a pull: one to one between the ends, by a rubber band beyond them.
///
/// Pulls and positions are in hours.
struct Overscroll: Hashable, Sendable {
  let snapPoints: SnapPoints
  let band: RubberBand

  /// Whether a position or a pull lies beyond an end.
  func isBeyond(_ position: Double) -> Bool { snapPoints.clamped(position) != position }

  /// The displayed position for a pull.
  func position(forPull pull: Double) -> Double {
    let end = snapPoints.clamped(pull)
    return pull == end ? pull : end + band.stretch(forPull: pull - end)
  }

  /// The pull that displays a position.
  func pull(forPosition position: Double) -> Double {
    let end = snapPoints.clamped(position)
    return position == end ? position : end + band.pull(forStretch: position - end)
  }

  /// The position itself, or where a strong pull would hold it: hours taken away under a finger may leave it further out
  /// than any finger could pull it back from.
  func reachable(_ position: Double) -> Double {
    min(max(position, -band.limit / 2), snapPoints.last + band.limit / 2)
  }

  /// How fast the position follows at a pull: 1 between the ends, less beyond them.
  func rate(atPull pull: Double) -> Double {
    let end = snapPoints.clamped(pull)
    return pull == end ? 1 : band.rate(atPull: pull - end)
  }
}
