import ForecastScene
import Testing

@testable import KioskApp

struct DamageLawTests {
  private static let size = 96
  private static let whole = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)

  @Test(arguments: 0..<12)
  func drawingInPiecesEqualsDrawingOnce(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let list = try randomList(&dice)
    let once = try TestSheet(width: Self.size, height: Self.size)
    once.draw(list, damage: Damage(Self.whole))
    let pieces = try TestSheet(width: Self.size, height: Self.size)
    for band in Self.cuts(&dice) {
      for column in Self.cuts(&dice) {
        let rect = PixelRect(
          minX: column.lowerBound, minY: band.lowerBound, maxX: column.upperBound, maxY: band.upperBound)
        pieces.draw(list, damage: Damage(rect))
      }
    }
    #expect(once.hasSamePixels(as: pieces))
  }

  @Test func drawingTwiceEqualsDrawingOnce() throws {
    var dice = Dice(state: 99)
    let list = try randomList(&dice)
    let sheet = try TestSheet(width: Self.size, height: Self.size)
    sheet.draw(list, damage: Damage(Self.whole))
    let once = sheet.contents
    for _ in 0..<3 { sheet.draw(list, damage: Damage(Self.whole)) }
    let isSame = sheet.contents == once
    #expect(isSame)
  }

  @Test func keptMasksEqualNone() throws {
    var dice = Dice(state: 5)
    let keeping = try TestSheet(width: Self.size, height: Self.size)
    let forgetting = try TestSheet(width: Self.size, height: Self.size, maskBytes: 0)
    let scarce = try TestSheet(width: Self.size, height: Self.size, maskBytes: 3_000)
    for _ in 0..<6 {
      let list = try randomList(&dice)
      for _ in 0..<3 {
        for sheet in [keeping, forgetting, scarce] { sheet.draw(list, damage: Damage(Self.whole)) }
        #expect(keeping.hasSamePixels(as: forgetting))
        #expect(keeping.hasSamePixels(as: scarce))
      }
    }
  }

  @Test func nothingOutsideTheDamageChanges() throws {
    var dice = Dice(state: 3)
    let sheet = try TestSheet(width: Self.size, height: Self.size)
    let rect = PixelRect(minX: 20, minY: 30, maxX: 50, maxY: 45)
    sheet.draw(try randomList(&dice), damage: Damage(rect))
    for y in 0..<Self.size {
      for x in 0..<Self.size where !(20..<50).contains(x) || !(30..<45).contains(y) {
        #expect(sheet.color(x, y) == 0)
      }
    }
  }

  @Test func aRunIsNotDrawnOutsideTheBoundsItClaims() throws {
    let run = FontMeasurer(fonts: try FontLibrary { _ in }).run("W", .bold, 60)
    let tight = GlyphRun(size: run.size, glyphs: run.glyphs, bounds: FixedRect(10, -20, 30, -10))
    let sheet = try TestSheet(width: Self.size, height: Self.size)
    sheet.draw([.glyphs(tight, at: FixedPoint(10, 70), TestSheet.black)])
    #expect(sheet.inkedArea > 0)
    for y in 0..<Self.size {
      for x in 0..<Self.size where !(20..<40).contains(x) || !(50..<60).contains(y) {
        #expect(sheet.coverage(x, y) == 0)
      }
    }
  }

  @Test func damageBeyondThePageIsCutOff() throws {
    let sheet = try TestSheet()
    let rect = PixelRect(minX: -50, minY: -9, maxX: 500, maxY: 77)
    sheet.draw(sheet.list([.rect(FixedRect(-5, -5, 99, 99), TestSheet.black)]), damage: Damage(rect))
    #expect(sheet.inkedArea == 32 * 32)
  }

  private static func cuts(_ dice: inout Dice) -> [Range<Int>] {
    let inner = (0..<3).map { _ in Int.random(in: 1..<size, using: &dice) }.sorted()
    let edges = [0] + inner + [size]
    return zip(edges, edges.dropFirst()).compactMap { $0 < $1 ? $0..<$1 : nil }
  }

  private func randomList(_ dice: inout Dice) throws -> DisplayList {
    let measurer = FontMeasurer(fonts: try FontLibrary { _ in })
    let chunks = (0..<6).map { _ in
      PlacedChunk(
        node: .page, chunk: Chunk(items: (0..<4).map { _ in randomItem(&dice, measurer) }),
        offset: FixedPoint(.random(in: -20...20, using: &dice), .random(in: -20...20, using: &dice)),
        clip: PixelRect(
          minX: .random(in: -9...30, using: &dice), minY: 4, maxX: .random(in: 60...120, using: &dice), maxY: 92),
        opacity: Bool.random(using: &dice) ? 255 : .random(in: 0...255, using: &dice))
    }
    return DisplayList(width: Self.size, height: Self.size, paper: Color(rgb: 0xF7EFDE), chunks: chunks)
  }

  private func randomItem(_ dice: inout Dice, _ measurer: FontMeasurer) -> DisplayItem {
    let color = Color(argb: UInt32.random(in: 0...UInt32.max, using: &dice))
    let points = (0..<5).map { _ in FixedPoint(.random(in: 0...90, using: &dice), .random(in: 0...90, using: &dice)) }
    let path = Path(
      contours: [Array(points[0...3]), Path.disc(.random(in: 1...30, using: &dice))],
      isClosed: Bool.random(using: &dice))
    let rect = FixedRect(
      minX: min(points[0].x, points[1].x), minY: min(points[0].y, points[1].y), maxX: max(points[0].x, points[1].x),
      maxY: max(points[0].y, points[1].y))
    let width = Fixed(pixels: .random(in: 0.1...9, using: &dice))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: return .rect(rect, color)
    case 1: return .fill(path, at: points[4], color)
    case 2: return .stroke(path, at: points[4], width: width, cap: .round, color)
    case 3: return .stroke(path, at: points[4], width: width, cap: .butt, color)
    case 4:
      return .fade(
        rect, axis: Bool.random(using: &dice) ? .horizontal : .vertical, from: color, to: Color(argb: ~color.argb))
    default:
      let size = Double.random(in: 8...90, using: &dice)
      return .glyphs(measurer.run("Sã24", .roman, size), at: points[4], color)
    }
  }
}

extension FontMeasurer {
  /// A run of glyphs as a page would set it.
  func run(_ text: String, _ face: Typeface, _ size: Double) -> GlyphRun {
    let line = shape(text, in: face)
    let glyphs = line.glyphs.map {
      PlacedGlyph(font: $0.font, scalar: $0.scalar, x: Fixed(pixels: $0.x * size))
    }
    let bounds = FixedRect(
      (line.inkLeft * size - 2).rounded(.down), -1.4 * size - 2, (line.inkRight * size + 2).rounded(.up), 0.6 * size + 2
    )
    return GlyphRun(size: Fixed(pixels: size), glyphs: glyphs, bounds: bounds)
  }
}
