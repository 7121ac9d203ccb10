/// Draws a path in points; curves become chords that stay within a tenth of a device pixel.
struct PathBuilder {
  private let scale: PixelScale
  private var contours: [[FixedPoint]] = []
  private var current: [FixedPoint] = []
  private var pen = Point.zero

  /// Chords stray from their curve by no more than this, in device pixels: below what a hairline shows.
  static let tolerance = 0.1

  init(scale: PixelScale) { self.scale = scale }

  mutating func move(_ p: Point) {
    finishContour()
    append(p)
  }

  mutating func line(_ p: Point) { append(p) }

  /// A part of an ellipse from one angle to another, in radians; 0 points right, angles grow clockwise (y is down).
  ///
  /// A radius below zero, as a measure less another gives where there is no room, counts as zero.
  mutating func arc(_ center: Point, rx: Double, ry: Double, from: Double, to: Double) {
    let (rx, ry) = (max(0, rx), max(0, ry))
    let radius = max(rx, ry) * scale.pixelsPerPoint
    let steps = Self.chords(radius: radius, sweep: abs(to - from))
    for step in 0...steps {
      let angle = from + (to - from) * Double(step) / Double(steps)
      append(Point(x: center.x + rx * Libm.cos(angle), y: center.y + ry * Libm.sin(angle)))
    }
  }

  /// A whole circle as a contour of its own.
  mutating func circle(_ center: Point, radius: Double, reversed: Bool = false) {
    finishContour()
    arc(center, rx: radius, ry: radius, from: 0, to: reversed ? -2 * .pi : 2 * .pi)
    current.removeLast()
    finishContour()
  }

  mutating func polygon(_ points: [Point]) {
    finishContour()
    points.forEach { append($0) }
    finishContour()
  }

  /// The finished path; `closed` joins the ends of each contour when it is stroked.
  func path(closed: Bool = true) -> Path {
    Path(contours: current.isEmpty ? contours : contours + [current], isClosed: closed)
  }

  private mutating func append(_ p: Point) {
    pen = p
    let fixed = FixedPoint(
      x: Fixed(pixels: p.x * scale.pixelsPerPoint), y: Fixed(pixels: p.y * scale.pixelsPerPoint))
    if current.last != fixed { current.append(fixed) }
  }

  private mutating func finishContour() {
    if !current.isEmpty { contours.append(current) }
    current = []
  }

  /// How many chords keep a part of a circle within the tolerance.
  private static func chords(radius: Double, sweep: Double) -> Int {
    guard radius > 0 else { return 1 }
    let half = Libm.acos(1 - min(tolerance, radius) / max(radius, tolerance))
    return max(1, Int((sweep / (2 * max(half, 0.01))).rounded(.up)))
  }
}
