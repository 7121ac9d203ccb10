import ForecastScene

/// Reduces pixels to five bits of red and blue and six of green; only the edges of shapes and letters are dithered.
///
/// A pixel that equals one beside, above or below it is part of something flat or of a straight edge: it becomes the nearest
/// colour, so that paper and rules have no pattern. What differs from all four lies on the rim of a curve or a letter, and is
/// dithered by a 4 by 4 matrix (Bayer 1973) that stands still on the page. The thresholds leave out what lies near both ends, so
/// that a colour that the panel can hold stays what it is there too, whichever way it was widened to eight bits.
enum EdgeDither {
  /// Reduces the pixels within `rect`, which lies within the page, into `target`, whose rows follow each other.
  static func reduce(_ rect: PixelRect, of page: PixelBuffer, into target: UnsafeMutablePointer<UInt32>) {
    let (base, stride) = (UnsafePointer(page.base), page.stride)
    let lastRow = page.height &- 1
    var to = target
    for y in rect.minY..<rect.maxY {
      let neighbours = Neighbours(
        row: base + y &* stride, above: base + max(0, y &- 1) &* stride, below: base + min(lastRow, y &+ 1) &* stride)
      reduce(neighbours, y: y, from: rect.minX, to: rect.maxX, lastColumn: page.width &- 1, into: to)
      to += rect.width
    }
  }

  /// The outermost columns, which lack a neighbour, count as flat, as the outermost rows do.
  private static func reduce(
    _ pixels: Neighbours, y: Int, from: Int, to: Int, lastColumn: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var x = from
    if x == 0 {
      target[0] = nearest(pixels.row[0])
      x = 1
    }
    let end = min(to, lastColumn)
    let thresholds = Thresholds(x: x, y: y)
    while x &+ 4 <= end {
      UnsafeMutableRawPointer(target + (x &- from)).storeBytes(
        of: thresholds.reduce(pixels.four(x), where: pixels.areAlone(x)), as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < end {
      let isAlone = SIMDMask<SIMD4<Int32>>(repeating: pixels.isAlone(x))
      let four = SIMD4<UInt32>(repeating: pixels.row[x])
      target[x &- from] = Thresholds(x: x, y: y).reduce(four, where: isAlone)[0]
      x &+= 1
    }
    if x < to { target[x &- from] = nearest(pixels.row[x]) }
  }

  /// The nearest colour; of each channel only the bits that the panel holds are set.
  @inline(__always) static func nearest(_ pixel: UInt32) -> UInt32 {
    Thresholds.reduce(SIMD4(repeating: pixel), Thresholds.nearestFive, Thresholds.nearestSix)[0]
  }
}

/// A row of pixels and those above and below it.
private struct Neighbours {
  let row: UnsafePointer<UInt32>
  let above: UnsafePointer<UInt32>
  let below: UnsafePointer<UInt32>

  @inline(__always) func four(_ x: Int) -> SIMD4<UInt32> { Self.load(row + x) }

  @inline(__always) func areAlone(_ x: Int) -> SIMDMask<SIMD4<Int32>> {
    let p = four(x)
    let across = (p .!= Self.load(row + x - 1)) .& (p .!= Self.load(row + x + 1))
    return across .& (p .!= Self.load(above + x)) .& (p .!= Self.load(below + x))
  }

  @inline(__always) func isAlone(_ x: Int) -> Bool {
    let p = row[x]
    return p != row[x &- 1] && p != row[x &+ 1] && p != above[x] && p != below[x]
  }

  @inline(__always) private static func load(_ source: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)
  }
}

/// What is added to four neighbouring pixels before their low bits are left out, once for the channels of five bits and once
/// for those of six. Two channels share a word.
///
/// v · 31 / 255 is v · 249 / 2 048 to a thousandth, v · 63 / 255 is v · 253 / 1 024; the results fit sixteen bits.
private struct Thresholds {
  @inline(__always) static var nearestFive: SIMD4<UInt32> { pair(1_014) }
  @inline(__always) static var nearestSix: SIMD4<UInt32> { pair(505) }
  private let five: SIMD4<UInt32>
  private let six: SIMD4<UInt32>

  /// For the pixels from column `x` of row `y` on, and for those a multiple of four columns further.
  @inline(__always) init(x: Int, y: Int) {
    let levels = SIMD4(Self.level(x, y), Self.level(x &+ 1, y), Self.level(x &+ 2, y), Self.level(x &+ 3, y))
    let first = levels &* SIMD4(repeating: 108) &+ SIMD4(repeating: 214)
    let second = levels &* SIMD4(repeating: 42) &+ SIMD4(repeating: 197)
    five = first | first &<< SIMD4(repeating: 16)
    six = second | second &<< SIMD4(repeating: 16)
  }

  /// 0…15, by the bits of the place.
  @inline(__always) private static func level(_ x: Int, _ y: Int) -> UInt32 {
    let (a, b) = (x ^ y, y)
    let coarse = (a & 1) &<< 1 | b & 1
    let fine = (a &>> 1 & 1) &<< 1 | b &>> 1 & 1
    return UInt32(truncatingIfNeeded: coarse &<< 2 | fine)
  }

  @inline(__always) private static func pair(_ value: UInt32) -> SIMD4<UInt32> {
    SIMD4(repeating: value | value << 16)
  }

  @inline(__always) func reduce(_ p: SIMD4<UInt32>, where isAlone: SIMDMask<SIMD4<Int32>>) -> SIMD4<UInt32> {
    Self.reduce(
      p, Self.nearestFive.replacing(with: five, where: isAlone), Self.nearestSix.replacing(with: six, where: isAlone))
  }

  @inline(__always) static func reduce(
    _ p: SIMD4<UInt32>, _ five: SIMD4<UInt32>, _ six: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let redBlue = Lanes(evenBytes: p).values &* SIMD8(repeating: 249) &+ unsafeBitCast(five, to: SIMD8<UInt16>.self)
    let green = Lanes(oddBytes: p).values &* SIMD8(repeating: 253) &+ unsafeBitCast(six, to: SIMD8<UInt16>.self)
    return Lanes.woven(
      evens: Lanes(values: (redBlue &>> SIMD8(repeating: 8)) & SIMD8(repeating: 0xF8)),
      odds: Lanes(values: (green &>> SIMD8(repeating: 8)) & SIMD8(repeating: 0xFC)))
  }
}
