import ForecastScene
import Testing

@testable import KioskApp

struct EdgeDitherTests {
  private func reduce(_ page: Bitmap, _ rect: PixelRect? = nil) -> [UInt32] {
    let rect = rect ?? page.pixels.bounds
    var target = [UInt32](repeating: 0, count: rect.area)
    target.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { EdgeDither.reduce(rect, of: page.pixels, into: base) }
    }
    return target.map { $0 & 0xF8_FCF8 }
  }

  private func flat(_ color: UInt32) -> Bitmap {
    let page = Bitmap(width: 13, height: 9)
    for index in 0..<13 * 9 { page.pixels.base[index] = 0xFF00_0000 | color }
    return page
  }

  @Test(arguments: 0..<6)
  func itEqualsThePlainReference(_ seed: Int) {
    let page = Bitmap.noise(29, 11, seed: seed)
    let expected = (0..<11).flatMap { y in (0..<29).map { PanelReference.reduced(page, $0, y) } }
    let isExpected = reduce(page) == expected
    #expect(isExpected)
  }

  @Test func everyColourIsRoundedToTheNearestWhereItIsFlat() {
    for value in UInt32(0)...255 {
      let reduced: UInt32 = reduce(flat(value << 16 | value << 8 | value))[30]
      let five: UInt32 = (value * 62 + 255) / 510
      let six: UInt32 = (value * 126 + 255) / 510
      #expect(reduced == five << 19 | six << 10 | five << 3)
    }
  }

  @Test(arguments: [Palette.day, Palette.night])
  func noInkHasAPatternWhereItIsFlat(_ palette: Palette) {
    for color in [palette.paper, palette.tint, palette.ink, palette.mute, palette.hair, palette.spot, palette.rain] {
      #expect(Set(reduce(flat(color.argb & 0xFF_FFFF))).count == 1)
    }
  }

  /// Both ways of widening five and six bits to eight that are in use: by repeating the high bits, and by rounding.
  @Test func aColourThatThePanelCanHoldStaysEvenAlone() {
    for level in UInt32(0)...63 {
      let five: UInt32 = level >> 1
      let repeated = Self.grey(five << 3 | five >> 2, level << 2 | level >> 4)
      let rounded = Self.grey((five * 510 + 31) / 62, (level * 510 + 63) / 126)
      let expected: UInt32 = five << 19 | level << 10 | five << 3
      for color in [repeated, rounded] {
        let page = flat(~color & 0xFF_FFFF)
        let alone = (0..<8).map { (i: Int) in (x: 2 + i % 4, y: 2 + i / 4 * 2 + i % 2) }
        for place in alone { page.pixels.pixel(x: place.x, y: place.y).pointee = 0xFF00_0000 | color }
        let reduced = reduce(page)
        let found = alone.map { reduced[$0.y * 13 + $0.x] }
        #expect(Set(found) == [expected], "\(String(color, radix: 16))")
      }
    }
  }

  private static func grey(_ redBlue: UInt32, _ green: UInt32) -> UInt32 { redBlue << 16 | green << 8 | redBlue }

  @Test func straightEdgesHaveNoPattern() {
    let page = flat(0xF7EFDE)
    for y in 0..<9 { page.pixels.pixel(x: 6, y: y).pointee = 0xFF81_7C74 }
    for x in 0..<13 where x != 6 { page.pixels.pixel(x: x, y: 4).pointee = 0xFF92_8C82 }
    let reduced = reduce(page)
    let column: [UInt32] = (0..<9).map { (y: Int) in reduced[y * 13 + 6] }
    let row: [UInt32] = (0..<6).map { (x: Int) in reduced[4 * 13 + x] }
    #expect(Set(column).count == 1 && Set(row).count == 1)
  }

  /// Sixteen pixels alone, one at each place of the matrix, show a colour between two that the panel holds.
  @Test func pixelsOnARimAreOnTheAverageWhatTheyWere() {
    let page = Bitmap.noise(34, 34, seed: 3)
    let color: UInt32 = 0xFF4C_6A93
    let places = (0..<16).map { (x: 1 + 5 * ($0 % 4), y: 1 + 5 * ($0 / 4)) }
    for place in places { page.pixels.pixel(x: place.x, y: place.y).pointee = color }
    let reduced = reduce(page)
    let found = places.map { reduced[$0.y * 34 + $0.x] }
    let error = { (shift: UInt32, most: Double) -> Double in
      let sum: UInt32 = found.reduce(0) { $0 + ($1 >> shift & 0xFF) }
      return abs(Double(sum) / 16 / most * 255 - Double(color >> shift & 0xFF))
    }
    #expect(Set(found).count > 1)
    #expect(error(16, 248) < 1 && error(8, 252) < 1 && error(0, 248) < 1)
  }

  @Test(arguments: 0..<4)
  func thePatternStandsStillHoweverThePageIsCut(_ seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let page = Bitmap.noise(40, 20, seed: seed)
    let whole = reduce(page)
    for _ in 0..<50 {
      let (x, y) = (Int.random(in: 0..<39, using: &dice), Int.random(in: 0..<19, using: &dice))
      let rect = PixelRect(
        minX: x, minY: y, maxX: Int.random(in: x + 1...40, using: &dice), maxY: Int.random(in: y + 1...20, using: &dice)
      )
      let expected = (rect.minY..<rect.maxY).flatMap { row in
        (rect.minX..<rect.maxX).map { column in whole[row * 40 + column] }
      }
      let isExpected = reduce(page, rect) == expected
      #expect(isExpected)
    }
  }
}
