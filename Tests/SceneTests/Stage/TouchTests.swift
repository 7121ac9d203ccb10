import ForecastScene
import SceneHarness
import Testing

/// Fingers on the page: taps, axis lock, slop, the one finger that counts.
@Suite struct TouchTests {
  private func user(_ settings: SceneSettings = SceneSettings()) -> StageHarness {
    StageHarness(width: 720, height: 1_280, settings: settings)
  }

  /// A page taller than its screen.
  private func tall() -> StageHarness { StageHarness(width: 480, height: 600) }

  @Test func aTapOnTheTapeGlidesToThatHour() {
    let user = user()
    user.tap(hour: 3)
    user.settle()
    #expect(user.position == 3)
    user.tap(hour: 1)
    user.settle()
    #expect(user.position == 1)
  }

  @Test func aTapOnADayGlidesToItsNoonWhereTheTapeReachesIt() {
    let user = user()
    user.tap(day: 1)
    user.settle()
    // From 15:00 to noon.
    #expect(user.position == 21)
    for day in [0, 2, 9] {
      user.tap(day: day)
      user.settle()
      #expect(user.position == 21)
    }
  }

  @Test func aRowIsFoundWhereTheSheetIsScrolledTo() {
    let user = tall()
    user.press(.down)
    user.settle()
    #expect(user.scroll == 60)
    user.tap(day: 1)
    user.settle()
    #expect(user.position == 21)
  }

  @Test func aTouchThatStopsARunningSheetMeansNothingThatStandsOnIt() {
    let user = tall()
    user.drag(from: (20, 400), to: (20, 330), seconds: 0.06)
    user.up(20, 330)
    user.wait(0.1)
    #expect(user.wake == .nextFrame)
    let row = user.stage.regions.days[1]
    user.tap(Double(row.minX + 5), Double(row.minY + row.maxY) / 2 - user.scroll)
    user.settle()
    #expect(user.position == 0)
  }

  @Test func aFingerThatComesDownTwiceBeginsAnew() {
    let user = user()
    user.down(user.tapeX, user.tapeY)
    user.skip(5)
    user.down(user.tapeX + 100, user.tapeY)
    user.wait(0.3)
    user.drag(from: (user.tapeX, user.tapeY), to: (user.tapeX + 58, user.tapeY), seconds: 0.2)
    #expect(user.position < 0 && user.position * user.hourWidth > -51)
  }

  @Test func aTapElsewhereDoesNothing() {
    let user = user()
    user.tap(300, 10)
    #expect(user.look().damage.isEmpty && user.readout.phase == .idle)
  }

  @Test func aSecondFingerIsIgnored() {
    let user = user()
    user.dragTape(by: -200)
    let before = user.position
    user.down(100, user.tapeY, finger: 1)
    user.move(400, user.tapeY, finger: 1)
    user.up(400, user.tapeY, finger: 1)
    #expect(user.look().readout.position == before && user.readout.phase == .dragging)
    user.up(user.tapeX - 200, user.tapeY)
    user.settle()
    #expect(user.readout.phase == .idle)
  }

  @Test func aFingerThatIsLostLeavesTheTapeAtTheNearestHour() {
    let user = user()
    user.dragTape(by: -200)
    let nearest = user.position.rounded()
    user.cancel()
    user.settle()
    #expect(user.position == nearest)
  }

  @Test func aVerticalDragOnTheTapeScrollsATallPage() {
    let user = tall()
    user.drag(from: (user.tapeX, user.tapeY), to: (user.tapeX - 20, user.tapeY - 200), seconds: 0.5)
    #expect(user.scroll > 150 && user.position == 0)
    user.up(user.tapeX - 20, user.tapeY)
  }

  @Test func aHorizontalDragOnTheTapeOfATallPageScrubs() {
    let user = tall()
    user.drag(from: (user.tapeX, user.tapeY), to: (user.tapeX - 200, user.tapeY - 100), seconds: 0.5)
    #expect(user.scroll == 0 && user.position > 1)
  }

  @Test func aVerticalDragOnAPageThatFitsMovesNothing() {
    let user = user()
    user.drag(from: (user.tapeX, user.tapeY), to: (user.tapeX, user.tapeY - 300), seconds: 0.5)
    user.up(user.tapeX, user.tapeY)
    user.settle()
    #expect(user.scroll == 0 && user.position == 0)
  }

  @Test func aHorizontalDragBesideTheTapeMovesNothing() {
    let user = tall()
    user.drag(from: (300, 100), to: (100, 100), seconds: 0.3)
    #expect(user.position == 0 && user.scroll == 0)
    user.up(100, 100)
    #expect(user.look().readout.phase == .idle)
  }

  @Test func theSlopIsEightPointsAndIsSubtracted() {
    let user = user()
    user.dragTape(by: -8)
    #expect(user.position == 0)
    user.move(user.tapeX - 108, user.tapeY)
    #expect(abs(user.look().readout.position * user.hourWidth - 100) < 1e-9)
  }

  @Test func theSlopIsInMillimetresWhereThePanelIsKnown() {
    // 720 points on 90 mm: 1.5 mm are 12 points.
    let user = user(SceneSettings(panelWidth: 90))
    user.dragTape(by: -12)
    #expect(user.position == 0)
    user.move(user.tapeX - 40, user.tapeY)
    #expect(abs(user.look().readout.position * user.hourWidth - 28) < 1e-9)
  }

  @Test func aSlopThatBecomesKnownLaterCountsToo() {
    let user = user()
    user.send(.settings(SceneSettings(panelWidth: 90)))
    user.dragTape(by: -40)
    #expect(abs(user.position * user.hourWidth - 28) < 1e-9)
  }

  @Test func aSlopInPointsIsTheSameAtAnyScale() {
    let user = StageHarness(width: 1_440, height: 2_560, scale: 2)
    user.dragTape(by: -16)
    #expect(user.position == 0)
    user.move(user.tapeX - 66, user.tapeY)
    #expect(abs(user.look().readout.position * user.hourWidth - 50) < 1e-9)
  }

  @Test func aGrabStopsARunningTapeUnderTheFinger() {
    let user = user()
    user.fling(-2_000)
    user.wait(0.15)
    user.down(user.tapeX, user.tapeY)
    let grabbed = user.look().readout.position
    user.wait(0.5)
    #expect(user.position == grabbed)
    user.move(user.tapeX + 5, user.tapeY)
    #expect(abs((grabbed - user.look().readout.position) * user.hourWidth - 5) < 1e-9)
  }

  @Test func aFingerThatLiftsElsewhereHasGoneThere() {
    let user = user()
    user.down(user.tapeX + 200, user.tapeY)
    user.skip(0.4)
    user.up(user.tapeX, user.tapeY)
    user.settle()
    #expect(user.position > 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e12]) func positionsThatNoScreenHasAreIgnored(x: Double)
  {
    let user = user()
    user.dragTape(by: -200)
    let before = user.position
    user.move(x, user.tapeY)
    user.move(user.tapeX, x)
    user.down(x, x, finger: 3)
    #expect(user.look().readout.position == before)
    // A finger that lifts nowhere has lifted all the same.
    user.up(x, user.tapeY)
    user.settle()
    #expect(user.readout.phase == .idle && user.position == before.rounded())
    user.send(.wheel(dx: x, dy: 0, x: user.tapeX, y: user.tapeY))
    user.send(.wheel(dx: 0, dy: x, x: x, y: x))
    user.send(.position(x))
    user.settle()
    #expect(user.position >= 0 && user.position <= 23)
  }

  @Test func releasingPastTheEndSettlesOnTheLastHour() {
    let user = user()
    user.press(.end)
    user.settle()
    user.dragTape(by: -300)
    #expect(user.position > 23)
    user.up(user.tapeX - 300, user.tapeY)
    user.settle()
    #expect(user.position == 23)
  }
}
