import ForecastScene
import Testing

@testable import KioskApp

struct FontMeasurerTests {
  private let measurer: FontMeasurer

  init() throws { measurer = FontMeasurer(fonts: try FontLibrary { _ in }) }

  @Test func digitsShareOneWidth() {
    for digit in "0123456789" { #expect(measurer.shape(String(digit), in: .roman).advance == 0.58) }
  }

  @Test func metricsStandInOrder() {
    for face in Typeface.allCases {
      let m = measurer.metrics(of: face)
      #expect(0 < m.xHeight && m.xHeight < m.capHeight && m.capHeight < m.ascent && m.descent > 0.1)
    }
  }

  @Test func pairsAreKerned() {
    // Old Standard TT sets A and V 0.164 em closer, by its own tables.
    let pair = measurer.shape("AV", in: .roman)
    let apart = measurer.shape("A", in: .roman).advance + measurer.shape("V", in: .roman).advance
    #expect(abs(pair.advance - apart + 0.164) < 0.002)
    #expect(measurer.shape("nn", in: .roman).advance == 2 * measurer.shape("n", in: .roman).advance)
  }

  @Test func anOverhangIsNotTakenForKerning() {
    // The italic f reaches 0.14 em beyond its advance and before its pen; HH is not kerned.
    let f = measurer.shape("f", in: .italic)
    #expect(f.inkRight > f.advance + 0.1 && f.inkLeft < 0)
    let alone = f.advance + measurer.shape("H", in: .italic).advance
    #expect(abs(measurer.shape("fH", in: .italic).advance - alone) < 0.1)
  }

  @Test func aLetterAndItsMarkJoin() {
    for (parts, whole) in [("Sa\u{303}o", "São"), ("Kilke\u{301}n", "Kilkén"), ("\u{418}\u{306}", "Й")] {
      let joined = measurer.shape(parts, in: .roman)
      #expect(joined.glyphs.map(\.scalar) == whole.unicodeScalars.map(\.value))
      #expect(joined.advance == measurer.shape(whole, in: .roman).advance)
    }
  }

  @Test func aMarkWithoutAPlaceOfItsOwnStandsOverItsLetter() {
    let bare = measurer.shape("q", in: .roman)
    let marked = measurer.shape("q\u{307}", in: .roman)
    #expect(marked.glyphs.count == 2)
    #expect(marked.advance == bare.advance)
  }

  @Test func spacesAreMeasuredByRule() {
    #expect(measurer.shape("\u{202F}", in: .label).advance == 0.2)
    #expect(measurer.shape("\u{2007}", in: .roman).advance == 0.58)
    #expect(measurer.shape("\u{A0}", in: .roman).advance == measurer.shape(" ", in: .roman).advance)
  }

  @Test func emptyTextIsEmpty() {
    let line = measurer.shape("", in: .roman)
    #expect(line.glyphs.isEmpty && line.advance == 0 && line.inkLeft == 0 && line.inkRight == 0)
  }

  @Test func theSameTextIsAlwaysSetTheSame() throws {
    let other = FontMeasurer(fonts: try FontLibrary { _ in })
    for text in ["Санкт-Петербург", "São Tomé", "24°", "東京 ☃"] {
      #expect(measurer.shape(text, in: .roman) == other.shape(text, in: .roman))
    }
  }

  @Test func oddUnicodeNeverTraps() {
    let odd = [
      "\0", "\u{301}", "\u{301}\u{301}\u{301}", "e\u{301}\u{302}\u{303}", "\u{200D}", "\u{FEFF}a\u{200B}b", "\r\n\t",
      "👩‍👩‍👧‍👦", "🇮🇪", "A\u{FE0F}", "\u{202E}abc\u{202C}", "नमस्ते", "مرحبا", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "각\u{11A8}",
      "\u{E0001}\u{E0020}", "ﬃ", "\u{2028}\u{2029}", String(repeating: "\u{35C}", count: 300),
    ]
    for text in odd {
      for face in Typeface.allCases {
        let line = measurer.shape(text, in: face)
        #expect(line.advance.isFinite && line.advance >= 0 && line.inkRight >= line.inkLeft)
      }
    }
  }

  @Test func anyScalarsInAnyOrderAreSet() {
    var dice = Dice(state: 11)
    for _ in 0..<40 {
      let scalars = (0..<12).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x3_0000, using: &dice)) }
      let line = measurer.shape(String(String.UnicodeScalarView(scalars)), in: .label)
      #expect(line.glyphs.allSatisfy { $0.x.isFinite })
    }
  }
}
