import ForecastScene
import Testing

@testable import KioskApp

@Suite struct TouchGateTests {
  private func pointer(_ phase: SceneEvent.PointerPhase, _ finger: Int = 0) -> SceneEvent {
    .pointer(phase, finger: finger, x: 1, y: 1)
  }

  @Test func aTouchOnABrightScreenIsForThePage() {
    var gate = TouchGate()
    for phase in [SceneEvent.PointerPhase.down, .move, .up] {
      #expect(gate.rule(on: pointer(phase), isDark: false) == .pass)
    }
  }

  /// The light comes on at once; the finger is still down.
  @Test func theFirstTouchOnADarkScreenOnlyWakesIt() {
    var gate = TouchGate()
    #expect(gate.rule(on: pointer(.down), isDark: true) == .wake)
    #expect(gate.rule(on: pointer(.move), isDark: false) == .swallow)
    #expect(gate.isSwallowing)
    #expect(gate.rule(on: pointer(.up), isDark: false) == .swallow)
    #expect(!gate.isSwallowing)
    #expect(gate.rule(on: pointer(.down), isDark: false) == .pass)
  }

  @Test func aSecondFingerBelongsToTheGestureThatWakes() {
    var gate = TouchGate()
    #expect(gate.rule(on: pointer(.down, 0), isDark: true) == .wake)
    #expect(gate.rule(on: pointer(.down, 1), isDark: false) == .swallow)
    #expect(gate.rule(on: pointer(.up, 0), isDark: false) == .swallow)
    #expect(gate.rule(on: pointer(.down, 2), isDark: false) == .swallow)
    #expect(gate.rule(on: pointer(.cancel, 1), isDark: false) == .swallow)
    #expect(gate.rule(on: pointer(.up, 2), isDark: false) == .swallow)
    #expect(gate.rule(on: pointer(.down, 3), isDark: false) == .pass)
  }

  /// Who holds the page while it gets dark goes on holding it.
  @Test func aFingerThatThePageHasIsNotTakenFromIt() {
    var gate = TouchGate()
    #expect(gate.rule(on: pointer(.down), isDark: false) == .pass)
    #expect(gate.rule(on: pointer(.up), isDark: true) == .pass)
  }

  @Test func theFirstKeyInTheDarkOnlyWakes() {
    var gate = TouchGate()
    #expect(gate.rule(on: .key(.right), isDark: true) == .wake)
    #expect(gate.rule(on: .turn(1), isDark: true) == .wake)
    #expect(gate.rule(on: .key(.right), isDark: false) == .pass)
  }
}

@Suite struct EventTimesTests {
  @Test func whereNothingIsAheadAnEventHasItsOwnTime() {
    var times = EventTimes()
    #expect(times.time(of: 5, after: 4) == 5)
    #expect(times.time(of: 5.01, after: 4) == 5.01)
  }

  @Test func timesNeverRunBeforeTheLastFrameNorBackwards() {
    var times = EventTimes()
    #expect(times.time(of: 5, after: 5.016) == 5.016)
    #expect(times.time(of: 4.9, after: 5.016) >= 5.016)
  }

  /// Frames at 60 a second, each made a refresh ahead; a panel at 100: once it has settled, events keep their distances.
  @Test func distancesAreKeptWhileFramesRunAhead() {
    var times = EventTimes()
    var given: [Double] = []
    for number in 0..<60 {
      let t = Double(number) / 100
      let begun = (t * 60).rounded(.down) / 60
      given.append(times.time(of: t, after: begun + 1.0 / 60))
    }
    let steps = zip(given.dropFirst(), given).map { $0 - $1 }
    #expect(steps.dropFirst(5).allSatisfy { abs($0 - 0.01) < 1e-9 })
  }

  @Test func afterAPauseItBeginsAnew() {
    var times = EventTimes()
    _ = times.time(of: 5, after: 5.016)
    #expect(times.time(of: 9, after: 6) == 9)
  }
}
