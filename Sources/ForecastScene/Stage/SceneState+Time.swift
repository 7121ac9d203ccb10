// What happens by itself as time goes on: hours crossed in a fling, a tape coming to rest, a waiting page, going home.

extension SceneState {
  /// Brings the state to `t`, through everything that happens by itself before, each at its own time.
  mutating func advance(to t: Double) {
    guard t > time else { return }
    while let next = nextEvent(after: time), next <= t {
      time = next
      noticeSelection(at: next)
      printWaitingPage(at: next)
      driftIfAtRest(at: next)
      goHomeIfDue(at: next)
      scanIfDue(at: next)
      longPressIfDue(at: next)
      unlockIfDue(at: next)
    }
    time = t
    noticeSelection(at: t)
  }

  private func nextEvent(after t: Double) -> Double? {
    var next = scrubber.nextTransition(after: t) ?? .infinity
    if let homeTime, homeTime > t { next = min(next, homeTime) }
    if let scanTime, scanTime > t { next = min(next, scanTime) }
    if let longPressTime, longPressTime > t { next = min(next, longPressTime) }
    if let lockedUntil, lockedUntil > t { next = min(next, lockedUntil) }
    return next < .infinity ? next : nil
  }

  /// A page that came while a finger was down or the tape moved is printed when both are at rest.
  mutating func printWaitingPage(at t: Double) {
    guard let waiting, let sheet, isAtRest(at: t) else { return }
    self.waiting = nil
    print(waiting.content, waiting.words, at: t, measuring: sheet.measuring)
  }

  func isAtRest(at t: Double) -> Bool { gesture == .none && scrubber.phase(at: t) == .idle }

  /// When the tape glides home by itself; nil where it is home, held, or meant to stay.
  var homeTime: Double? {
    guard let after = settings.homeAfter, let lastTouch, gesture == .none else { return nil }
    let due = lastTouch + after
    let isAway = scrubber.target(at: due) != 0 || scroll.value(at: due) != 0
    return isAway ? due : nil
  }

  /// A shorter wait that is chosen late may be over already.
  mutating func goHomeIfDue(at t: Double) {
    guard let homeTime, homeTime <= t else { return }
    goHome(at: t)
    lastTouch = nil
  }

  mutating func goHome(at t: Double) {
    scrubber.glide(to: 0, at: t)
    scroll.go(to: 0, at: t, preference: settings.motion)
  }

  /// When the next frame is wanted.
  func wake(at t: Double) -> Wake {
    let dips = settings.motion == .standard && crossing.map { t < $0 + IndicatorDip.duration } ?? false
    if scrubber.isMoving(at: t) || drums.isMoving(at: t) || scroll.isMoving(at: t) || dips { return .nextFrame }
    return nextEvent(after: t).map(Wake.at) ?? .event
  }
}

/// How the indicator dips for an instant when an hour is crossed.
enum IndicatorDip {
  /// Seconds.
  static let duration = 0.09

  /// The share of the full dip, 0…1, at a time after the crossing: down at once, back up along a half cosine.
  static func depth(_ elapsed: Double) -> Double {
    guard elapsed >= 0, elapsed < duration else { return 0 }
    return 0.5 + 0.5 * Libm.cos(.pi * elapsed / duration)
  }
}
