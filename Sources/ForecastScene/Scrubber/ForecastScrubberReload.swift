// What changes around the tape while it rests or moves: its scale and its hours.

extension ForecastScrubber {
  /// The tape is drawn at another scale, in points an hour, above zero. The hour under the indicator stays; a finger
  /// that holds the tape goes on from there.
  public mutating func resize(hourWidth newWidth: Double, at t: Double) {
    precondition(newWidth > 0 && newWidth.isFinite, "An hour of the tape needs a width above zero.")
    state = state.advanced(to: t)
    if case .dragging(let drag) = state {
      state = .dragging(drag.rebased(at: drag.shownPull(at: t, hourWidth: hourWidth)))
    }
    hourWidth = newWidth
  }

  /// The tape gets new hours: `hoursPassed` of the old ones have gone from its beginning (negative: came back), and it
  /// now has `newCount`, at least 1.
  ///
  /// The instant under the indicator stays there, in every phase, as long as the tape still has it: its position becomes
  /// less by `hoursPassed`. A tape whose hour is gone stands at the nearest end, or glides there if it was moving.
  public mutating func reload(hourCount newCount: Int, hoursPassed: Int, at t: Double) {
    let before = overscroll
    let shift = -Double(hoursPassed)
    snapPoints = SnapPoints(count: newCount)
    state = shifted(state.advanced(to: t), by: shift, before: before, at: t)
  }

  private func shifted(
    _ state: ScrubberState, by shift: Double, before: Overscroll, at t: Double
  ) -> ScrubberState {
    func pull(_ pull: Double) -> Double {
      overscroll.pull(forPosition: overscroll.reachable(before.position(forPull: pull) + shift))
    }
    switch state {
    case .idle(let position):
      return .idle(position: snapPoints.clamped(position + shift))
    case .pressed(var press):
      press.position = overscroll.reachable(press.position + shift)
      return .pressed(press)
    case .dragging(let drag):
      return .dragging(drag.rebased(at: pull(drag.shownPull(at: t, hourWidth: hourWidth))))
    case .scrolling(let drag):
      return scrolling(pull: pull(drag.pull), end: drag.end)
    case .flinging(let motion):
      return .flinging(shifted(motion, by: shift, at: t))
    case .settling(let motion):
      return .settling(shifted(motion, by: shift, at: t))
    }
  }

  private func shifted(_ motion: Motion, by shift: Double, at t: Double) -> Motion {
    let shifted = motion.shifted(by: shift)
    guard overscroll.isBeyond(shifted.target) else { return shifted }
    let hour = snapPoints.nearest(to: shifted.target)
    return approach.draw(from: shifted.value(at: t), velocity: shifted.velocity(at: t), to: hour, at: t)
  }
}
