import ForecastScene

/// Keeps what wakes a dark screen away from the page: who wants light in the night does not want an hour scrubbed.
///
/// A touch is kept back until every contact of it has lifted; a key or a wheel as long as it goes on without a pause, since a
/// key that is held repeats.
struct WakingGesture {
  private enum Kept: Equatable {
    case nothing
    /// Contacts that are down.
    case contacts(Set<Int>)
    /// A key or the wheel, and when it was last heard.
    case repeats(isKey: Bool, at: Double)
  }

  private var kept = Kept.nothing

  /// A pause of so many seconds ends what repeats: X waits 0.66 s before it repeats a key.
  static let pause = 0.8

  /// Whether an event is for the page. `isDark` says whether the page can be seen when it comes.
  mutating func passes(_ event: SceneEvent, isDark: Bool, at t: Double) -> Bool {
    switch event {
    case .pointer(let phase, let finger, _, _): passes(phase, finger, isDark)
    case .key: passes(isKey: true, isDark, at: t)
    case .wheel: passes(isKey: false, isDark, at: t)
    default: true
    }
  }

  private mutating func passes(_ phase: SceneEvent.PointerPhase, _ finger: Int, _ isDark: Bool) -> Bool {
    var held: Set<Int> = if case .contacts(let fingers) = kept { fingers } else { [] }
    let isKept = isDark || !held.isEmpty
    guard isKept else { return true }
    switch phase {
    case .down: held.insert(finger)
    case .move: break
    case .up, .cancel: held.remove(finger)
    }
    kept = held.isEmpty ? .nothing : .contacts(held)
    return false
  }

  private mutating func passes(isKey: Bool, _ isDark: Bool, at t: Double) -> Bool {
    var goesOn = false
    if case .repeats(isKey, let last) = kept { goesOn = t < last + Self.pause }
    if case .contacts(let fingers) = kept, !fingers.isEmpty { return false }
    guard isDark || goesOn else { return true }
    kept = .repeats(isKey: isKey, at: t)
    return false
  }
}
