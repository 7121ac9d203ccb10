// What a finger does that stays where it is: it locks the glass for wiping, or asks for the proof page.

/// How long a finger has to stay, and what comes of it.
enum LongPress {
  /// Seconds on the colophon until touch is off.
  static let colophon = 1.0
  /// Seconds that touch is off: enough to wipe a panel.
  static let lock = 30.0
  /// Seconds on the masthead until the proof page is asked for: nobody does that by mistake.
  static let masthead = 5.0

  /// Seconds on a target; nil where nothing comes of staying.
  static func duration(on target: HitTarget) -> Double? {
    switch target {
    case .colophon: colophon
    case .masthead: masthead
    case .tape, .earlier, .later, .day, .retry, .sheet, .runningSheet: nil
    }
  }
}

extension SceneState {
  /// When the finger that is down will have stayed long enough; nil where nothing comes of it.
  var longPressTime: Double? {
    guard case .undecided(_, _, let target) = gesture else { return nil }
    return LongPress.duration(on: target).map { pressTime + $0 }
  }

  mutating func longPressIfDue(at t: Double) {
    guard let longPressTime, longPressTime <= t, case .undecided(let finger, _, let target) = gesture else { return }
    gesture = .idle(finger: finger)
    switch target {
    case .colophon: lock(at: longPressTime)
    case .masthead: askForProof()
    case .tape, .earlier, .later, .day, .retry, .sheet, .runningSheet: break
    }
  }

  /// Touch is off: whatever goes over the glass means nothing. The finger that asked for it is forgotten.
  private mutating func lock(at t: Double) {
    gesture = .none
    lockedUntil = t + LongPress.lock
    if let sheet { announce(sheet.words.labels.wiping) }
  }

  mutating func unlockIfDue(at t: Double) {
    if let lockedUntil, lockedUntil <= t { self.lockedUntil = nil }
  }

  /// What does not stand on the paper's parts: its head and its foot, which only mean something to a finger that stays.
  func margin(at point: Point, _ sheet: Sheet) -> HitTarget {
    if point.y < sheet.page.masthead.bottom * sheet.u { return .masthead }
    return point.y >= sheet.page.colophon.y ? .colophon : .sheet
  }
}
