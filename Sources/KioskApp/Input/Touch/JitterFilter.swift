import ForecastScene

/// Holds a point still while a panel only trembles: it follows what leaves a small square around it, by what it leaves it.
///
/// A moving finger is followed with a lag of the square's half side, which does not change its speed.
struct JitterFilter: Equatable, Sendable {
  /// Device pixels: half the side of the square. Panels tremble by up to ±2.
  static let reach = 2.0

  private(set) var point: Point

  init(at point: Point) { self.point = point }

  mutating func follow(_ p: Point) {
    point.x = min(max(point.x, p.x - Self.reach), p.x + Self.reach)
    point.y = min(max(point.y, p.y - Self.reach), p.y + Self.reach)
  }
}
