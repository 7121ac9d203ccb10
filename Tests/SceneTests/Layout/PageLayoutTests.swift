import Testing

@testable import ForecastScene

@Suite struct PageLayoutTests {
  private func arrange(
    _ width: Double, _ height: Double, text: Double = 1, scale: Double = 1, days: Int = 10, isNotice: Bool = false
  ) -> Arrangement {
    PageLayout.arrange(
      PageLayout.Input(
        viewport: Size(width: width, height: height), scale: PixelScale(pixelsPerPoint: scale), textScale: text,
        panelWidth: nil, days: days, isNotice: isNotice))
  }

  /// Sizes from watch to wall, the same at every run.
  private let manySizes: [(Double, Double)] = (0..<400).map { (number: Int) -> (Double, Double) in
    let width: Int = 240 + number * 7_919 % 1_777
    let height: Int = 200 + number * 104_729 % 1_733
    return (Double(width), Double(height))
  }

  private func parts(_ page: Arrangement) -> [Rect] {
    let head = Rect(x: page.margin, y: 0, width: page.content.width, height: page.masthead.bottom * page.unit)
    let parts = [head, page.hero, page.sidebar, page.arc, page.tape, page.table, page.colophon] + page.cells
    return parts.filter { $0.height > 0 }
  }

  @Test(arguments: [1, 1.2, 1.4, 1.7, 2]) func partsStandApartOnTheSheet(text: Double) {
    for (width, height) in manySizes {
      let page = arrange(width, height, text: text)
      let parts = parts(page)
      for (index, a) in parts.enumerated() {
        #expect(a.minX >= page.margin - 0.01 && a.maxX <= page.content.maxX + 0.01 && a.maxY <= page.sheet.maxY + 0.01)
        for b in parts[..<index] {
          let x = min(a.maxX, b.maxX) - max(a.minX, b.minX)
          let y = min(a.maxY, b.maxY) - max(a.minY, b.minY)
          #expect(x < 0.01 || y < 0.01, "\(width)x\(height) at \(text): \(a) and \(b)")
        }
      }
    }
  }

  @Test func theSheetIsNeverLowerThanTheScreen() {
    for (width, height) in manySizes {
      for isNotice in [false, true] {
        #expect(arrange(width, height, isNotice: isNotice).sheet.height >= height)
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3]) func hoursAndRowsAreWholePixels(scale: Double) {
    for (width, height) in manySizes {
      let page = arrange(width, height, scale: scale)
      #expect((page.hourWidth * scale).truncatingRemainder(dividingBy: 4) == 0)
      #expect(abs(page.rowHeight * scale - (page.rowHeight * scale).rounded()) < 1e-6)
    }
  }

  @Test func theShapeFollowsTheProportionsOfTheScreen() {
    #expect(arrange(720, 1_280).shape == .stacked)
    #expect(arrange(1_280, 800).shape == .columns)
    #expect(arrange(800, 480).shape == .columns)
    #expect(arrange(1_920, 480).shape == .wide)
    #expect(arrange(720, 720).shape == .stacked)
    #expect(arrange(480, 320).shape == .stacked)
  }

  @Test func theUnitIsAShareOfTheScreenTimesTheTextScale() {
    #expect(arrange(720, 1_280).unit == 10)
    #expect(arrange(1_120, 560).unit == 10)
    #expect(arrange(720, 1_280, text: 1.4).unit == 14)
  }

  @Test func sideMarginsDoNotGrowWithTheText() {
    for (width, height) in [(720.0, 1_280.0), (1_280, 800), (480, 320)] {
      let plain = arrange(width, height)
      let large = arrange(width, height, text: 1.3)
      #expect(abs(large.margin - plain.margin) < 0.01)
    }
  }

  @Test func wholePagesFitTallAndWideScreens() {
    for (width, height) in [(720.0, 1_280.0), (1_080, 1_920), (1_280, 800), (800, 480), (1_920, 1_080), (1_024, 600)] {
      #expect(arrange(width, height).scrollRange == 0, "\(width)x\(height)")
    }
  }

  @Test func theTapeStandsOnTheScreenWhateverTheTextScale() {
    for (width, height) in [(720.0, 1_280.0), (1_280, 800), (800, 480), (1_920, 1_080), (720, 720), (1_920, 480)] {
      for text in [1, 1.2, 1.4, 1.7, 2] {
        let page = arrange(width, height, text: text)
        // A bar of 480 pixels has no room for type of twice the size.
        guard height / page.unit > 26 else { continue }
        #expect(page.tape.maxY <= height + page.unit, "\(width)x\(height) at \(text)")
      }
    }
  }

  @Test func largeTextThinsTheTape() {
    let plain = arrange(720, 1_280)
    let large = arrange(720, 1_280, text: 2)
    #expect(large.hourWidth > 2 * plain.hourWidth)
  }

  @Test func fewDaysDoNotStretchTheirRows() {
    for days in [0, 1, 3] {
      let page = arrange(720, 1_280, days: days)
      #expect(page.rowHeight <= Spacing.Table.mostRow * page.unit)
      #expect(page.cells.allSatisfy { $0.height <= Spacing.Cells.mostHeight * page.unit + 0.01 })
    }
  }

  @Test func noticeAndSkyStandApart() {
    for (width, height) in manySizes {
      let page = arrange(width, height, isNotice: true)
      let x = min(page.notice.maxX, page.noticeSky.maxX) - max(page.notice.minX, page.noticeSky.minX)
      let y = min(page.notice.maxY, page.noticeSky.maxY) - max(page.notice.minY, page.noticeSky.minY)
      #expect(x < 0.01 || y < 0.01)
      #expect(page.noticeSky.maxY <= page.colophon.minY + 0.01)
    }
  }

  @Test func aHairlineIsAPixelOrTheMillimetresOfAPrintersHairline() {
    var input = PageLayout.Input(
      viewport: Size(width: 720, height: 1_280), scale: .one, textScale: 1, panelWidth: nil, days: 10)
    #expect(PageLayout.arrange(input).hairline == 1)
    // 720 pixels on 36 mm are 20 a millimetre: 0.12 mm are 2.4 pixels.
    input.panelWidth = 36
    #expect(PageLayout.arrange(input).hairline == 2)
  }

  @Test func noSizeTraps() {
    for width in [0.0, 1, 7, 50, 20_000] {
      for height in [0.0, 1, 7, 50, 20_000] {
        for text in [1.0, 2] { _ = arrange(width, height, text: text, days: 0) }
      }
    }
  }
}
