import ForecastScene

extension Surface {
  /// Fills a rectangle with a colour that changes in a straight line along an axis, channel by channel, alpha included.
  ///
  /// A pixel has the colour of its middle.
  func fade(_ rect: FixedRect, _ axis: FadeAxis, from: Color, to: Color) {
    let seen = rect.pixelBounds.intersection(clip)
    guard !seen.isEmpty, rect.minX < rect.maxX, rect.minY < rect.maxY else { return }
    let columns = EdgeSpan(rect.minX, rect.maxX)
    let rows = EdgeSpan(rect.minY, rect.maxY)
    switch axis {
    case .horizontal: fadeAcross(Ramp(rect.minX, rect.maxX, from, to), columns, rows, seen)
    case .vertical:
      let ramp = Ramp(rect.minY, rect.maxY, from, to)
      for y in seen.minY..<seen.maxY { fadeRow(y, ink(ramp.color(at: y)), rows.share(of: y), columns, seen) }
    }
  }

  /// Every row is the same but for the first and last: its colours and strengths are worked out once.
  private func fadeAcross(_ ramp: Ramp, _ columns: EdgeSpan, _ rows: EdgeSpan, _ seen: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: seen.width) { colors in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: seen.width) { strengths in
        guard let color = colors.baseAddress, let strength = strengths.baseAddress else { return }
        var made = -1
        for y in seen.minY..<seen.maxY {
          let height = rows.share(of: y)
          if height != made {
            for i in 0..<seen.width {
              let ink = ink(ramp.color(at: seen.minX + i))
              let coverage = EdgeSpan.coverage(columns.share(of: seen.minX + i), height)
              color[i] = ink.solid
              strength[i] = UInt8(truncatingIfNeeded: Lanes.over255(coverage &* ink.alpha))
            }
            made = height
          }
          Ink.blend(pixels.pixel(x: seen.minX, y: y), colors: color, strengths: strength, count: seen.width)
        }
      }
    }
  }

  private func fadeRow(_ y: Int, _ ink: Ink, _ height: Int, _ columns: EdgeSpan, _ seen: PixelRect) {
    let row = pixels.pixel(x: 0, y: y)
    let first = min(seen.maxX, max(seen.minX, columns.firstWhole))
    let end = max(first, min(seen.maxX, columns.endWhole))
    for x in seen.minX..<first { coverOne(row + x, ink, EdgeSpan.coverage(columns.share(of: x), height)) }
    ink.cover(row + first, count: end - first, coverage: EdgeSpan.coverage(64, height))
    for x in end..<seen.maxX { coverOne(row + x, ink, EdgeSpan.coverage(columns.share(of: x), height)) }
  }

  private func coverOne(_ pixel: UnsafeMutablePointer<UInt32>, _ ink: Ink, _ coverage: UInt32) {
    ink.cover(pixel, count: 1, coverage: coverage)
  }
}

/// A straight way from one colour to another.
private struct Ramp {
  private let low: Int
  private let length: Int
  private let from: Color
  private let to: Color

  init(_ low: Fixed, _ high: Fixed, _ from: Color, _ to: Color) {
    self.low = Int(low.raw)
    length = Int(high.raw) - Int(low.raw)
    self.from = from
    self.to = to
  }

  /// The colour at the middle of a pixel.
  func color(at pixel: Int) -> Color {
    let way = max(0, min(length, pixel * 64 + 32 - low))
    func mix(_ shift: UInt32) -> UInt32 {
      let a = Int(from.argb >> shift & 255)
      let b = Int(to.argb >> shift & 255)
      return UInt32((a * (length - way) + b * way + length / 2) / length) << shift
    }
    return Color(argb: mix(24) | mix(16) | mix(8) | mix(0))
  }
}
