import ForecastScene

/// Where the mouse stands on the page: in the page's own directions, however the panel is mounted.
struct MousePointer: Equatable, Sendable {
  private(set) var point: Point
  private(set) var isDown = false
  /// The time of its last motion; nil before the first: there is no mouse to be seen then.
  private(set) var moved: Double?

  /// A pointer in the middle of a page.
  init(on surface: PanelSurface) {
    point = Point(x: Double(surface.page.width) / 2, y: Double(surface.page.height) / 2)
  }

  mutating func move(by d: Point, on surface: PanelSurface, at t: Double) {
    place(Point(x: point.x + d.x, y: point.y + d.y), on: surface, at: t)
  }

  mutating func place(_ p: Point, on surface: PanelSurface, at t: Double) {
    point = surface.clamped(p)
    moved = t
  }

  mutating func press(_ isDown: Bool) { self.isDown = isDown }
}
