import ForecastScene
import SceneHarness
import Testing

/// How the tape comes home: by itself, by a tap on now, by a key.
@Suite struct HomeTests {
  private func away(homeAfter: Double? = 120) -> StageHarness {
    let user = StageHarness(width: 400, height: 720, settings: SceneSettings(homeAfter: homeAfter))
    user.press(.pageDown)
    user.settle()
    return user
  }

  @Test func twoMinutesWithoutTouchGlideHome() {
    let user = away()
    #expect(user.wake == .at(220))
    user.skip(110)
    #expect(user.look().readout.selection == 6 && user.wake == .at(220))
    user.skip(220 - user.t)
    #expect(user.look().wake == .nextFrame)
    user.settle()
    #expect(user.position == 0 && user.wake == .event)
  }

  @Test func everyTouchPutsHomeOff() {
    let user = away()
    user.skip(100)
    user.tap(5, 5)
    user.skip(60)
    #expect(user.look().readout.selection == 6)
    #expect(user.wake == .at(user.t + 60))
  }

  @Test func aTapeMeantToStayStays() {
    let user = away(homeAfter: nil)
    #expect(user.wake == .event)
    user.skip(1_000)
    #expect(user.look().readout.selection == 6)
  }

  @Test func aWaitChosenLateThatIsOverAlreadyEndsAtOnce() {
    let user = away(homeAfter: nil)
    user.skip(600)
    user.send(.settings(SceneSettings(homeAfter: 30)))
    user.settle()
    #expect(user.position == 0)
  }

  @Test func aFingerThatStaysDownKeepsTheTape() {
    let user = StageHarness(width: 400, height: 720)
    user.dragTape(by: -150)
    user.skip(500)
    #expect(user.look().readout.phase == .dragging)
    user.up(user.tapeX - 150, user.tapeY)
    user.settle()
    #expect(user.selection > 1)
  }

  @Test func aTapeThatWasStoodSomewhereStaysUntilTouched() {
    let user = away()
    user.send(.position(9.5))
    user.skip(400)
    #expect(user.look().readout.position == 9.5 && user.wake == .event)
  }

  @Test(arguments: [0.0, 0.3, 0.5, 0.8]) func aTapOnTheMarkAtNowGoesHome(hour: Double) {
    let user = StageHarness(.kilkenny(hoursLater: hour))
    let mark = user.stage.regions.now ?? .empty
    for away in 0...2 {
      user.send(.position(Double(away)))
      user.look()
      let x = Double(mark.minX + mark.maxX) / 2 - Double(away) * user.hourWidth
      user.tap(x, Double(mark.minY + mark.maxY) / 2)
      user.settle()
      #expect(user.position == 0)
    }
  }

  @Test(arguments: [SceneEvent.Key.home, .escape]) func homeAndEscapeGoHome(key: SceneEvent.Key) {
    let user = away()
    user.press(key)
    user.settle()
    #expect(user.position == 0)
  }

  @Test func aScrolledSheetComesHomeToo() {
    let user = StageHarness(width: 480, height: 480)
    user.press(.space)
    user.settle()
    #expect(user.scroll > 100)
    user.skip(121)
    user.settle()
    #expect(user.scroll == 0)
  }
}
