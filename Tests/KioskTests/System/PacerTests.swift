import Testing

@testable import KioskApp

@Suite struct PacerTests {
  @Test(arguments: [30.0, 60, 144]) func deadlinesFormAGridOfTheRefresh(rate: Double) {
    var pacer = Pacer(refreshRate: rate)
    var t = 5.0
    for _ in 0..<10_000 { t = pacer.next(after: t + 0.1 / rate) - 0.1 / rate }
    #expect(abs((t - 5) - 10_000 / rate) < 0.2 / rate)
  }

  @Test func aLateFrameDoesNotShiftTheGrid() {
    var pacer = Pacer(refreshRate: 50)
    #expect(abs(pacer.next(after: 1) - 1.02) < 1e-9)
    #expect(abs(pacer.next(after: 1.045) - 1.06) < 1e-9)
    #expect(abs(pacer.next(after: 1.06) - 1.08) < 1e-9)
  }

  @Test func aLostSecondIsNotMadeUpFor() {
    var pacer = Pacer(refreshRate: 50)
    _ = pacer.next(after: 1)
    #expect(abs(pacer.next(after: 2) - 2.02) < 1e-9)
  }

  @Test(arguments: [0.0, -1, 1e6, .nan]) func aDisplayThatTellsNoRefreshIsTakenFor60(rate: Double) {
    #expect(Pacer(refreshRate: rate).interval == 1.0 / 60)
  }
}
