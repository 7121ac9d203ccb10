import ForecastScene
import SceneHarness
import Testing

/// How high capitals are against how far they are read from.
@Suite struct CapHeightTests {
  /// Source: EN 301 549, 5.1.4; the heights of its table are rounded up here to a tenth of a millimetre.
  @Test(arguments: [(600.0, 7.3), (1_000, 12.2), (2_000, 24.4), (3_000, 36.6)])
  func capitalsNeedSevenTenthsOfADegree(distance: Double, height: Double) {
    #expect(abs(CapHeight.needed(at: distance) - height) < 0.05)
    #expect(abs(CapHeight.reach(of: CapHeight.needed(at: distance)) - distance) < 1e-9)
  }

  private func legibility(_ width: Int, _ height: Int, _ panel: Double?, _ textScale: Double = 1) -> Legibility? {
    let settings = SceneSettings(textScale: textScale, panelWidth: panel)
    return StageHarness(width: width, height: height, settings: settings).stage.legibility
  }

  @Test func nobodyKnowsWithoutTheWidthOfThePanel() { #expect(legibility(800, 480, nil) == nil) }

  /// Panels of 5 (upright), 7, 10.1 and 15.6 inches.
  @Test(arguments: [(720, 1280, 62.0), (800, 480, 154), (1280, 800, 217), (1920, 1080, 344)])
  func theGiantFigureIsReadFromFurthest(width: Int, height: Int, panel: Double) throws {
    let page = try #require(legibility(width, height, panel))
    #expect(page.figure > page.condition && page.condition > page.hours)
    #expect(page.days >= page.smallest && page.smallest > 0)
    #expect(page.figure >= 600)
  }

  @Test func aPanelOfTwiceTheWidthIsReadFromTwiceAsFar() throws {
    let (one, two) = (try #require(legibility(1280, 800, 150)), try #require(legibility(1280, 800, 300)))
    #expect(abs(two.condition - 2 * one.condition) < 1e-6)
    #expect(abs(two.smallest - 2 * one.smallest) < 1e-6)
  }

  @Test func largeTextIsReadFromFurther() throws {
    let (one, two) = (try #require(legibility(1280, 800, 217)), try #require(legibility(1280, 800, 217, 2)))
    #expect(two.days > 1.5 * one.days && two.hours > 1.5 * one.hours)
  }
}
