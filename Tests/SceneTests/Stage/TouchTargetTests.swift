import SceneHarness
import Testing

@testable import ForecastScene

/// What is touched is large enough, in points and, where the panel's size is known, in millimetres.
///
/// Source of the sides: WCAG 2.2, success criteria 2.5.8 (24) and 2.5.5 (44), in 96ths of an inch.
@Suite struct TouchTargetTests {
  struct Screen: CustomStringConvertible, Sendable {
    let width: Int
    let height: Int
    let textScale: Double
    var description: String { "\(width)x\(height) at \(textScale)" }
  }

  static let screens: [Screen] = [(720, 1280), (1280, 800), (800, 480), (1920, 1080), (480, 320), (1920, 480)]
    .flatMap { size in [1, 1.4, 2].map { Screen(width: size.0, height: size.1, textScale: $0) } }

  private func targets(
    _ screen: Screen, _ targets: SceneSettings.Targets, panel: Double? = nil, _ page: CannedPage = .kilkenny()
  ) -> TouchTargets? {
    let settings = SceneSettings(textScale: screen.textScale, panelWidth: panel, targets: targets)
    let user = StageHarness(page, width: screen.width, height: screen.height, settings: settings)
    return user.stage.state.sheet.map(TouchTargets.init)
  }

  private func expect(_ rect: Rect?, _ side: Double, _ name: String, _ screen: Screen) {
    guard let rect else { return }
    let isLarge = rect.width >= side - 1e-9 && rect.height >= side - 1e-9
    #expect(isLarge, "\(name) is \(rect.width) by \(rect.height) at \(screen)")
  }

  /// Everything that does something when it is touched.
  private func expectAll(_ targets: TouchTargets, _ side: Double, _ screen: Screen) {
    expect(targets.tape, side, "the tape", screen)
    expect(targets.steps?.earlier, side, "an hour earlier", screen)
    expect(targets.steps?.later, side, "an hour later", screen)
    expect(targets.retry, side, "Retry", screen)
    for row in targets.sheet.content.days.indices where targets.sheet.content.noon(ofDay: row) != nil {
      expect(targets.day(row), side, "day \(row)", screen)
    }
  }

  @Test(arguments: screens) func everyTargetIsAtLeast24Points(screen: Screen) throws {
    let targets = try #require(self.targets(screen, .standard))
    expectAll(targets, 24, screen)
    expect(targets.now, 24, "now", screen)
    expectAll(try #require(self.targets(screen, .standard, .without(.failed))), 24, screen)
  }

  @Test(arguments: screens) func largeTargetsAreAtLeast44Points(screen: Screen) throws {
    let targets = try #require(self.targets(screen, .large))
    expectAll(targets, 44, screen)
    #expect(targets.steps != nil)
    expectAll(try #require(self.targets(screen, .large, .without(.failed))), 44, screen)
  }

  @Test(arguments: screens) func largeTargetsGiveEveryRowItsRoom(screen: Screen) throws {
    let page = try #require(self.targets(screen, .large)).sheet.page
    #expect(page.rowHeight >= 44)
  }

  /// Panels of 3.5, 5 (upright), 7, 10.1 and 15.6 inches: 24 and 44 96ths of an inch.
  @Test(arguments: [
    (480, 320, 73.4), (720, 1280, 62.0), (800, 480, 154.1), (1280, 800, 217), (1920, 1080, 344),
  ])
  func wherethePanelIsKnownTheyMeasureMillimetres(width: Int, height: Int, panel: Double) throws {
    let screen = Screen(width: width, height: height, textScale: 1)
    let point = panel / Double(width)
    expectAll(try #require(self.targets(screen, .standard, panel: panel)), 6.35 / point, screen)
    expectAll(try #require(self.targets(screen, .large, panel: panel)), 11.64 / point, screen)
  }

  @Test func onACoarsePanelTheyDoNotShrink() {
    #expect(TouchTarget.leastSide(.large, width: 1920, panelWidth: 1_200) == 44)
  }

  /// Two targets that both do something never take the same touch.
  @Test(arguments: screens) func noTargetCoversAnother(screen: Screen) throws {
    let targets = try #require(self.targets(screen, .standard))
    let rows = targets.sheet.content.days.indices.filter { targets.sheet.content.noon(ofDay: $0) != nil }
    #expect(rows.count == 1)
    for row in rows {
      let (day, tape) = (targets.day(row), targets.tape)
      let isApart = day.minY >= tape.maxY - 1e-9 || day.maxY <= tape.minY || day.minX >= tape.maxX
      #expect(isApart, "\(day) and \(tape) at \(screen)")
    }
  }

  /// At 800x480 a row is 18 pixels high; a touch two pixels past its edge still means it.
  @Test func aTouchBesideALowRowMeansIt() throws {
    let user = StageHarness(width: 800, height: 480)
    let sheet = try #require(user.stage.state.sheet)
    let row = try #require(sheet.content.days.indices.first { sheet.content.noon(ofDay: $0) != nil })
    let rect = sheet.page.row(row)
    #expect(rect.height < 22)
    user.tap(rect.midX, rect.maxY + 2)
    user.settle()
    #expect(user.selection == sheet.content.noon(ofDay: row))
  }
}
