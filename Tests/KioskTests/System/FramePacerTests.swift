import Testing

@testable import KioskApp

/// When frames are begun, and for which time they are made.
@Suite struct FramePacerTests {
  /// The times frames are made for by a loop that wakes late by some seconds, each time anew.
  private func times(
    _ pacer: inout FramePacer, frames: Int, from start: Double = 5, cost: Double = 0.001, late: (Int) -> Double
  ) -> [Double] {
    var t = start
    return (0..<frames).map { frame in
      let made = pacer.begin(at: t)
      _ = pacer.end(at: t + cost)
      t = max(t + cost, pacer.next(after: t + cost)) + late(frame)
      return made
    }
  }

  @Test(arguments: [30.0, 60, 75, 120, 144]) func framesAreMadeForEveryRefreshHoweverLateTheLoopWakes(rate: Double) {
    var pacer = FramePacer(refreshRate: rate)
    let made = times(&pacer, frames: 10_000) { Double($0 % 7) / 10 / rate }
    let steps = zip(made.dropFirst(), made).map { ($0 - $1) * rate }
    #expect(steps[8...].allSatisfy { abs($0 - 1) < 1e-6 })
  }

  @Test func aMotionBeginsNowAndComesToARefreshAheadInSmallParts() {
    var pacer = FramePacer(refreshRate: 60)
    let made = times(&pacer, frames: 12) { _ in 0 }
    #expect(made[0] == 5)
    #expect(abs(made[11] - (5 + 12.0 / 60)) < 1e-9)
    #expect(zip(made.dropFirst(), made).allSatisfy { $0 - $1 < 1.2 / 60 })
  }

  @Test func aFrameThatTookTooLongIsFollowedByOneAtItsPlace() {
    var pacer = FramePacer(refreshRate: 50)
    let made = times(&pacer, frames: 40) { $0 == 20 ? 0.055 : 0 }
    let steps = zip(made.dropFirst(), made).map { ($0 - $1) * 50 }
    #expect(abs(steps[20] - 3) < 1e-6)
    #expect(steps[21...].allSatisfy { abs($0 - 1) < 1e-6 })
  }

  @Test func aLostSecondIsNotMadeUpFor() {
    var pacer = FramePacer(refreshRate: 50)
    _ = pacer.begin(at: 1)
    #expect(abs(pacer.next(after: 2.003) - 2.02) < 1e-9)
  }

  @Test func timeNeverRunsBackwards() {
    var pacer = FramePacer(refreshRate: 60)
    let before = times(&pacer, frames: 20) { _ in 0 }
    pacer.rest()
    let after = pacer.begin(at: 5 + 19.1 / 60)
    #expect(after >= before[19])
  }

  @Test(arguments: [0.0, -1, 1e6, .nan]) func aDisplayThatTellsNoRefreshIsTakenFor60(rate: Double) {
    #expect(FramePacer(refreshRate: rate).interval == 1.0 / 60)
  }

  @Test func whereFramesCannotBeHadInTimeHalfTheRateIsKeptSteadily() {
    var pacer = FramePacer(refreshRate: 60)
    let made = times(&pacer, frames: 200, cost: 0.02) { _ in 0 }
    let steps = zip(made.dropFirst(), made).map { (($0 - $1) * 60).rounded() }
    #expect(pacer.interval == 2.0 / 60)
    #expect(steps[30...].allSatisfy { $0 == 2 })
  }

  @Test func itSaysSoOnce() {
    var governor = FrameGovernor()
    #expect((0..<500).filter { _ in governor.take(cost: 0.02, refresh: 0.016) }.count == 1)
  }

  @Test func aFewLateFramesChangeNothing() {
    var governor = FrameGovernor()
    for frame in 0..<1_000 { _ = governor.take(cost: frame % 3 == 0 ? 0.02 : 0.004, refresh: 0.016) }
    #expect(governor.refreshesAFrame == 1)
  }

  @Test func whereFramesBecomeEasyTheFullRateComesBack() {
    var governor = FrameGovernor()
    for _ in 0..<20 { _ = governor.take(cost: 0.02, refresh: 0.016) }
    for _ in 0..<FrameGovernor.trust { _ = governor.take(cost: 0.004, refresh: 0.016) }
    #expect(governor.refreshesAFrame == 1)
  }

  @Test(arguments: [30.0, 59.94, 72, 144]) func theRefreshIsMeasuredWhereTheDisplayTellsAnother(rate: Double) {
    var refresh = RefreshInterval(rate: 60)
    for frame in 0..<100 { refresh.take(Double(frame) / rate + Double(frame % 5) * 1e-4) }
    #expect(abs(refresh.seconds * rate - 1) < 0.06)
  }

  @Test func aMeasureThatWobblesIsNotBelieved() {
    var refresh = RefreshInterval(rate: 60)
    for frame in 0..<100 { refresh.take(Double(frame) / 90 + Double(frame % 2) * 4e-3) }
    #expect(refresh.seconds == 1.0 / 60)
  }

  @Test func aSlowClockLetsAPartOfTheTimePass() {
    let clock = StageClock(start: 100, pace: 0.1)
    #expect(clock.time(at: 110) == 101 && clock.machineTime(of: 101) == 110)
    #expect(StageClock(start: 100, pace: 0).time(at: 110) == 110)
  }
}
