import ForecastScene

/// Frames what a frame has drawn anew, for the eye of a developer; gone with the next.
struct DamageFlash {
  private static let color: UInt32 = 0xFFFF_00C8
  private static let thickness = 2

  /// What the last frame was framed in.
  private var shown = Damage()

  /// The damage of a frame together with that of the frames drawn around the last one's.
  mutating func cover(_ damage: Damage) -> Damage {
    var both = damage
    for rect in shown.rects { both.add(rect) }
    shown = damage
    return both
  }

  /// Draws a frame just inside each rectangle.
  func draw(_ damage: Damage, into pixels: PixelBuffer) {
    for rect in damage.rects {
      let seen = rect.intersection(pixels.bounds)
      for y in seen.minY..<max(seen.minY, seen.maxY) {
        let isEdge = y < seen.minY + Self.thickness || y >= seen.maxY - Self.thickness
        let row = pixels.pixel(x: 0, y: y)
        for x in seen.minX..<max(seen.minX, seen.maxX)
        where isEdge || x < seen.minX + Self.thickness || x >= seen.maxX - Self.thickness {
          row[x] = Self.color
        }
      }
    }
  }
}
