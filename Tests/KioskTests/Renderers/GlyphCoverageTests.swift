import ForecastScene
import Testing

@testable import KioskApp

struct GlyphCoverageTests {
  private let fonts: FontLibrary
  private let measurer: FontMeasurer

  init() throws {
    fonts = try FontLibrary { _ in }
    measurer = FontMeasurer(fonts: fonts)
  }

  private func sheet(_ text: String, size: Double, at place: FixedPoint, face: Typeface = .roman) throws -> TestSheet {
    try TestSheet(width: 128, height: 128).draw([.glyphs(measurer.run(text, face, size), at: place, TestSheet.black)])
  }

  /// The middle of the ink, in pixels.
  private func middle(_ sheet: TestSheet) -> (x: Double, y: Double) {
    var sum = (x: 0.0, y: 0.0, ink: 0.0)
    for y in 0..<sheet.bounds.height {
      for x in 0..<sheet.bounds.width {
        let ink = Double(sheet.coverage(x, y))
        sum = (sum.x + ink * (Double(x) + 0.5), sum.y + ink * (Double(y) + 0.5), sum.ink + ink)
      }
    }
    return (sum.x / sum.ink, sum.y / sum.ink)
  }

  @Test(arguments: ["g", "A", "4", "j"], [11.0, 16.0, 24.0, 40.0, 90.0])
  func aGlyphHasTheSameInkAtEveryPhase(_ text: String, _ size: Double) throws {
    let areas = try (0..<4).map { try sheet(text, size: size, at: FixedPoint(20 + Double($0) / 4, 90)).inkedArea }
    for area in areas { #expect(abs(area - areas[0]) < 0.01 * areas[0] + 0.3) }
  }

  @Test(arguments: [12.0, 21.5, 60.0])
  func aPhaseMovesTheInkByAQuarterPixel(_ size: Double) throws {
    let start = middle(try sheet("e", size: size, at: FixedPoint(40, 80))).x
    for phase in 1...7 {
      let moved = middle(try sheet("e", size: size, at: FixedPoint(40 + Double(phase) / 4, 80))).x
      #expect(abs(moved - start - Double(phase) / 4) < 0.03)
    }
  }

  @Test func aFractionDownMovesTheInkByJustThat() throws {
    let start = middle(try sheet("8", size: 60, at: FixedPoint(40, 80)))
    for step in [1, 7, 32, 50, 63] {
      let moved = middle(try sheet("8", size: 60, at: FixedPoint(40, 80 + Double(step) / 64)))
      #expect(abs(moved.y - start.y - Double(step) / 64) < 0.01)
      #expect(abs(moved.x - start.x) < 0.01)
    }
  }

  @Test func aHugeGlyphMovesAcrossByFractions() throws {
    func page(_ x: Double) throws -> TestSheet {
      try TestSheet(width: 480, height: 480).draw([
        .glyphs(measurer.run("1", .bold, 450), at: FixedPoint(100 + x, 400), TestSheet.black)
      ])
    }
    let start = middle(try page(0))
    let moved = middle(try page(0.625))
    #expect(abs(moved.x - start.x - 0.625) < 0.01)
  }

  @Test func aGlyphStandsWhereItsMeasuresSay() throws {
    for (text, size) in [("H", 80.0), ("x", 90), ("j", 70), ("Å", 64)] {
      let sheet = try sheet(text, size: size, at: FixedPoint(40, 100))
      guard let scalar = text.unicodeScalars.first,
        let measure = fonts.font(fonts.index(of: .roman, for: scalar))?.measure(scalar)
      else { throw FontError.noFont }
      let rows = (0..<128).filter { y in (0..<128).contains { sheet.coverage($0, y) > 0 } }
      let columns = (0..<128).filter { x in (0..<128).contains { sheet.coverage(x, $0) > 0 } }
      let top = 100 - measure.top * size
      let bottom = 100 - measure.bottom * size
      #expect(abs(Double(rows.first ?? 0) - top) <= 1 && abs(Double((rows.last ?? 0) + 1) - bottom) <= 1)
      #expect(abs(Double(columns.first ?? 0) - 40 - measure.left * size) <= 1)
      #expect(abs(Double((columns.last ?? 0) + 1) - 40 - measure.right * size) <= 1)
    }
  }

  @Test func aGlyphNobodyHasIsABox() throws {
    let sheet = try sheet("\u{10FFFE}", size: 40, at: FixedPoint(20, 80))
    #expect(sheet.inkedArea > 100)
    #expect(sheet.coverage(20 + 12, 80 - 13) == 0)
    #expect(sheet.coverage(20 + 3, 80 - 13) == 255)
  }

  @Test func whiteSpaceInksNothing() throws {
    #expect(try sheet(" \u{A0}\u{202F}\u{2007}\t", size: 40, at: FixedPoint(10, 80)).inkedArea == 0)
  }

  @Test func theAtlasKeepsNoMoreThanItsLimit() throws {
    let atlas = GlyphAtlas(fonts: fonts, byteLimit: 40_000)
    for size in 10..<70 {
      for scalar in "0123456789".unicodeScalars {
        let key = GlyphKey(font: 0, scalar: scalar.value, size: Int32(size * 64), phase: 0)
        #expect(!atlas.glyph(key).bounds.isEmpty)
        #expect(atlas.byteCount <= 40_000)
      }
    }
  }

  @Test func aTildeIsNotIronedFlat() throws {
    // At this size FreeType's light hinting makes the tilde a straight bar, which would have rows of one coverage.
    let sheet = try sheet("ã", size: 24, at: FixedPoint(20, 80))
    let top = (0..<128).first { y in (0..<128).contains { sheet.coverage($0, y) > 40 } } ?? 0
    let left = (20..<26).map { sheet.coverage($0, top) + sheet.coverage($0, top + 1) }
    let right = (26..<33).map { sheet.coverage($0, top) + sheet.coverage($0, top + 1) }
    #expect(Set(left + right).count > 6)
  }
}
