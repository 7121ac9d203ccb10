import ForecastScene

extension Surface {
  /// Rectangles of fewer pixels across are filled by columns.
  private static let narrow = 8

  /// Fills an upright rectangle: whole pixels at full coverage, those at its edges by what lies inside.
  func fill(_ rect: FixedRect, _ color: Color) {
    let seen = rect.pixelBounds.intersection(clip)
    guard !seen.isEmpty, rect.minX < rect.maxX, rect.minY < rect.maxY else { return }
    let ink = ink(color)
    let columns = EdgeSpan(rect.minX, rect.maxX)
    let rows = EdgeSpan(rect.minY, rect.maxY)
    // The tape's ticks are a few pixels wide and slide: what a row costs must not be asked for each of theirs.
    if seen.width < Self.narrow, rows.isWhole { return fillNarrow(seen, columns, ink) }
    for y in seen.minY..<seen.maxY {
      let height = rows.share(of: y)
      let row = pixels.pixel(x: 0, y: y)
      if height == 64, columns.isWhole {
        ink.fill(row + seen.minX, count: seen.width)
      } else {
        fill(row, from: seen.minX, to: seen.maxX, columns, height, ink)
      }
    }
  }

  /// Goes down column by column, each of one strength.
  private func fillNarrow(_ seen: PixelRect, _ columns: EdgeSpan, _ ink: Ink) {
    for x in seen.minX..<seen.maxX {
      let strength = Lanes.over255(EdgeSpan.coverage(columns.share(of: x), 64) &* ink.alpha)
      var pixel = pixels.pixel(x: x, y: seen.minY)
      for _ in 0..<seen.height {
        pixel.pointee = strength == 255 ? ink.solid : ink.blend(pixel.pointee, strength)
        pixel += pixels.stride
      }
    }
  }

  /// One row of a rectangle that covers `height` 64ths of it.
  private func fill(
    _ row: UnsafeMutablePointer<UInt32>, from: Int, to: Int, _ columns: EdgeSpan, _ height: Int, _ ink: Ink
  ) {
    var x = from
    if x < columns.firstWhole {
      ink.cover(row + x, count: 1, coverage: EdgeSpan.coverage(columns.share(of: x), height))
      x += 1
    }
    let middle = min(to, columns.endWhole)
    if x < middle {
      ink.cover(row + x, count: middle - x, coverage: EdgeSpan.coverage(64, height))
      x = middle
    }
    if x < to { ink.cover(row + x, count: 1, coverage: EdgeSpan.coverage(columns.share(of: x), height)) }
  }
}

/// How much of each pixel along one axis lies between two edges.
struct EdgeSpan {
  private let low: Int
  private let high: Int
  /// The first pixel that lies inside as a whole, and the one after the last.
  let firstWhole: Int
  let endWhole: Int

  init(_ low: Fixed, _ high: Fixed) {
    self.low = Int(low.raw)
    self.high = Int(high.raw)
    firstWhole = low.ceil
    endWhole = high.floor
  }

  var isWhole: Bool { (low | high) & 63 == 0 }

  /// 64ths of a pixel.
  @inline(__always) func share(of pixel: Int) -> Int {
    max(0, min(high, (pixel &+ 1) &<< 6) &- max(low, pixel &<< 6))
  }

  /// The coverage, 0…255, of a pixel of which two shares of 0…64 lie inside.
  @inline(__always) static func coverage(_ a: Int, _ b: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (a &* b &* 255 &+ 2_048) &>> 12)
  }
}
