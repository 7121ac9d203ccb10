/// A figure of straight edges in device coordinates, relative to where it is placed; curves are flattened when it is built.
///
/// A class, so that a renderer can keep what it makes of a path by identity; equality is by content.
public final class Path: Hashable, Sendable {
  /// Runs of points; a fill closes each of them, a stroke follows them as they are.
  public let contours: [[FixedPoint]]
  /// The bounds of the points themselves, without any stroke.
  public let bounds: FixedRect
  /// Whether strokes join the last point of each contour to its first.
  public let isClosed: Bool

  public init(contours: [[FixedPoint]], isClosed: Bool) {
    self.contours = contours
    self.isClosed = isClosed
    var minX = Int32.max
    var minY = Int32.max
    var maxX = Int32.min
    var maxY = Int32.min
    for contour in contours {
      for p in contour {
        minX = min(minX, p.x.raw)
        maxX = max(maxX, p.x.raw)
        minY = min(minY, p.y.raw)
        maxY = max(maxY, p.y.raw)
      }
    }
    bounds =
      minX > maxX
      ? FixedRect(minX: .zero, minY: .zero, maxX: .zero, maxY: .zero)
      : FixedRect(minX: Fixed(raw: minX), minY: Fixed(raw: minY), maxX: Fixed(raw: maxX), maxY: Fixed(raw: maxY))
  }

  public static func == (a: Path, b: Path) -> Bool {
    a === b || (a.isClosed == b.isClosed && a.bounds == b.bounds && a.contours == b.contours)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(contours.count)
  }
}
