import ForecastScene
import Testing

@testable import KioskApp

@Suite struct WallClockTests {
  @Test func aClockThatWasSetRunsOnFromThere() {
    let clock = WallClock(showing: Demonstration.now, at: 100)
    #expect(clock.instant(at: 100) == Demonstration.now)
    #expect(clock.instant(at: 160) == Demonstration.now.advanced(by: 60))
    #expect(clock.time(of: Demonstration.now.advanced(by: 60)) == 160)
  }

  @Test func theMachinesClockIsSetToThePresent() {
    let now = MonotonicClock.now
    let instant = WallClock.machine.instant(at: now)
    #expect(abs(WallClock.machine.time(of: instant) - now) < 1)
  }
}
