import Testing

@testable import ForecastScene
@testable import KioskApp

@Suite struct PageDetailTests {
  private let fonts: FontLibrary
  private let measurer: FontMeasurer

  init() throws {
    fonts = try FontLibrary { _ in }
    measurer = FontMeasurer(fonts: fonts)
  }

  private func proof(_ settings: ProofSettings) throws -> PageProof {
    try #require(PageProof(settings, fonts, measurer))
  }

  @Test func portraitKeepsFourColumns() throws {
    for (width, height) in [(720, 1_280), (1_080, 1_920), (600, 1_024), (800, 1_280)] {
      let sheet = try proof(ProofSettings(width: width, height: height)).sheet
      let rule = try #require(HeroFrame(sheet).rule)
      #expect(sheet.scale.snap(rule.x) == sheet.scale.snap(sheet.page.cells[3].x))
    }
  }

  @Test func thePlaceStandsInTheMiddleByItsInk() throws {
    for content in [ProofContent.kilkenny, .shortName, .longName, .greekName] {
      let proof = try proof(ProofSettings(content: content))
      let place = try #require(
        proof.runs.first { $0.node == .masthead && $0.text.prefix(3) == proof.sheet.words.place.prefix(3) })
      #expect(abs(place.ink.midX - 360) < 1, "\(place.text)")
    }
  }

  @Test func figuresOfAColumnShareTheirRightEdge() throws {
    let proof = try proof(ProofSettings(content: .kilkenny))
    let frame = ForecastTable.Frame(proof.sheet)
    let units = proof.runs.filter {
      $0.node == .table && abs($0.ink.midX - (frame.columns.highRight - 0.29 * $0.size)) < 0.2 * $0.size
    }
    #expect(units.count == 10)
  }

  @Test func allRowsOfTheSidebarShareTheirDigitsEdge() throws {
    let sheet = try proof(ProofSettings()).sheet
    let rows = SidebarFrame(HeroFrame(sheet), sheet).rows
    #expect(Set(rows.map(\.digits)).count == 1)
  }

  @Test func figuresNeverStandInTheCapsulesColumn() throws {
    for content in [ProofContent.kilkenny, .negative, .hot, .polar] {
      for (width, height) in ProofSettings.sizes {
        let sheet = try proof(ProofSettings(width: width, height: height, content: content)).sheet
        guard !sheet.page.isLarge else { continue }
        let columns = TableColumns(sheet)
        #expect(columns.trackLeft > columns.lowRight && columns.trackRight < columns.highRight)
        #expect(columns.trackRight - columns.trackLeft > 6 * sheet.u, "\(width)x\(height), \(content)")
      }
    }
  }

  @Test func noRuleOfHighContrastIsThinnerThanTwoPixels() throws {
    for content in [ProofContent.kilkenny, .negative, .loading, .failed, .polar] {
      for (width, height) in ProofSettings.sizes {
        let settings = ProofSettings(width: width, height: height, content: content, contrast: .high)
        for block in try proof(settings).blocks {
          let box = block.rect.pixelBounds
          #expect(min(box.width, box.height) >= 2, "\(block.node) at \(settings): \(box)")
        }
      }
    }
  }

  @Test func withHighContrastAndTwoInksNoLabelOfTheTapeIsCut() throws {
    for position in [0, 5.0, 9, 23] {
      for (width, height) in ProofSettings.sizes {
        let settings = ProofSettings(width: width, height: height, position: position, contrast: .high)
        let proof = try proof(settings)
        let tape = proof.pixels(ForecastTape.Frame(proof.sheet.page).rect)
        for run in proof.runs where run.node == .tape {
          #expect(run.ink.minX > tape.minX && run.ink.maxX < tape.maxX, "\(run.text) at \(settings)")
        }
      }
    }
  }

  @Test func absurdScreensDoNotTrap() throws {
    for content in [ProofContent.kilkenny, .nothingKnown, .failed, .loading, .longName] {
      for (width, height) in [(0, 0), (1, 1), (1, 4_000), (4_000, 1), (13, 9), (60, 2_000), (9_000, 100)] {
        for text in [1.0, 2] {
          _ = PageProof(
            ProofSettings(width: width, height: height, textScale: text, content: content), fonts, measurer)
        }
      }
    }
  }
}
