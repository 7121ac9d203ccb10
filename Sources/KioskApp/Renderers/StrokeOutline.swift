import ForecastScene

extension Outline {
  /// Adds the outline of a stroked path: one contour round each open run, two round each closed one.
  ///
  /// Both sides turn at shared mitre points, so neighbouring segments never cover a pixel twice. Where a segment is too
  /// short for its inner mitre, the outline turns through the corner itself and overlaps in its own direction, which
  /// fills once.
  mutating func stroke(_ path: Path, width: Fixed, cap: StrokeCap) {
    let half = width.pixels / 2
    guard half > 0 else { return }
    for contour in path.contours {
      StrokePen(contour, isClosed: path.isClosed, half: half, cap: cap).trace(into: &self)
    }
  }
}

/// Walks along one run of points and draws what a pen of a given width would ink.
private struct StrokePen {
  typealias Vector = SIMD2<Double>

  /// Mitres longer than this many half-widths are cut off square.
  private static let mitreLimit = 4.0
  /// How far, in pixels, a round cap's edges may lie from a true circle.
  private static let tolerance = 0.02

  private let points: [Vector]
  /// Unit directions; one for each point's way to the next.
  private let ways: [Vector]
  private let lengths: [Double]
  private let isClosed: Bool
  private let half: Double
  private let cap: StrokeCap

  init(_ contour: [FixedPoint], isClosed: Bool, half: Double, cap: StrokeCap) {
    var points: [Vector] = []
    points.reserveCapacity(contour.count)
    for p in contour {
      let point = Vector(p.x.pixels, p.y.pixels)
      if points.last != point { points.append(point) }
    }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    self.isClosed = isClosed && points.count > 2
    self.points = points
    self.half = half
    self.cap = cap
    let segments = self.isClosed ? points.count : max(0, points.count - 1)
    var ways: [Vector] = []
    var lengths: [Double] = []
    ways.reserveCapacity(segments)
    lengths.reserveCapacity(segments)
    for i in 0..<segments {
      let step = points[i + 1 < points.count ? i + 1 : 0] - points[i]
      let length = (step * step).sum().squareRoot()
      lengths.append(length)
      ways.append(step / length)
    }
    self.ways = ways
    self.lengths = lengths
  }

  func trace(into outline: inout Outline) {
    if isClosed {
      traceLoops(into: &outline)
    } else if let first = points.first, let last = points.last {
      points.count == 1 ? traceDot(at: first, into: &outline) : traceRun(first, last, into: &outline)
    }
  }

  private func traceLoops(into outline: inout Outline) {
    let count = points.count
    for i in 0..<count { turn(at: i, from: (i + count - 1) % count, to: i, side: 1, into: &outline) }
    outline.close()
    for i in (0..<count).reversed() { turn(at: i, from: i, to: (i + count - 1) % count, side: -1, into: &outline) }
    outline.close()
  }

  private func traceRun(_ first: Vector, _ last: Vector, into outline: inout Outline) {
    let end = ways.count - 1
    outline.append(first + Self.left(ways[0]) * half)
    for i in 1..<(end + 1) where end > 0 { turn(at: i, from: i - 1, to: i, side: 1, into: &outline) }
    outline.append(last + Self.left(ways[end]) * half)
    arc(around: last, from: Self.left(ways[end]), into: &outline)
    outline.append(last - Self.left(ways[end]) * half)
    for i in (1..<(end + 1)).reversed() where end > 0 { turn(at: i, from: i, to: i - 1, side: -1, into: &outline) }
    outline.append(first - Self.left(ways[0]) * half)
    arc(around: first, from: -Self.left(ways[0]), into: &outline)
    outline.close()
  }

  /// A run of one point is a disc where ends are round, and nothing where they are cut.
  private func traceDot(at centre: Vector, into outline: inout Outline) {
    guard cap == .round else { return }
    let up = Vector(0, -1)
    for direction in [up, -up] {
      outline.append(centre + direction * half)
      arc(around: centre, from: direction, into: &outline)
    }
    outline.close()
  }

  /// Turns the corner at point `i` on one side (1 left, −1 right) of the way in `from` and the way out `to`.
  ///
  /// The right side is walked backwards, so its ways are given in that order and reversed.
  private func turn(at i: Int, from: Int, to: Int, side: Double, into outline: inout Outline) {
    let a = ways[from] * side
    let b = ways[to] * side
    let corner = points[i]
    let cosine = (a * b).sum()
    // Half the turn: the mitre reaches 1 / cos of it along the middle, tan of it along the segments.
    let reach = 2 / max(1e-9, 1 + cosine)
    // y points down, so a turn to the left has a negative cross product; the left side is then the inner one.
    let isInner = a.x * b.y - a.y * b.x < 0
    let isShort = isInner && (reach - 1).squareRoot() * half > min(lengths[from], lengths[to])
    if !isShort, isInner || reach <= Self.mitreLimit * Self.mitreLimit {
      outline.append(corner + (Self.left(a) + Self.left(b)) * (half * reach / 2))
    } else {
      outline.append(corner + Self.left(a) * half)
      if isInner { outline.append(corner) }
      outline.append(corner + Self.left(b) * half)
    }
  }

  /// The points of a half circle between a direction and its opposite, clockwise as seen, both ends left out.
  private func arc(around centre: Vector, from direction: Vector, into outline: inout Outline) {
    guard cap == .round else { return }
    let step = 2 * Libm.acos(max(0, 1 - Self.tolerance / half))
    let count = max(2, Int((Double.pi / step).rounded(.up)))
    for i in 1..<count {
      let angle = Double.pi * Double(i) / Double(count)
      let turned = direction * Libm.cos(angle) + Vector(-direction.y, direction.x) * Libm.sin(angle)
      outline.append(centre + turned * half)
    }
  }

  /// The unit vector to the left of a way, y down.
  private static func left(_ way: Vector) -> Vector { Vector(way.y, -way.x) }
}
