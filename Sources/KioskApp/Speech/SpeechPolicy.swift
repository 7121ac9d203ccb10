import ForecastScene

/// When a page says something by itself, and of what.
///
/// An hour that somebody turned to is said: at once where it was crossed slowly or by a step, after a moment where the tape
/// ran under the finger and stands still, and of a fling only the one it lands at. Whatever gets the focus is said. Hours
/// that come by themselves, with a new page or on the way home, are not.
struct SpeechPolicy: Equatable {
  /// What is spoken of; its words are found when it is said.
  enum Subject: Hashable, Sendable {
    /// The page as whoever comes to it has to know it.
    case page
    case hour
    case element(AccessibilityTree.ElementID)
  }

  /// What counts of a frame.
  struct Glance: Equatable {
    var printing = 0
    /// Where the tape rests or goes to; under a finger the nearest.
    var hour = 0
    var focus: AccessibilityTree.ElementID?
    var phase = ScrubberPhase.idle
    /// Hours a second.
    var speed = 0.0
  }

  /// Hours a second up to which each one is said: the first word of a sentence is heard before the next begins.
  static let slow = 2.5
  /// Seconds that an hour has to stay under the finger after a faster run.
  static let pause = 0.3

  private var before: Glance?
  /// When an hour that was crossed fast is said, if it is still the one.
  private var due: Double?
  /// Somebody has done something since all was at rest.
  private var isTurned = false
  /// The hour said last.
  private var said: Int?

  /// When something has to be said, if nothing else happens; nil at rest.
  var wake: Double? { due }

  /// Somebody has touched, turned or pressed something.
  mutating func acted() { isTurned = true }

  /// What this frame gives to say; nil for nothing. Asks for no memory.
  mutating func follow(_ now: Glance, at t: Double) -> Subject? {
    defer { settle(now) }
    guard let before else {
      said = now.hour
      return nil
    }
    if let hour = followHour(now, before, at: t) { return hour }
    guard now.focus != before.focus, let focus = now.focus else { return nil }
    return .element(focus)
  }

  private mutating func settle(_ now: Glance) {
    before = now
    if now.phase == .idle { isTurned = false }
  }

  private mutating func followHour(_ now: Glance, _ before: Glance, at t: Double) -> Subject? {
    // A page that was printed at rest counts its hours anew.
    guard isTurned, now.printing == before.printing || now.phase != .idle else {
      due = nil
      said = now.hour
      return nil
    }
    let isHeld = now.phase == .dragging || now.phase == .pressed
    if now.hour != before.hour { due = isHeld && now.speed > Self.slow ? t + Self.pause : t }
    guard let due, t >= due || !isHeld else { return nil }
    self.due = nil
    guard now.hour != said else { return nil }
    said = now.hour
    return .hour
  }
}

extension SpeechPolicy.Glance {
  init(_ frame: Frame) {
    printing = frame.accessibility.printing
    hour = frame.accessibility.hour
    focus = frame.accessibility.focus
    phase = frame.readout.phase
    speed = abs(frame.readout.velocity)
  }
}
