import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

@Suite struct UnhurriedTests {
  private func performance(_ options: String...) throws -> Performance {
    let arguments = ["run", "--demo", "--now", "2026-07-14T15:00:00+01:00"] + options
    guard case .perform(_, let settings, _) = try Invocation(arguments) else { preconditionFailure("not a command") }
    return try Performance.standing(settings, measuring: FixedMeasurer())
  }

  /// Turns an hour, and tells where the tape is five minutes later.
  private func hourAfterFiveMinutes(_ performance: Performance) -> Int {
    performance.stage.handle(.key(.right), at: 1)
    return performance.stage.frame(at: 301).readout.selection
  }

  @Test func untouchedTheTapeGlidesHome() throws {
    let performance = try performance()
    #expect(hourAfterFiveMinutes(performance) == 0)
  }

  @Test func whileSomebodyListensItStays() throws {
    let performance = try performance()
    performance.setSpeaking(true, at: 0)
    #expect(hourAfterFiveMinutes(performance) == 1)
  }

  @Test func whenNobodyListensAnyMoreItGlidesHomeAgain() throws {
    let performance = try performance()
    performance.setSpeaking(true, at: 0)
    #expect(hourAfterFiveMinutes(performance) == 1)
    performance.setSpeaking(false, at: 302)
    #expect(performance.stage.frame(at: 310).readout.selection == 0)
  }

  @Test func askedToStayItStays() throws {
    let performance = try performance("--stay")
    #expect(hourAfterFiveMinutes(performance) == 1)
  }
}
