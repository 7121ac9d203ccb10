import ForecastScene

/// Makes every pixel black or white, whichever its coverage is nearer to; no pattern, so that type and rules stay clean.
///
/// A pixel depends on nothing but itself, so it does not matter how the damage is cut up.
enum TwoInks {
  private static let black: UInt32 = 0xFF00_0000
  private static let white: UInt32 = 0xFFFF_FFFF
  /// Of 255: what is darker is ink. Above the middle, so that a stroke of a pixel's width that lies across two is not lost.
  private static let threshold: UInt32 = 144

  /// Reduces the pixels within `rect`, which lies within the page.
  static func reduce(_ rect: PixelRect, of pixels: PixelBuffer) {
    for y in rect.minY..<rect.maxY {
      let row = pixels.pixel(x: 0, y: y)
      // The inks are black and white, so that one channel tells all.
      for x in rect.minX..<rect.maxX { row[x] = row[x] & 0xFF < threshold ? black : white }
    }
  }
}
