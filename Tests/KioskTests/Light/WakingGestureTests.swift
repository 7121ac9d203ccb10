import ForecastScene
import Testing

@testable import KioskApp

/// The first touch on a dark screen only lights it.
@Suite struct WakingGestureTests {
  private func touch(_ phase: SceneEvent.PointerPhase, _ finger: Int = 0) -> SceneEvent {
    .pointer(phase, finger: finger, x: 10, y: 20)
  }

  private func passes(_ gesture: inout WakingGesture, _ event: SceneEvent, isDark: Bool, at t: Double) -> Bool {
    gesture.passes(event, isDark: isDark, at: t)
  }

  /// Which of the events pass; the screen is lit by the first.
  private func passing(_ events: [SceneEvent], every seconds: Double = 0.01) -> [Bool] {
    var gesture = WakingGesture()
    return events.enumerated().map { index, event in
      gesture.passes(event, isDark: index == 0, at: Double(index) * seconds)
    }
  }

  @Test func theWholeGestureUntilItsLiftIsKeptBackThoughTheScreenIsLitByThen() {
    #expect(
      passing([touch(.down), touch(.move), touch(.move), touch(.up), touch(.down), touch(.up)])
        == [false, false, false, false, true, true])
  }

  @Test func fingersThatJoinTheGestureBelongToIt() {
    let events = [
      touch(.down), touch(.down, 1), touch(.up), touch(.down), touch(.up, 1), touch(.move), touch(.up), touch(.down),
    ]
    #expect(passing(events) == [false, false, false, false, false, false, false, true])
  }

  @Test func aTouchThatIsCalledOffIsOver() {
    #expect(passing([touch(.down), touch(.cancel), touch(.down)]) == [false, false, true])
  }

  @Test func onALitScreenEverythingPasses() {
    var gesture = WakingGesture()
    for event in [touch(.down), touch(.move), touch(.up), .key(.left), .wheel(dx: 0, dy: 1, x: 0, y: 0)] {
      #expect(passes(&gesture, event, isDark: false, at: 0))
    }
  }

  @Test func aKeyThatIsHeldIsKeptBackAsLongAsItRepeats() {
    var gesture = WakingGesture()
    #expect(!passes(&gesture, .key(.left), isDark: true, at: 0))
    #expect(!passes(&gesture, .key(.left), isDark: false, at: 0.66))
    #expect(!passes(&gesture, .key(.left), isDark: false, at: 0.7))
    #expect(passes(&gesture, .key(.left), isDark: false, at: 1.6))
    #expect(passes(&gesture, .key(.left), isDark: false, at: 1.63))
  }

  @Test func aWheelIsKeptBackUntilItPauses() {
    let notch = SceneEvent.wheel(dx: 0, dy: 1, x: 0, y: 0)
    var gesture = WakingGesture()
    #expect(!passes(&gesture, notch, isDark: true, at: 0))
    #expect(!passes(&gesture, notch, isDark: false, at: 0.1))
    #expect(passes(&gesture, notch, isDark: false, at: 1.2))
  }

  @Test func aTouchAfterAKeyThatLitTheScreenIsForThePage() {
    var gesture = WakingGesture()
    #expect(!passes(&gesture, .key(.left), isDark: true, at: 0))
    #expect(passes(&gesture, touch(.down), isDark: false, at: 0.2))
    #expect(passes(&gesture, touch(.up), isDark: false, at: 0.3))
  }

  @Test func whatNobodyDoesIsNeverKeptBack() {
    var gesture = WakingGesture()
    #expect(passes(&gesture, .drift(.zero), isDark: true, at: 0))
    #expect(passes(&gesture, .settings(SceneSettings()), isDark: true, at: 0))
  }
}
