import ForecastScene
import SceneHarness
import Testing

/// New pages, and when they are printed.
@Suite struct PageChangeTests {
  private let later = CannedPage.kilkenny(hoursLater: 1)

  /// From 15:00 to 17:00 and a little further.
  private func dragTwoHours(_ user: StageHarness) { user.dragTape(by: -2.1 * user.hourWidth - 8) }

  @Test func anHourThatRollsOverWaitsForTheFinger() {
    let user = StageHarness()
    dragTwoHours(user)
    let before = user.position
    user.show(later)
    #expect(user.look().readout.position == before)
    #expect(user.words(of: .hero).first == "17:00")
    user.wait(0.3)
    user.cancel()
    let frames = user.settle()
    // The page comes with the very frame in which the tape rests, and the instant under the indicator stays.
    #expect(frames.last?.readout.phase == .idle && user.position == 1 && user.words(of: .hero).first == "17:00")
  }

  @Test func aRunningTapeKeepsThePageWaitingAndItComesRightAfter() throws {
    let user = StageHarness()
    user.fling(-1_500)
    user.show(later)
    let frames = user.settle()
    let running = frames.last { $0.readout.phase == .flinging }
    let resting = try #require(frames.first { $0.readout.phase == .idle })
    let hour = try #require(running).readout.position.rounded()
    #expect(resting.readout.position == hour - 1)
  }

  @Test func theNewestOfSeveralWaitingPagesIsPrinted() {
    let user = StageHarness()
    dragTwoHours(user)
    user.show(later)
    user.show(.kilkenny(hoursLater: 2))
    user.resize(700, 1_280)
    user.cancel()
    user.settle()
    // 17:00 was under the indicator; it is the first hour now.
    #expect(user.position == 0 && user.words(of: .hero).first == "17:00")
  }

  @Test func atHomeTheTapeStaysAtHome() {
    let user = StageHarness()
    user.show(later)
    user.look()
    #expect(user.position == 0 && user.words(of: .hero).first == "16:00" && user.ticks == 0)
  }

  @Test func scrubbedTheTapeKeepsItsInstant() {
    let user = StageHarness()
    user.press(.pageDown)
    user.settle()
    let ticks = user.ticks
    user.show(later)
    user.look()
    #expect(user.position == 5 && user.words(of: .hero).first == "21:00" && user.ticks == ticks)
    #expect(user.readout.phase == .idle)
  }

  @Test func anHourThatIsGoneLeavesTheTapeAtHome() {
    let user = StageHarness()
    user.press(.right)
    user.settle()
    user.show(.kilkenny(hoursLater: 5))
    user.look()
    #expect(user.position == 0 && user.words(of: .hero).first == "20:00")
  }

  @Test func aScreenWithoutASizeKeepsTheNewestPage() {
    let user = StageHarness(width: 400, height: 720)
    user.resize(0, 0)
    user.look()
    user.show(later)
    user.look()
    user.resize(0, 10)
    user.resize(400, 720)
    user.look()
    #expect(user.words(of: .hero).first == "16:00")
  }

  @Test func anotherEditionIsAnotherSheetWithTheSameHour() {
    let user = StageHarness(width: 400, height: 720)
    user.press(.pageDown)
    user.settle()
    user.send(.settings(SceneSettings(edition: .night)))
    #expect(user.look().damage.area == 400 * 720)
    #expect(user.position == 6 && user.readout.layouts == 1)
  }

  @Test func aTurnedScreenKeepsTheHour() {
    let user = StageHarness()
    user.dragTape(by: -300)
    let before = user.position
    user.resize(1_280, 800)
    #expect(abs(user.look().readout.position - before) < 1e-9 && user.readout.phase == .dragging)
  }
}
