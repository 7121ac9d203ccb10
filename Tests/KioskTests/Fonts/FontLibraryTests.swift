import ForecastScene
import Testing

@testable import KioskApp

struct FontLibraryTests {
  /// Lines a library has logged.
  private final class Log {
    var lines: [String] = []
  }

  @Test func everyTypefaceIsOfItsOwnFamily() throws {
    let log = Log()
    let fonts = try FontLibrary { log.lines.append($0) }
    #expect(log.lines.isEmpty)
    for face in Typeface.allCases {
      #expect(fonts.font(fonts.index(of: face))?.file.family == FontWish.almanac[face]?.family)
    }
    #expect(Set(Typeface.allCases.map(fonts.index(of:))).count == 5)
  }

  @Test func aMissingFamilyIsReplacedAndLoggedOnce() throws {
    let log = Log()
    var wishes = FontWish.almanac
    for face in [Typeface.roman, .italic, .bold] { wishes[face]?.family = "No Such Family" }
    let fonts = try FontLibrary(wishes: wishes) { log.lines.append($0) }
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("No Such Family") == true)
    #expect(log.lines.first?.contains("fonts-oldstandard") == true)
    #expect(FontMeasurer(fonts: fonts).shape("24", in: .roman).advance > 0.5)
  }

  @Test func aMissingFamilyIsReplacedByOneOfItsKind() throws {
    let catalogue = FontCatalogue()
    let serif = catalogue.match(FontWish(family: "No Such Family", kind: "serif", package: ""))
    let sans = catalogue.match(FontWish(family: "No Such Family", kind: "sans-serif", package: ""))
    #expect(serif != nil && serif?.isWanted == false && sans?.isWanted == false)
    #expect(serif?.file == catalogue.match(FontWish(family: "serif", package: ""))?.file)
    #expect(sans?.file == catalogue.match(FontWish(family: "sans-serif", package: ""))?.file)
  }

  @Test func aMissingGlyphComesFromAnotherFontAndIsLoggedOnce() throws {
    let log = Log()
    let fonts = try FontLibrary { log.lines.append($0) }
    let snowman: Unicode.Scalar = "\u{2603}"
    let index = fonts.index(of: .label, for: snowman)
    #expect(index != fonts.index(of: .label))
    #expect(fonts.index(of: .label, for: snowman) == index)
    #expect(log.lines.count == 1)
    #expect(fonts.index(of: .label, for: "A") == fonts.index(of: .label))
  }

  @Test func aGlyphNobodyHasIsTheBox() throws {
    let fonts = try FontLibrary { _ in }
    #expect(fonts.index(of: .roman, for: "\u{10FFFE}") == FontLibrary.boxIndex)
    #expect(fonts.font(FontLibrary.boxIndex) == nil)
  }

  @Test func theErrorNamesThePackages() {
    #expect(FontError.noFont.message.contains("fonts-oldstandard"))
    #expect(FontError.noFont.message.contains("fonts-texgyre"))
  }
}
