import ForecastScene

/// A run of points without sharp corners: what a fringe of triangles can stand for.
///
/// At a corner, a fringe strays from the true area by up to a fifth of a pixel; on a curve, by a twentieth.
struct SmoothOutline {
  typealias Vector = SIMD2<Double>

  /// The cosine of the sharpest turn.
  private static let sharpest = 0.8

  let points: [Vector]
  let isClosed: Bool
  /// For each point, what an offset by one pixel to the left moves it by: along the bisector, longer where it turns.
  let lefts: [Vector]
  /// Whether its inside lies on the left of its way, if it is closed and turns one way only.
  let turnsLeft: Bool?

  /// The run, moved, or nil when it turns too sharply, or is too short to have a direction.
  init?(_ contour: [FixedPoint], isClosed: Bool, at place: Vector) {
    var points: [Vector] = []
    for p in contour {
      let point = place + Vector(p.x.pixels, p.y.pixels)
      if points.last != point { points.append(point) }
    }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > (isClosed ? 7 : 1) else { return nil }
    let ways = Self.ways(points, isClosed)
    var lefts: [Vector] = []
    var sides: Set<Bool> = []
    for i in points.indices {
      let a = i > 0 || isClosed ? ways[(i + ways.count - 1) % ways.count] : ways[0]
      let b = i < ways.count ? ways[i] : a
      let cosine = (a * b).sum()
      guard cosine >= Self.sharpest else { return nil }
      let cross = a.x * b.y - a.y * b.x
      if abs(cross) > 1e-9 { sides.insert(cross < 0) }
      lefts.append(Vector(a.y + b.y, -a.x - b.x) / (1 + cosine))
    }
    self.points = points
    self.isClosed = isClosed
    self.lefts = lefts
    turnsLeft = isClosed && sides.count == 1 && Self.turnsOnce(ways) ? sides.first : nil
  }

  private static func ways(_ points: [Vector], _ isClosed: Bool) -> [Vector] {
    (0..<(isClosed ? points.count : points.count - 1)).map { i in
      let step = points[(i + 1) % points.count] - points[i]
      return step / (step * step).sum().squareRoot()
    }
  }

  /// A closed run that turns one way all along goes round once when its way swings from left to right and back once.
  private static func turnsOnce(_ ways: [Vector]) -> Bool {
    var changes = 0
    for i in ways.indices where (ways[i].x < 0) != (ways[(i + 1) % ways.count].x < 0) { changes += 1 }
    return changes == 2
  }

  /// The shortest step between two of its points.
  var shortestStep: Double {
    var shortest = Double.infinity
    for i in 1..<points.count {
      let step = points[i] - points[i - 1]
      shortest = min(shortest, (step * step).sum())
    }
    return shortest.squareRoot()
  }
}
