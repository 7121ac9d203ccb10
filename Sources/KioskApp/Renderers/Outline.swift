import ForecastScene

/// Closed contours in 1/256 pixel, relative to a path's origin: what a rasteriser fills.
struct Outline {
  private(set) var points: [SIMD2<Int32>] = []
  /// Where each contour ends in `points`.
  private(set) var ends: [Int] = []

  /// Forgets its contours and keeps their room.
  mutating func clear() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds the contours of a filled path.
  mutating func fill(_ path: Path) {
    for contour in path.contours {
      for p in contour { points.append(SIMD2(p.x.raw &<< 2, p.y.raw &<< 2)) }
      close()
    }
  }

  /// Adds a point, in pixels, to the contour that is being made.
  mutating func append(_ p: SIMD2<Double>) {
    let scaled = (p * 256).rounded(.toNearestOrEven).clamped(
      lowerBound: SIMD2(repeating: -1e9), upperBound: SIMD2(repeating: 1e9))
    points.append(SIMD2<Int32>(Int32(scaled.x), Int32(scaled.y)))
  }

  /// Ends the contour that is being made.
  mutating func close() {
    if points.count > (ends.last ?? 0) { ends.append(points.count) }
  }

  /// The whole pixels it may touch when moved by `phase` 64ths of a pixel.
  func bounds(phase: SIMD2<Int32>) -> PixelRect {
    guard let first = points.first else { return .empty }
    var low = first
    var high = first
    for p in points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    low = (low &+ phase &<< 2) &>> 8
    high = (high &+ phase &<< 2 &+ SIMD2(repeating: 255)) &>> 8
    return PixelRect(minX: Int(low.x), minY: Int(low.y), maxX: Int(high.x), maxY: Int(high.y))
  }

  /// Hands its edges, moved by `phase` 64ths of a pixel, to a rasteriser.
  func add(to rasteriser: CoverageRasteriser, phase: SIMD2<Int32>) {
    let moveX = Int(phase.x) << 2
    let moveY = Int(phase.y) << 2
    points.withUnsafeBufferPointer { points in
      var start = 0
      for end in ends {
        var from = points[end - 1]
        for to in points[start..<end] {
          rasteriser.line(
            x0: Int(from.x) &+ moveX, y0: Int(from.y) &+ moveY, x1: Int(to.x) &+ moveX, y1: Int(to.y) &+ moveY)
          from = to
        }
        start = end
      }
    }
  }
}
