import ForecastFeed
import ForecastScene
import ForecastWording
import Testing

@testable import KioskApp

@Suite struct CopyTests {
  private let answer = ForecastAnswer(
    forecast: Forecast(
      provider: OpenMeteoProvider.identity, issued: nil, received: Demonstration.now, hours: [], days: []),
    zone: .utc, zoneIdentifier: nil, coordinate: nil)

  private func kind(_ copy: Copy) -> String? {
    if case .failed(let facts) = copy.service { facts.kind } else { nil }
  }

  @Test func theLastGoodForecastStaysWhateverFails() {
    var copy = Copy()
    copy.take(answer)
    copy.take(.timedOut("10 s"), attempts: 3)
    #expect(copy.answer == answer && copy.error == .timedOut("10 s") && kind(copy) == "timeout")
    copy.awaitAnswer()
    #expect(copy.answer == answer && copy.service == .loading)
    copy.take(answer)
    #expect(copy.error == nil && copy.service == .idle(nextAttempt: nil))
  }

  @Test func aServiceInTroubleIsNotSaidToRefuseTheConnection() {
    var copy = Copy()
    copy.take(.failing(503))
    #expect(kind(copy) == "")
    copy.take(.unreachable("connection refused"))
    #expect(kind(copy) == "refused")
  }

  @Test(arguments: ForcedState.allCases) func aForcedStateHasAForecastOnlyWhereOneIsShown(state: ForcedState) {
    var copy = Copy()
    copy.take(answer)
    let forced = state.copy(of: copy, at: Demonstration.now)
    #expect((forced.answer != nil) == state.needsForecast)
    #expect((forced.error != nil) == (state == .failed || state == .failedCached))
  }
}
