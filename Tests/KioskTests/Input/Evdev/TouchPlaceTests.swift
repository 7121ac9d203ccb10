import ForecastScene
import Testing

@testable import KioskApp

/// A touch lands on what is under it.
@Suite struct TouchPlaceTests {
  /// Panel 800 × 480; where a touch of each corner of the panel lands on the page, for each turn of the page.
  ///
  /// Turned clockwise, the page's own head is at the panel's right edge: its upper left corner is the panel's upper right.
  @Test(arguments: [
    (QuarterTurn.none, [(0.5, 0.5), (799.5, 0.5), (799.5, 479.5), (0.5, 479.5)]),
    (QuarterTurn.clockwise, [(0.5, 799.5), (0.5, 0.5), (479.5, 0.5), (479.5, 799.5)]),
    (QuarterTurn.half, [(799.5, 479.5), (0.5, 479.5), (0.5, 0.5), (799.5, 0.5)]),
    (QuarterTurn.counterclockwise, [(479.5, 0.5), (479.5, 799.5), (0.5, 799.5), (0.5, 0.5)]),
  ]) func aCornerOfThePanelIsACornerOfThePage(turn: QuarterTurn, expected: [(Double, Double)]) {
    let surface = PanelSurface(width: 800, height: 480, turn: turn)
    let calibration = self.calibration(800, 480)
    for (corner, page) in zip(corners(800, 480), expected) {
      #expect(near(calibration.pagePoint(corner, on: surface), Point(x: page.0, y: page.1)))
    }
  }

  private func corners(_ width: Int32, _ height: Int32) -> [TouchContact] {
    [(0, 0), (width - 1, 0), (width - 1, height - 1), (0, height - 1)].map { TouchContact(x: $0.0, y: $0.1) }
  }

  private func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  private func calibration(_ width: Int32, _ height: Int32, _ matrix: TouchMatrix = .identity) -> TouchCalibration {
    TouchCalibration(
      x: AxisRange(minimum: 0, maximum: width - 1), y: AxisRange(minimum: 0, maximum: height - 1), matrix: matrix)
  }

  /// For every panel, turn and corner: what is drawn at a pixel of the page is shown at a pixel of the panel, and a touch
  /// there comes back to the page's pixel.
  @Test(arguments: QuarterTurn.allCases) func aTouchOfWhatIsShownComesBackToIt(turn: QuarterTurn) {
    for (width, height) in [(800, 480), (720, 1280), (1280, 800), (1920, 1080), (320, 240)] {
      let surface = PanelSurface(width: width, height: height, turn: turn)
      let page = surface.page
      for (x, y) in [(0, 0), (page.width - 1, 0), (page.width - 1, page.height - 1), (0, page.height - 1), (7, 11)] {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let seen = turn.panelPoint(middle, page: page)
        let contact = TouchContact(x: Int32(seen.x.rounded(.down)), y: Int32(seen.y.rounded(.down)))
        #expect(near(calibration(Int32(width), Int32(height)).pagePoint(contact, on: surface), middle))
      }
    }
  }

  /// A digitiser that is mounted turned: its own axes run along other sides of the panel.
  @Test(arguments: QuarterTurn.allCases, QuarterTurn.allCases)
  func aTurnedDigitiserIsTurnedBack(mounted: QuarterTurn, page turn: QuarterTurn) {
    let surface = PanelSurface(width: 800, height: 480, turn: turn)
    let size = mounted.size(of: (800, 480))
    let calibration = self.calibration(Int32(size.width), Int32(size.height), TouchMatrix(mounted))
    for (x, y) in [(0, 0), (799, 0), (799, 479), (0, 479), (100, 50)] {
      let touched = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
      // What the digitiser says of a touch there.
      let raw = mounted.pagePoint(touched, page: size)
      let contact = TouchContact(x: Int32(raw.x.rounded(.down)), y: Int32(raw.y.rounded(.down)))
      let expected = turn.pagePoint(touched, page: surface.page)
      #expect(near(calibration.pagePoint(contact, on: surface), expected))
    }
  }

  @Test(arguments: [
    ("1 0 0 0 1 0", 0.25, 0.5), ("0 -1 1 1 0 0", 0.5, 0.25), ("-1 0 1 0 -1 1", 0.75, 0.5), ("0 1 0 -1 0 1", 0.5, 0.75),
    ("1.1, 0, -0.05, 0, 1, 0", 0.225, 0.5),
  ]) func aMatrixIsLibinputs(text: String, x: Double, y: Double) throws {
    let matrix = try #require(TouchMatrix(text))
    #expect(near(matrix(Point(x: 0.25, y: 0.5)), Point(x: x, y: y)))
  }

  @Test(arguments: [
    "", "1 0 0", "1 0 0 1 0 0", "1 0 0 0 1 nan", "1 0 0 0 1 x", "0 0 0 0 0 0", "1 0 0 0 1 0 0", "inf 0 0 0 1 0",
  ])
  func whatIsNoMatrixIsRefused(text: String) { #expect(TouchMatrix(text) == nil) }

  @Test(arguments: QuarterTurn.allCases) func aQuarterTurnIsAMatrix(turn: QuarterTurn) {
    let p = Point(x: 0.2, y: 0.7)
    #expect(near(TouchMatrix(turn)(p), turn.panelPoint(p, page: (1, 1))))
  }

  @Test func udevsMatrixCountsWhereTheSettingsHaveNone() {
    let traits = DeviceTraits.slotted(properties: ["LIBINPUT_CALIBRATION_MATRIX": "-1 0 1 0 1 0"])
    let mirrored = TestConsole(traits)
    mirrored.device.slot(0, tracking: 1, 100, 200)
    mirrored.device.sync()
    #expect(mirrored.told == ["down 0 699.5 200.5"])
    let set = TestConsole(traits, settings: InputSettings(matrix: TouchMatrix("1 0 0 0 -1 1")))
    set.device.slot(0, tracking: 1, 100, 200)
    set.device.sync()
    #expect(set.told == ["down 0 100.5 279.5"])
  }

  @Test func aTouchBesideThePageIsAtItsEdge() {
    let calibration = self.calibration(800, 480, TouchMatrix(a: 1.2, b: 0, c: -0.1, d: 0, e: 1, f: 0))
    let surface = PanelSurface(width: 800, height: 480)
    #expect(calibration.pagePoint(TouchContact(x: 0, y: 100), on: surface).x == 0)
    #expect(calibration.pagePoint(TouchContact(x: 799, y: 100), on: surface).x == 800)
  }
}
