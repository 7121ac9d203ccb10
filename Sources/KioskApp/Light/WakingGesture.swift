import ForecastScene

/// Keeps what wakes a dark screen away from the page: who wants light in the night does not want an hour scrubbed.
///
/// A touch is kept back until every contact of it has lifted (`TouchGate`); a key, a wheel or a knob as long as it goes on
/// without a pause, since a key that is held repeats.
struct WakingGesture {
  private enum Kind {
    case key
    case wheel
    case knob
  }

  private var gate = TouchGate()
  /// What repeats and was last heard when.
  private var repeats: (kind: Kind, at: Double)?

  /// A pause of so many seconds ends what repeats: X waits 0.66 s before it repeats a key.
  static let pause = 0.8

  /// Whether an event is for the page. `isDark` says whether the page can be seen when it comes.
  mutating func passes(_ event: SceneEvent, isDark: Bool, at t: Double) -> Bool {
    switch event {
    case .pointer: gate.rule(on: event, isDark: isDark) == .pass
    case .key: passes(.key, isDark, at: t)
    case .wheel: passes(.wheel, isDark, at: t)
    case .turn: passes(.knob, isDark, at: t)
    default: true
    }
  }

  private mutating func passes(_ kind: Kind, _ isDark: Bool, at t: Double) -> Bool {
    let goesOn = repeats.map { $0.kind == kind && t < $0.at + Self.pause } ?? false
    repeats = isDark || goesOn ? (kind, t) : nil
    return repeats == nil
  }
}
