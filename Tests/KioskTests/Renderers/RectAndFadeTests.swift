import ForecastScene
import Testing

@testable import KioskApp

struct RectAndFadeTests {
  @Test func aRectOnThePixelGridIsExact() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(3, 4, 9, 6), Color(rgb: 0xB92F18))])
    for y in 0..<32 {
      for x in 0..<32 {
        #expect(sheet.color(x, y) == ((3..<9).contains(x) && (4..<6).contains(y) ? 0xB92F18 : 0xFFFFFF))
      }
    }
  }

  @Test func edgesOffTheGridCoverInPart() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(3.25, 4.5, 5.75, 6), TestSheet.black)])
    #expect(sheet.coverage(3, 5) == 191 && sheet.coverage(4, 5) == 255 && sheet.coverage(5, 5) == 191)
    #expect(sheet.coverage(3, 4) == 96 && (127...128).contains(sheet.coverage(4, 4)))
    #expect(sheet.coverage(4, 6) == 0)
  }

  @Test func aRectWithinOnePixelCoversItsArea() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(3.25, 4.25, 3.5, 4.75), TestSheet.black)])
    #expect(sheet.coverage(3, 4) == 32)
    #expect(abs(sheet.inkedArea - 0.125) < 0.002)
  }

  @Test func anEmptyOrInvertedRectInksNothing() throws {
    let rects = [FixedRect(3, 3, 3, 9), FixedRect(9, 9, 3, 3), FixedRect(3.2, 5, 3.1, 6)]
    for rect in rects { #expect(try TestSheet().draw([.rect(rect, TestSheet.black)]).inkedArea == 0) }
  }

  @Test func aTranslucentInkMixesWithWhatLiesUnderIt() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(0, 0, 9, 9), TestSheet.black.with(alpha: 51))])
    #expect(sheet.coverage(4, 4) == 51)
  }

  @Test func opacityMultipliesAlpha() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(0, 0, 9, 9), TestSheet.black.with(alpha: 128))], opacity: 128)
    #expect(sheet.coverage(4, 4) == 64)
    #expect(try TestSheet().draw([.rect(FixedRect(0, 0, 9, 9), TestSheet.black)], opacity: 0).inkedArea == 0)
  }

  @Test func pixelsStayOpaque() throws {
    let sheet = try TestSheet().draw([.rect(FixedRect(0.5, 0.5, 9.3, 9), TestSheet.black.with(alpha: 77))], opacity: 99)
    #expect(sheet.contents.allSatisfy { $0 >> 24 == 255 })
  }

  @Test(arguments: [FadeAxis.horizontal, .vertical])
  func aFadeRunsFromItsFirstColourToItsLast(_ axis: FadeAxis) throws {
    let red = Color(rgb: 0xFF0000)
    let blue = Color(rgb: 0x0000FF)
    let sheet = try TestSheet().draw([.fade(FixedRect(0, 0, 32, 32), axis: axis, from: red, to: blue)])
    func color(_ i: Int) -> UInt32 { axis == .horizontal ? sheet.color(i, 7) : sheet.color(7, i) }
    #expect(color(0) == 0xFB0004 && color(31) == 0x0400FB)
    #expect((1..<32).allSatisfy { color($0) & 255 > color($0 - 1) & 255 })
  }

  @Test func aFadeToNothingLeavesWhatLiesUnderIt() throws {
    let fade = DisplayItem.fade(
      FixedRect(0, 0, 512, 8), axis: .horizontal, from: TestSheet.white, to: TestSheet.white.with(alpha: 0))
    let sheet = try TestSheet(width: 512, height: 8)
    sheet.draw([.rect(FixedRect(0, 0, 512, 8), TestSheet.black), fade])
    #expect(sheet.coverage(0, 4) == 0 && sheet.coverage(511, 4) == 255)
    #expect((127...128).contains(sheet.coverage(256, 4)))
  }

  @Test func everyBlendIsRoundedToTheNearest() {
    for strength in 0..<256 {
      for under in stride(from: 0, to: 256, by: 5) {
        let exact = Double(under) + Double(200 - under) * Double(strength) / 255
        let ink = Ink(Color(rgb: 0xC8C8C8), opacity: 255)
        var pixels = [UInt32](repeating: 0xFF00_0000 | UInt32(under * 0x01_01_01), count: 5)
        ink.cover(&pixels, count: 5, coverage: UInt32(strength))
        // The first four are blended together, the last alone.
        #expect(pixels.allSatisfy { abs(Double($0 & 255) - exact) <= 0.5 && $0 == pixels[0] })
      }
    }
  }
}
