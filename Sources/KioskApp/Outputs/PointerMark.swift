import ForecastScene

/// The mouse's mark on a bare console: a small cross laid over the page's list, no part of the scene. It is taken away when the
/// mouse has rested for a while; without a mouse it costs nothing.
struct PointerMark {
  /// Seconds that it stays after the last motion.
  static let patience = 5.0
  /// Device pixels from its middle to an end, and half its strokes with and without their edge.
  private static let arm = 13
  private static let half = 1
  private static let edge = 3

  private var shown: PixelRect = .empty
  private let chunk: Chunk

  init() {
    let strokes = { (reach: Int, half: Int, color: Color) in
      [
        DisplayItem.rect(Self.rect(-reach, -half, reach + 1, half + 1), color),
        DisplayItem.rect(Self.rect(-half, -reach, half + 1, reach + 1), color),
      ]
    }
    chunk = Chunk(
      items: strokes(Self.arm + Self.edge - Self.half, Self.edge, Palette.day.paper)
        + strokes(Self.arm, Self.half, Palette.day.ink))
  }

  private static func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> FixedRect {
    FixedRect(minX: Fixed(left), minY: Fixed(top), maxX: Fixed(right), maxY: Fixed(bottom))
  }

  /// When it is taken away, by the machine's clock; nil where it is not shown.
  func end(of pointer: MousePointer) -> Double? { shown.isEmpty ? nil : pointer.moved.map { $0 + Self.patience } }

  /// Lays it over a frame at a time of the machine's clock, and adds to the damage where it was and is.
  mutating func lay(over list: inout DisplayList, _ damage: inout Damage, _ pointer: MousePointer, at t: Double) {
    let isSeen = pointer.moved.map { t - $0 < Self.patience } ?? false
    guard isSeen || !shown.isEmpty else { return }
    let screen = PixelRect(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    let at = FixedPoint(x: Fixed(Int(pointer.point.x)), y: Fixed(Int(pointer.point.y)))
    let placed = PlacedChunk(node: .page, chunk: chunk, offset: at, clip: screen)
    let now = isSeen ? placed.bounds : .empty
    if now != shown {
      damage.add(shown)
      damage.add(now)
      shown = now
    }
    if isSeen { list.chunks.append(placed) }
  }
}
