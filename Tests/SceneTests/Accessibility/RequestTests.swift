import ForecastScene
import SceneHarness
import Testing

/// What a screen reader asks of the page.
@Suite struct RequestTests {
  @Test func stepsGoAnHourAndStopAtTheEnds() {
    let user = StageHarness()
    user.ask(.perform(.increment, on: .tape))
    user.ask(.perform(.increment, on: .tape))
    user.ask(.perform(.decrement, on: .tape))
    user.settle()
    #expect(user.position == 1 && user.ticks == 1)
    user.ask(.set(.tape, to: 23))
    user.ask(.perform(.increment, on: .tape))
    user.settle()
    #expect(user.position == 23)
  }

  @Test func aValueOutsideTheTapeIsTheNearestOnIt() {
    let user = StageHarness()
    user.ask(.set(.tape, to: 400))
    #expect(user.tree[.tape]?.value?.current == 23)
    user.ask(.set(.tape, to: Int.min))
    #expect(user.tree[.tape]?.value?.current == 0)
    user.ask(.set(.arc, to: 7))
    user.settle()
    #expect(user.position == 0)
  }

  @Test func pressesDoWhatATapDoes() {
    let user = StageHarness()
    user.ask(.perform(.press, on: .day(1)))
    user.settle()
    #expect(user.position == 21)
    user.show(.without(.failed))
    user.ask(.perform(.press, on: .retry))
    #expect(user.look().commands.contains(.retry))
  }

  @Test func whatThePageHasNotIsNotDone() {
    let user = StageHarness()
    for id in [AccessibilityTree.ElementID.retry, .later, .masthead, .day(7), .cell(9)] {
      user.ask(.perform(.press, on: id))
      user.ask(.perform(.increment, on: id))
    }
    user.settle()
    #expect(user.position == 0 && user.retries == 0)
    let failed = StageHarness(.without(.failed))
    failed.ask(.set(.tape, to: 5))
    failed.settle()
    #expect(failed.position == 0)
  }

  @Test func whoAsksIsThereSoNobodyIsTakenHome() {
    let user = StageHarness()
    user.ask(.set(.tape, to: 5))
    user.settle()
    user.skip(100)
    user.ask(.focus(.day(2)))
    user.skip(100)
    #expect(user.look().readout.selection == 5)
  }
}
