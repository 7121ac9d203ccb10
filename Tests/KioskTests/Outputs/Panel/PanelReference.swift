import ForecastScene

@testable import KioskApp

/// What a panel has to hold, pixel by pixel, without any of the quick ways.
enum PanelReference {
  /// The bytes of a page on a panel, row by row without padding.
  static func bytes(_ page: Bitmap, _ turn: QuarterTurn, _ format: PixelFormat) -> [UInt8] {
    let size = turn.size(of: (page.width, page.height))
    return (0..<size.height).flatMap { y in
      (0..<size.width).flatMap { x in
        let at = turn.pagePoint(Point(x: Double(x) + 0.5, y: Double(y) + 0.5), page: (page.width, page.height))
        let (column, row) = (Int(at.x.rounded(.down)), Int(at.y.rounded(.down)))
        return bytes(format.isReduced ? reduced(page, column, row) : page[column, row], format)
      }
    }
  }

  /// One pixel's bytes.
  static func bytes(_ pixel: UInt32, _ format: PixelFormat) -> [UInt8] {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    let word: UInt32 =
      switch format {
      case .wide(let s):
        red << s.red | green << s.green | blue << s.blue | ~(255 << s.red | 255 << s.green | 255 << s.blue)
      case .packed(let s): red << s.red | green << s.green | blue << s.blue
      case .rgb565: (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3
      case .bgr565: (blue >> 3) << 11 | (green >> 2) << 5 | red >> 3
      }
    return (0..<format.bytesPerPixel).map { UInt8(word >> (8 * UInt32($0)) & 255) }
  }

  /// One pixel as a panel of sixteen bits shows it: the nearest colour, or on the rim of a shape one of the two nearest.
  static func reduced(_ page: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    let pixel = page[x, y]
    let isInside = x > 0 && y > 0 && x < page.width - 1 && y < page.height - 1
    let neighbours = isInside ? [page[x - 1, y], page[x + 1, y], page[x, y - 1], page[x, y + 1]] : [pixel]
    let level = neighbours.contains(pixel) ? nil : bayer[y & 3][x & 3]
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    return five(red, level) << 19 | six(green, level) << 10 | five(blue, level) << 3
  }

  /// 31 / 255 in 2 048ths, and half a step or a level of the matrix.
  private static func five(_ value: UInt32, _ level: UInt32?) -> UInt32 {
    (value * 249 + (level.map { $0 * 108 + 214 } ?? 1_014)) / 2_048
  }

  /// 63 / 255 in 1 024ths, and half a step or a level of the matrix.
  private static func six(_ value: UInt32, _ level: UInt32?) -> UInt32 {
    (value * 253 + (level.map { $0 * 42 + 197 } ?? 505)) / 1_024
  }

  /// Bayer's matrix as it is usually printed.
  private static let bayer: [[UInt32]] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
}
