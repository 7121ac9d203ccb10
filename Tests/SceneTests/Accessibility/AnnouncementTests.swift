import ForecastScene
import SceneHarness
import Testing

/// What the page says by itself: each state once, and an hour at an end again.
@Suite struct AnnouncementTests {
  private func busy(_ page: CannedPage) -> CannedPage {
    var page = page
    page.words.aloud.isBusy = true
    return page
  }

  private func aged(_ freshness: Freshness, _ status: String) -> CannedPage {
    var page = CannedPage.kilkenny()
    page.content.state = .current(freshness)
    page.words.aloud.status = status
    return page
  }

  @Test func loadingThenLoadedIsToldOnce() {
    let user = StageHarness(.without(.loading))
    user.show(.without(.loading, hoursLater: 0.1))
    user.show(.kilkenny())
    user.show(.kilkenny(hoursLater: 0.3))
    user.look()
    #expect(user.announced == ["Loading", "Loaded"])
  }

  @Test func failureInterruptsAndIsToldAgainOnlyAfterAnotherAttempt() {
    let user = StageHarness(.without(.failed))
    #expect(user.frame.commands == [.announce(.init(text: "Nothing could be printed", isUrgent: true))])
    user.show(.without(.failed, hoursLater: 0.1))
    #expect(user.look().commands == [])
    user.press(.retry)
    user.show(busy(.without(.failed)))
    user.show(.without(.failed))
    user.look()
    #expect(user.announced == ["Nothing could be printed", "Loading", "Nothing could be printed"])
  }

  @Test func aPageInSightIsRenewedInSilence() {
    let user = StageHarness()
    user.show(busy(.kilkenny()))
    user.show(.kilkenny())
    user.look()
    #expect(user.announced.isEmpty)
  }

  @Test func ageIsToldAtEachStageAndItsEnd() {
    let user = StageHarness()
    for page in [aged(.ageing, "3 hours old"), aged(.ageing, "4 hours old"), aged(.late, "Late"), .kilkenny()] {
      user.show(page)
    }
    user.look()
    #expect(user.announced == ["3 hours old", "Late", "Loaded"])
  }

  @Test func anHourAtAnEndIsToldAgain() {
    let user = StageHarness()
    let first = user.tree[.tape]?.value?.text ?? ""
    user.press(.left)
    user.turn(-1)
    user.look()
    #expect(user.announced == [first, first])
    user.press(.end)
    user.settle()
    #expect(user.announced.count == 2)
    user.press(.right)
    user.look()
    #expect(user.announced.last == user.tree[.tape]?.value?.text)
  }

  @Test func aHeldTapeSaysNothing() {
    let user = StageHarness()
    user.dragTape(by: 50)
    user.press(.left)
    user.look()
    #expect(user.announced.isEmpty)
  }

  @Test func aScreenOfAnotherSizeOrInkSaysNothing() {
    let user = StageHarness(.without(.failed))
    user.resize(800, 480)
    user.send(.settings(SceneSettings(edition: .night, textScale: 1.5)))
    user.look()
    #expect(user.announced == ["Nothing could be printed"])
  }
}
