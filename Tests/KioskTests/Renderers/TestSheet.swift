import ForecastScene

@testable import KioskApp

/// A small sheet of white paper to draw on in black and read coverage from.
final class TestSheet {
  static let black = Color(rgb: 0)
  static let white = Color(rgb: 0xFFFFFF)

  let output: Bitmap
  let renderer: SoftwareRenderer

  init(width: Int = 32, height: Int = 32, maskBytes: Int = 4 << 20) throws {
    output = Bitmap(width: width, height: height)
    renderer = SoftwareRenderer(fonts: try FontLibrary { _ in }, maskBytes: maskBytes)
  }

  var bounds: PixelRect { output.pixels.bounds }

  /// A list of one chunk on white paper.
  func list(_ items: [DisplayItem], offset: FixedPoint = .zero, opacity: UInt8 = 255) -> DisplayList {
    let placed = PlacedChunk(
      node: .page, chunk: Chunk(items: items), offset: offset, clip: bounds, opacity: opacity)
    return DisplayList(width: bounds.width, height: bounds.height, paper: Self.white, chunks: [placed])
  }

  /// Draws items on fresh paper.
  @discardableResult
  func draw(_ items: [DisplayItem], offset: FixedPoint = .zero, opacity: UInt8 = 255) -> TestSheet {
    draw(list(items, offset: offset, opacity: opacity), damage: Damage(bounds))
    return self
  }

  func draw(_ list: DisplayList, damage: Damage) { renderer.draw(list, damage: damage, into: output.pixels) }

  /// How black a pixel is, 0…255.
  func coverage(_ x: Int, _ y: Int) -> Int { 255 - Int(output[x, y] & 255) }

  /// 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 { output[x, y] & 0xFF_FFFF }

  /// The covered area in pixels.
  var inkedArea: Double {
    var sum = 0
    for y in 0..<bounds.height { for x in 0..<bounds.width { sum += coverage(x, y) } }
    return Double(sum) / 255
  }

  /// Compares without printing every pixel when an expectation fails.
  func hasSamePixels(as other: TestSheet) -> Bool { contents == other.contents }

  /// Every pixel.
  var contents: [UInt32] {
    (0..<bounds.height).flatMap { y in (0..<bounds.width).map { output[$0, y] } }
  }
}

extension FixedPoint {
  init(_ x: Double, _ y: Double) { self.init(x: Fixed(pixels: x), y: Fixed(pixels: y)) }
}

extension FixedRect {
  init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    self.init(
      minX: Fixed(pixels: minX), minY: Fixed(pixels: minY), maxX: Fixed(pixels: maxX), maxY: Fixed(pixels: maxY))
  }
}

extension Path {
  /// A polygon or a polyline of points in pixels.
  convenience init(_ points: [(Double, Double)], isClosed: Bool) {
    self.init(contours: [points.map { FixedPoint($0.0, $0.1) }], isClosed: isClosed)
  }

  /// A regular polygon of many corners, in either direction.
  static func disc(_ radius: Double, isReversed: Bool = false) -> [FixedPoint] {
    let points = (0..<96).map { i in
      let angle = Double(i) * .pi / 48
      return FixedPoint(radius * Libm.cos(angle), radius * Libm.sin(angle))
    }
    return isReversed ? points.reversed() : points
  }
}

/// A repeatable sequence of numbers (SplitMix64, Steele, Lea and Flood 2014).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
