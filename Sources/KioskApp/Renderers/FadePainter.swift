import ForecastScene

/// Paints rectangles that fade from one colour to another in a straight line, channel by channel, alpha included.
///
/// A pixel has the colour of its middle. Rows of a fade across are alike, and most fades stand still: such a row is kept.
final class FadePainter {
  /// More fades across than a page has.
  private static let keptRows = 4

  private var rows: [FadeRow] = []
  private var nextPlace = 0

  func paint(_ rect: FixedRect, _ axis: FadeAxis, from: Color, to: Color, on surface: Surface) {
    let seen = rect.pixelBounds.intersection(surface.clip)
    guard !seen.isEmpty, rect.minX < rect.maxX, rect.minY < rect.maxY else { return }
    switch axis {
    case .horizontal: paintAcross(rect, seen, from, to, on: surface)
    case .vertical: paintDown(rect, seen, Ramp(rect.minY, rect.maxY, from, to), on: surface)
    }
  }

  private func paintAcross(_ rect: FixedRect, _ seen: PixelRect, _ from: Color, _ to: Color, on surface: Surface) {
    let heights = EdgeSpan(rect.minY, rect.maxY)
    let ramp = Ramp(rect.minX, rect.maxX, from, to)
    for y in seen.minY..<seen.maxY {
      let row = row(rect, ramp, height: heights.share(of: y), surface.opacity)
      let first = seen.minX - row.minX
      Ink.blend(
        surface.pixels.pixel(x: seen.minX, y: y), colors: row.colors + first, strengths: row.strengths + first,
        count: seen.width)
    }
  }

  /// The kept row that is wanted, or a new one in the place of the oldest.
  private func row(_ rect: FixedRect, _ ramp: Ramp, height: Int, _ opacity: UInt8) -> FadeRow {
    let key = FadeRow.Key(minX: rect.minX, maxX: rect.maxX, ramp: ramp, height: height, opacity: opacity)
    for row in rows where row.key == key { return row }
    let row = FadeRow(key)
    if rows.count < Self.keptRows {
      rows.append(row)
    } else {
      rows[nextPlace] = row
      nextPlace = (nextPlace + 1) % Self.keptRows
    }
    return row
  }

  private func paintDown(_ rect: FixedRect, _ seen: PixelRect, _ ramp: Ramp, on surface: Surface) {
    let columns = EdgeSpan(rect.minX, rect.maxX)
    let heights = EdgeSpan(rect.minY, rect.maxY)
    for y in seen.minY..<seen.maxY {
      let ink = surface.ink(ramp.color(at: y))
      let height = heights.share(of: y)
      let row = surface.pixels.pixel(x: 0, y: y)
      let first = min(seen.maxX, max(seen.minX, columns.firstWhole))
      let end = max(first, min(seen.maxX, columns.endWhole))
      for x in seen.minX..<first { cover(row + x, ink, EdgeSpan.coverage(columns.share(of: x), height)) }
      ink.cover(row + first, count: end - first, coverage: EdgeSpan.coverage(64, height))
      for x in end..<seen.maxX { cover(row + x, ink, EdgeSpan.coverage(columns.share(of: x), height)) }
    }
  }

  private func cover(_ pixel: UnsafeMutablePointer<UInt32>, _ ink: Ink, _ coverage: UInt32) {
    ink.cover(pixel, count: 1, coverage: coverage)
  }
}

/// One row of a fade across: a colour and a strength for each pixel it touches.
private final class FadeRow {
  struct Key: Equatable {
    let minX: Fixed
    let maxX: Fixed
    let ramp: Ramp
    /// 64ths of the row that are covered.
    let height: Int
    let opacity: UInt8
  }

  let key: Key
  /// The pixel of the first colour.
  let minX: Int
  let colors: UnsafeMutablePointer<UInt32>
  let strengths: UnsafeMutablePointer<UInt8>

  init(_ key: Key) {
    self.key = key
    minX = key.minX.floor
    let count = key.maxX.ceil - minX
    colors = .allocate(capacity: count)
    strengths = .allocate(capacity: count)
    let columns = EdgeSpan(key.minX, key.maxX)
    for i in 0..<count {
      let ink = Ink(key.ramp.color(at: minX + i), opacity: key.opacity)
      let coverage = EdgeSpan.coverage(columns.share(of: minX + i), key.height)
      (colors + i).initialize(to: ink.solid)
      (strengths + i).initialize(to: UInt8(truncatingIfNeeded: Lanes.over255(coverage &* ink.alpha)))
    }
  }

  deinit {
    colors.deallocate()
    strengths.deallocate()
  }
}
