import ForecastScene
import SceneHarness
import Testing

/// Who has the focus, and whether a ring shows it.
@Suite struct FocusTests {
  private typealias ID = AccessibilityTree.ElementID

  private func walk(_ key: SceneEvent.Key, _ count: Int, _ user: StageHarness) -> [ID?] {
    (0..<count).map { _ in
      user.press(key)
      return user.focus
    }
  }

  @Test func tabGoesFromTheHourThroughThePageAndRound() {
    let user = StageHarness()
    let order: [ID] = [.tape, .sidebar, .arc, .day(0), .cell(0), .cell(1), .cell(2), .cell(3), .status]
    #expect(walk(.tab, 10, user) == order + [.tape])
    #expect(walk(.backtab, 9, user) == order.reversed())
    #expect(StageHarness().tree.focus == nil && walk(.backtab, 1, StageHarness()) == [.status])
  }

  @Test func whereSwitchesWorkThePageTabStopsAtStepsAndAtEachRow() {
    let user = StageHarness(settings: SceneSettings(targets: .large))
    var order: [ID] = [.tape, .earlier, .later, .sidebar, .arc]
    for row in 0..<10 { order.append(.day(row)) }
    order.append(.cell(0))
    #expect(walk(.tab, 16, user) == order)
  }

  @Test func upAndDownWalkTheRowsAndStopAtTheEnds() {
    let user = StageHarness()
    user.ask(.focus(.day(8)))
    #expect(walk(.down, 3, user) == [.day(9), .day(9), .day(9)])
    #expect(user.announced.count == 2 && user.announced[0] == user.tree[.day(9)]?.name)
    #expect(walk(.up, 1, user) == [.day(8)] && user.position == 0)
    // The list remembers its row.
    #expect(walk(.tab, 1, user) == [.cell(0)] && walk(.backtab, 1, user) == [.day(8)])
  }

  @Test func keysBringARingAndTouchTakesIt() {
    let user = StageHarness()
    #expect(!user.isRingSeen)
    user.press(.tab)
    #expect(user.isRingSeen && user.frame.damagedNodes == [.focus])
    user.tap(hour: 2)
    #expect(!user.isRingSeen && user.focus == .tape)
    user.ask(.focus(.cell(1)))
    #expect(user.isRingSeen && user.focus == .cell(1))
    user.tap(day: 1)
    #expect(!user.isRingSeen && user.focus == .day(1))
    user.press(.tab)
    #expect(user.isRingSeen && user.focus == .cell(0))
  }

  @Test func whoTurnsHoursByKeysHasTheTape() {
    let user = StageHarness()
    user.press(.right)
    #expect(user.focus == .tape && user.isRingSeen)
    user.ask(.focus(.cell(0)))
    user.press(.right)
    #expect(user.focus == .cell(0) && user.tree[.tape]?.value?.current == 2)
  }

  @Test func enterPressesWhatHasTheFocus() {
    let user = StageHarness()
    user.ask(.focus(.day(1)))
    user.press(.enter)
    user.settle()
    #expect(user.position == 21 && user.focus == .day(1))
    user.ask(.focus(.day(5)))
    user.press(.space)
    user.settle()
    #expect(user.position == 21)
  }

  @Test func enterOnATapeReachedByKeysGoesOnAndFromTheEndBackToNow() {
    let user = StageHarness()
    user.press(.tab)
    for _ in 0..<24 {
      user.press(.enter)
      user.settle()
    }
    #expect(user.position == 0 && user.ticks == 46)
  }

  @Test func retryTakesTheFocusOnFailureAndThePageGetsItBack() {
    let user = StageHarness()
    user.ask(.focus(.day(3)))
    user.show(.without(.failed))
    #expect(user.focus == .retry && user.isRingSeen)
    user.press(.enter)
    #expect(user.look().commands == [.retry])
    #expect(walk(.tab, 3, user) == [.arc, .status, .retry])
    user.show(.kilkenny(hoursLater: 1))
    #expect(user.focus == .day(3))
  }

  @Test func withoutARingFailureMovesTheFocusAndShowsNone() {
    let user = StageHarness()
    user.show(.without(.failed))
    #expect(user.focus == .retry && !user.isRingSeen)
    #expect(walk(.tab, 1, user) == [.retry] && user.isRingSeen)
  }

  @Test func whileAPageIsReloadedTheFocusStays() {
    let user = StageHarness()
    user.ask(.focus(.day(3)))
    for page in [CannedPage.kilkenny(hoursLater: 1), .kilkenny(hoursLater: 2)] {
      user.show(page)
      #expect(user.focus == .day(3) && user.tree[.tape] != nil)
    }
    user.show(.short(hours: 6, days: 3))
    #expect(user.focus == .day(2))
  }

  @Test(arguments: [(480, 480), (480, 320), (320, 480)]) func theFocusIsScrolledIntoSight(width: Int, height: Int) {
    let user = StageHarness(width: width, height: height)
    for _ in 0..<12 {
      user.press(.tab)
      user.settle()
      let frame = user.tree.focus.flatMap { user.tree[$0]?.frame } ?? .empty
      #expect(
        frame.minY >= 0 && (frame.maxY <= height || frame.height > height - 20),
        "\(user.tree.focus as Any) lies at \(frame)")
    }
  }

  @Test func homeKeepsTheRingInSight() {
    let user = StageHarness(width: 480, height: 480)
    user.ask(.focus(.cell(3)))
    user.settle()
    user.press(.escape)
    user.settle()
    #expect(user.scroll > 0 && user.focus == .cell(3))
  }

  @Test func aFocusOnWhatIsNotThereIsNotTaken() {
    let user = StageHarness()
    for id in [ID.retry, .day(10), .cell(4), .earlier, .masthead, .page] { user.ask(.focus(id)) }
    #expect(user.focus == nil)
  }
}
