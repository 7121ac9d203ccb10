import ForecastScene
import SceneHarness
import Testing

/// Keys and wheels.
@Suite struct KeyTests {
  private func hour(after keys: [SceneEvent.Key], on user: StageHarness = StageHarness()) -> Double {
    for key in keys { user.press(key) }
    user.settle()
    return user.position
  }

  @Test func arrowsTurnAnHourAndPageKeysSix() {
    #expect(hour(after: [.right]) == 1)
    #expect(hour(after: [.down, .down, .up]) == 1)
    #expect(hour(after: [.pageDown, .left]) == 5)
    #expect(hour(after: [.pageDown, .pageDown, .pageUp]) == 6)
  }

  @Test func keysStopAtTheEnds() {
    #expect(hour(after: [.left, .pageUp]) == 0)
    #expect(hour(after: [.end]) == 23)
    #expect(hour(after: [.end, .right, .pageDown]) == 23)
  }

  @Test func keysThatMeanNothingHereChangeNothing() {
    let user = StageHarness()
    for key in [SceneEvent.Key.space, .retry, .escape, .home] { user.press(key) }
    #expect(user.look().damage.isEmpty && user.retries == 0 && user.wake == .event)
  }

  @Test func plusAndMinusSetTheTextLargerAndSmaller() {
    let user = StageHarness()
    let plain = user.frame.list
    user.press(.minus)
    #expect(user.look().damage.isEmpty)
    user.press(.plus)
    #expect(!user.look().damage.isEmpty && user.readout.layouts == 2)
    user.press(.minus)
    #expect(user.look().list == plain)
    for _ in 0..<20 { user.press(.plus) }
    user.look()
    user.press(.plus)
    #expect(user.look().damage.isEmpty)
  }

  @Test func aNotchTurnsAnHourEitherWay() {
    let user = StageHarness()
    user.wheel(dy: -1)
    user.wheel(dy: -1)
    user.settle()
    #expect(user.position == 2)
    user.wheel(dy: 1)
    user.wheel(dx: 2)
    user.settle()
    #expect(user.position == 3)
  }

  @Test func fineDeltasDragAndThenSnap() {
    let user = StageHarness()
    user.wheel(dx: 0.25)
    user.wheel(dx: 0.4)
    #expect(user.look().readout.phase == .dragging)
    #expect(abs(user.position - 0.65) < 1e-9 && user.wake != .event)
    user.skip(0.2)
    user.settle()
    #expect(user.position == 1)
  }

  @Test func awayFromTheTapeAWheelScrollsATallPageToItsEndsAndNoFurther() {
    let user = StageHarness(width: 480, height: 480)
    user.send(.wheel(dx: 0, dy: -1, x: 20, y: 20))
    #expect(user.look().readout.scroll == 60 && user.position == 0)
    for _ in 0..<100 { user.send(.wheel(dx: 0, dy: -1.5, x: 20, y: 20)) }
    let foot = user.look().readout.scroll
    user.send(.wheel(dx: 0, dy: -1, x: 20, y: 20))
    #expect(user.look().readout.scroll == foot && foot > 60)
    user.send(.wheel(dx: 0, dy: 1_000, x: 20, y: 20))
    #expect(user.look().readout.scroll == 0)
  }

  @Test func quickPressesOfAScrollingKeyAddUp() {
    let user = StageHarness(width: 480, height: 480)
    for _ in 0..<3 { user.press(.down) }
    user.settle()
    #expect(user.readout.scroll == 180 && user.position == 0)
    user.press(.up)
    user.settle()
    #expect(user.readout.scroll == 120)
  }

  @Test func spaceTurnsAScreenAndFromTheFootComesBack() {
    let user = StageHarness(width: 480, height: 480)
    var seen: [Double] = []
    for _ in 0..<12 {
      user.press(.space)
      user.settle()
      seen.append(user.readout.scroll)
    }
    #expect(seen.contains(0) && (seen.max() ?? 0) > 200)
  }

  @Test func aDraggedSheetIsPulledBackToItsHead() {
    let user = StageHarness(width: 480, height: 480)
    user.drag(from: (20, 100), to: (20, 400), seconds: 0.3)
    #expect(user.scroll < 0)
    user.up(20, 400)
    user.settle()
    #expect(user.scroll == 0)
  }

  @Test(arguments: [PageState.failed, .waitingForClock]) func aNoticeHasNoTapeToTurn(state: PageState) {
    let user = StageHarness(.without(state))
    for key in [SceneEvent.Key.right, .pageDown, .end, .down] { user.press(key) }
    user.wheel(dx: 1)
    user.wheel(dx: 0.3)
    user.fling(-900)
    user.settle()
    #expect(user.position == 0 && user.ticks == 0)
    user.show(.kilkenny())
    user.look()
    #expect(user.position == 0)
  }
}
