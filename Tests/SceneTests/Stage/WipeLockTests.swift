import ForecastScene
import SceneHarness
import Testing

/// A finger that stays on the foot of the page turns touch off for as long as wiping takes; on its head it asks for the proof.
@Suite struct WipeLockTests {
  private let foot = (x: 100.0, y: 1_265.0)
  private let head = (x: 100.0, y: 60.0)

  private func locked() -> StageHarness {
    let page = StageHarness()
    page.down(foot.x, foot.y)
    page.wait(1.1)
    page.up(foot.x, foot.y)
    return page
  }

  /// Whether a drag of the tape moves it.
  private func drags(_ page: StageHarness) -> Bool {
    let before = page.look().readout.position
    page.dragTape(by: -150)
    page.up(page.tapeX - 150, page.tapeY)
    return page.look().readout.position != before
  }

  @Test func aLongPressOnTheFootTurnsTouchOff() {
    let page = locked()
    #expect(!drags(page))
    page.tap(day: 3)
    #expect(page.settle().last?.readout.position == 0)
  }

  @Test func aShortPressDoesNot() {
    let page = StageHarness()
    page.down(foot.x, foot.y)
    page.wait(0.9)
    page.up(foot.x, foot.y)
    page.wait(1)
    #expect(drags(page))
  }

  @Test func aFingerThatStraysDoesNot() {
    let page = StageHarness()
    page.down(foot.x, foot.y)
    page.move(foot.x + 40, foot.y)
    page.wait(2)
    page.up(foot.x + 40, foot.y)
    #expect(drags(page))
  }

  @Test func afterHalfAMinuteTouchIsOnAgain() {
    let page = locked()
    page.skip(28)
    #expect(!drags(page))
    page.skip(5)
    #expect(drags(page))
  }

  /// A cloth that is still on the glass when the time is over means nothing until it has lifted.
  @Test func whatCameDownMeanwhileMeansNothing() {
    let page = locked()
    page.skip(29)
    page.down(page.tapeX, page.tapeY, finger: 4)
    page.skip(3)
    page.move(page.tapeX - 200, page.tapeY, finger: 4)
    page.up(page.tapeX - 200, page.tapeY, finger: 4)
    #expect(page.look().readout.position == 0)
    #expect(drags(page))
  }

  @Test func keysStillTurnHours() {
    let page = locked()
    page.press(.right)
    #expect(page.settle().last?.readout.position == 1)
  }

  @Test func theFootSaysSoUntilTouchIsOn() {
    let page = StageHarness()
    let usual = page.look()
    page.down(foot.x, foot.y)
    let locking = page.wait(1.1)
    #expect(locking.contains { $0.damagedNodes == [.colophon] })
    page.up(foot.x, foot.y)
    page.skip(31)
    #expect(page.look().list == usual.list)
  }

  @Test func itSleepsWhileLocked() {
    let page = locked()
    guard case .at(let time) = page.look().wake else { return #expect(Bool(false), "It has to wake at the end.") }
    #expect(abs(time - (page.t + 29.9)) < 0.2)
  }

  @Test func fiveSecondsOnTheHeadAskForTheProof() {
    let page = StageHarness()
    page.down(head.x, head.y)
    #expect(FrameLaws.Commands(page.wait(4.9)).proofs == 0)
    #expect(FrameLaws.Commands(page.wait(0.2)).proofs == 1)
    page.up(head.x, head.y)
    #expect(FrameLaws.Commands(page.wait(1)).proofs == 0)
  }
}
