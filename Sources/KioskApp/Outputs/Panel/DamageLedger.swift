import ForecastScene

/// What each of a panel's buffers still lacks of the page: the damage of all frames since it was last brought up to date.
struct DamageLedger {
  private var owed: [Damage]

  /// Every buffer lacks everything at first.
  init(buffers: Int, bounds: PixelRect) { owed = Array(repeating: Damage(bounds), count: buffers) }

  /// The page has changed.
  mutating func add(_ damage: Damage) {
    for index in owed.indices {
      for rect in damage.rects { owed[index].add(rect) }
    }
  }

  /// Whether a buffer lacks anything.
  func owes(_ buffer: Int) -> Bool { !owed[buffer].isEmpty }

  /// What a buffer lacks; from now on it lacks nothing.
  mutating func settle(_ buffer: Int) -> Damage {
    let damage = owed[buffer]
    owed[buffer] = Damage()
    return damage
  }
}
