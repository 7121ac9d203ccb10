import ForecastScene
import SceneHarness
import Testing

/// Retry: only where there is something to retry.
@Suite struct RetryTests {
  private func middle(of user: StageHarness) -> (x: Double, y: Double) {
    let button = user.stage.regions.retry ?? .empty
    return (Double(button.minX + button.maxX) / 2, Double(button.minY + button.maxY) / 2)
  }

  @Test func aTapOnTheButtonEnterAndRRetry() {
    let user = StageHarness(.without(.failed))
    let button = middle(of: user)
    user.tap(button.x, button.y)
    #expect(user.look().commands == [.retry])
    user.press(.enter)
    #expect(user.look().commands == [.retry])
    user.press(.retry)
    #expect(user.look().commands == [.retry])
    #expect(user.look().commands == [])
  }

  @Test func everyRetryIsToldThoughNoFrameCameBetween() {
    let user = StageHarness(.without(.failed))
    user.press(.retry)
    user.press(.enter)
    #expect(user.look().commands == [.retry, .retry])
  }

  @Test(arguments: [PageState.loading, .waitingForClock, .current(.fresh)]) func elsewhereThereIsNothingToRetry(
    state: PageState
  ) {
    let user = StageHarness(state.hasForecast ? .kilkenny() : .without(state))
    #expect(user.stage.regions.retry == nil)
    user.press(.enter)
    user.press(.retry)
    #expect(user.look().commands == [])
  }

  @Test func theButtonIsTintedWhileItIsPressed() {
    let user = StageHarness(.without(.failed))
    let plain = user.frame.list
    let button = middle(of: user)
    user.down(button.x, button.y)
    #expect(user.look().damagedNodes == [.failed] && user.frame.list != plain)
    user.move(button.x, button.y + 200)
    #expect(user.look().list == plain)
    user.up(button.x, button.y + 200)
    #expect(user.look().commands == [])
  }

  @Test func aTapBesideTheButtonRetriesNothing() {
    let user = StageHarness(.without(.failed))
    user.tap(5, 5)
    #expect(user.look().commands == [])
  }
}
