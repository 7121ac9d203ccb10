import ForecastScene

/// Keeps from the page what is not meant for it: the first gesture on a dark screen only wakes it, until every finger of it
/// has lifted; so do the first key and the first turn.
struct TouchGate {
  /// What becomes of an event.
  enum Ruling: Equatable {
    case pass
    /// Nothing more comes of it.
    case swallow
    /// Nothing more comes of it than light.
    case wake
  }

  /// The fingers of a gesture that is swallowed and have not lifted.
  private var swallowed: [Int] = []

  init() { swallowed.reserveCapacity(16) }

  /// Whether a swallowed gesture goes on.
  var isSwallowing: Bool { !swallowed.isEmpty }

  /// Rules on one event, in the order of their times; `isDark` is whether nobody can see the page.
  mutating func rule(on event: SceneEvent, isDark: Bool) -> Ruling {
    switch event {
    case .pointer(let phase, let finger, _, _): rule(on: phase, finger, isDark)
    case .key, .wheel, .turn: isDark ? .wake : .pass
    case .viewport, .page, .settings, .position, .drift, .accessibility, .proof: .pass
    }
  }

  private mutating func rule(on phase: SceneEvent.PointerPhase, _ finger: Int, _ isDark: Bool) -> Ruling {
    let place = swallowed.firstIndex(of: finger)
    switch phase {
    case .down:
      // A second finger belongs to the gesture of the first.
      guard isDark || isSwallowing else { return .pass }
      if place == nil { swallowed.append(finger) }
      return isDark ? .wake : .swallow
    case .move: return place == nil ? (isDark ? .wake : .pass) : .swallow
    case .up, .cancel:
      guard let place else { return .pass }
      swallowed.remove(at: place)
      return .swallow
    }
  }
}
