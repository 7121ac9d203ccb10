/// How far the sheet is scrolled under the screen: dragged, flung without snapping, pulled back at its ends.
struct PageScroll {
  private enum State {
    case idle(Double)
    case dragging(origin: Double, anchor: Double, y: Double, tracker: VelocityTracker)
    case gliding(Motion)
  }

  private var state = State.idle(0)
  /// Points the sheet can be scrolled by; 0 where it fits.
  private(set) var range = 0.0
  private let feel = ScrubberFeel()
  private let band = RubberBand(limit: 400)
  private static let settling = SettleThreshold(distance: 0.25, speed: 10)

  /// Points at a time; beyond 0…range while pulled.
  func value(at t: Double) -> Double {
    switch state {
    case .idle(let value): value
    case .dragging(let origin, let anchor, let y, _): stretched(origin - (y - anchor))
    case .gliding(let motion): motion.value(at: t)
    }
  }

  /// Where it rests or is on its way to, so that quick presses of a key add up.
  func target(at t: Double) -> Double {
    if case .gliding(let motion) = state { motion.target } else { value(at: t) }
  }

  func isMoving(at t: Double) -> Bool {
    if case .gliding(let motion) = state { !motion.isSettled(at: t) } else { false }
  }

  mutating func setRange(_ range: Double, at t: Double) {
    guard range != self.range else { return }
    self.range = range
    if case .dragging = state { return }
    state = .idle(min(range, max(0, value(at: t))))
  }

  /// A finger takes the sheet at `y` points.
  mutating func begin(y: Double, at t: Double) {
    state = .dragging(origin: unstretched(value(at: t)), anchor: y, y: y, tracker: VelocityTracker(x: y, at: t))
  }

  mutating func move(y: Double, at t: Double) {
    guard case .dragging(let origin, let anchor, _, var tracker) = state else { return }
    // The tracker has one owner while it changes, or its samples would be copied.
    state = .idle(0)
    tracker.add(x: y, at: t)
    state = .dragging(origin: origin, anchor: anchor, y: y, tracker: tracker)
  }

  mutating func end(at t: Double, preference: MotionPreference) {
    guard case .dragging(_, _, _, let tracker) = state else { return }
    let velocity = -tracker.releaseVelocity(at: t, flingSpeed: feel.flingSpeed, maximumSpeed: feel.maximumSpeed)
    let value = value(at: t)
    let target = min(range, max(0, value + velocity * feel.projection))
    if let glide = Glide(from: value, velocity: velocity, to: target, at: t), preference == .standard,
      glide.settlingTime - t < feel.longestGlide
    {
      state = .gliding(.glide(glide))
    } else {
      go(to: min(range, max(0, value)), at: t, preference: preference)
    }
  }

  /// Glides to a height of the sheet.
  mutating func go(to target: Double, at t: Double, preference: MotionPreference) {
    let target = min(range, max(0, target))
    let start = value(at: t)
    guard start != target else { return state = .idle(target) }
    let motion: Motion
    switch state {
    case .gliding(let running): motion = running
    case .idle, .dragging: motion = .rest(start)
    }
    state = .gliding(
      motion.retargeted(to: target, at: t, along: .snap, settling: Self.settling, preference: preference))
  }

  /// Moves at once, as a wheel does.
  mutating func jump(by points: Double, at t: Double) {
    state = .idle(min(range, max(0, value(at: t) + points)))
  }

  private func stretched(_ pull: Double) -> Double {
    if pull < 0 { return -band.stretch(forPull: -pull) }
    return pull > range ? range + band.stretch(forPull: pull - range) : pull
  }

  private func unstretched(_ value: Double) -> Double {
    if value < 0 { return -band.pull(forStretch: -value) }
    return value > range ? range + band.pull(forStretch: value - range) : value
  }
}
