import ForecastScene
import SceneHarness
import Testing

/// The giant figure as a user reads it off the page.
@Suite struct ShownFigureTests {
  private func user(_ celsius: [Double?], motion: MotionPreference = .standard) -> StageHarness {
    StageHarness(.temperatures(celsius), width: 400, height: 720, settings: SceneSettings(motion: motion))
  }

  @Test func theFigureIsThatOfTheHourUnderTheIndicator() {
    let user = user([-12, nil, 9, 10, 104, -0.4, 0.5, -0.5])
    var seen = [user.shownFigure]
    for _ in 0..<7 {
      user.press(.right)
      user.settle()
      seen.append(user.shownFigure)
    }
    #expect(seen == ["−12", "–", "9", "10", "104", "0", "1", "−1"])
  }

  @Test func theLabelUnderTheIndicatorIsBoldAndTheHeroTellsItsTime() {
    let user = user([20])
    #expect(user.selectedLabel == "15" && user.words(of: .hero).contains("15:00"))
    user.press(.right)
    user.settle()
    #expect(user.selectedLabel == "16" && user.words(of: .hero).contains("16:00"))
  }

  @Test func figuresOnTheWayLeaveAsTheyCame() {
    let user = user([9, 10, 9])
    user.press(.right)
    user.wait(0.2)
    user.press(.left)
    user.settle()
    #expect(user.shownFigure == "9")
  }

  @Test func reducedMotionCutsTheFigureAndLeavesTheIndicatorStill() {
    let user = user([20, 31], motion: .reduced)
    user.press(.right)
    let frames = user.settle()
    #expect(frames.count < 12)
    #expect(user.shownFigure == "31")
    user.fling(-600)
    user.settle()
    #expect(user.readout.phase == .idle)
  }

  @Test(arguments: [PageState.loading, .failed, .waitingForClock]) func withoutAForecastThereIsNoFigure(
    state: PageState
  ) {
    #expect(StageHarness(.without(state), width: 400, height: 720).shownFigure == "")
  }

  @Test func aWithdrawnPageTakesItsFiguresAway() {
    let user = StageHarness(.kilkenny(hoursLater: 50), width: 400, height: 720)
    #expect(user.shownFigure == "" && user.selectedLabel == nil && user.readout.ring == nil)
  }
}
