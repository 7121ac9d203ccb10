/// What the scrubber is doing, with all that it needs to go on. Positions are hours, x is in points.
enum ScrubberState: Hashable, Sendable {
  case idle(position: Double)
  case pressed(Press)
  case dragging(FingerDrag)
  case scrolling(TouchpadDrag)
  case flinging(Motion)
  case settling(Motion)

  /// The state at time `t` if nothing happens until then: what has run its course has passed into what follows.
  func advanced(to t: Double) -> ScrubberState {
    switch self {
    case .scrolling(let drag) where t >= drag.end:
      return ScrubberState.settling(drag.afterwards).advanced(to: t)
    case .flinging(let motion) where motion.isSettled(at: t), .settling(let motion) where motion.isSettled(at: t):
      return .idle(position: motion.target)
    default:
      return self
    }
  }

  /// The name for others; a touchpad drags as a finger does.
  var phase: ScrubberPhase {
    switch self {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging, .scrolling: .dragging
    case .flinging: .flinging
    case .settling: .settling
    }
  }
}

/// A finger that rests on the tape and has not pulled it yet.
struct Press: Hashable, Sendable {
  /// Where the tape stands under it, as displayed.
  var position: Double
  /// Where the finger came down.
  let x: Double
  /// How far it may stray before the tape follows; 0 on a tape caught while running.
  let slop: Double
  var tracker: VelocityTracker
}

/// A finger that pulls the tape.
struct FingerDrag: Hashable, Sendable {
  /// The pull, in hours with no rubber band, at which the finger is at `anchor`.
  var origin: Double
  var anchor: Double
  /// Where the finger is.
  var x: Double
  var tracker: VelocityTracker

  /// The pull now; a finger going left pulls later hours in.
  func pull(hourWidth: Double) -> Double { origin - (x - anchor) / hourWidth }

  /// The same pull, counted from where the finger is now.
  func rebased(at pull: Double) -> FingerDrag { FingerDrag(origin: pull, anchor: x, x: x, tracker: tracker) }
}

/// A touchpad that pulls the tape. It says nothing when it stops, so its end is set with every report.
struct TouchpadDrag: Hashable, Sendable {
  /// The pull, in hours with no rubber band.
  var pull: Double
  /// The time at which the drag is over unless another report comes.
  var end: Double
  /// The motion that begins at `end`.
  var afterwards: Motion
}
