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

  /// Gives up what it holds, so that its one other owner may change it in place. A state has to follow at once.
  mutating func letGo() { self = .idle(position: 0) }

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
  /// How far ahead of a slow panel the tape is shown.
  var lead = TouchLead.none

  /// The pull of the finger; one going left pulls later hours in.
  func pull(hourWidth: Double) -> Double { origin - (x - anchor) / hourWidth }

  /// The pull that is shown at time `t`.
  func shownPull(at t: Double, hourWidth: Double) -> Double {
    origin - (x + lead.distance(at: t) - anchor) / hourWidth
  }

  /// The finger is reported at `x` points at time `t`; one that is reported where it was stands still.
  mutating func follow(_ newX: Double, at t: Double) {
    // Where nothing led, the tape goes with the finger.
    let offset = lead.isOn(at: t) ? x + lead.distance(at: t) - newX : 0
    let isStill = newX == x
    tracker.add(x: newX, at: t)
    x = newX
    lead = TouchLead(
      from: offset, velocity: isStill ? 0 : tracker.velocity(at: t), interval: tracker.interval,
      silence: tracker.silence, at: t)
  }

  /// A pull, counted from where the finger is now, with nothing ahead of it.
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
