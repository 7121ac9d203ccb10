import Testing

@testable import KioskApp

/// Frames on a display that shows one at each of its refreshes, whatever it says of its rate.
@Suite struct RefreshTests {
  /// A display whose refreshes come at a rate of its own. Showing waits while the frame before has not been seen.
  private struct Display {
    let rate: Double
    /// When the frame that was shown last is seen: the number of a refresh.
    var taken = 0

    func time(of refresh: Int) -> Double { Double(refresh) / rate }
    func refresh(after t: Double) -> Int { Int((t * rate).rounded(.down)) + 1 }

    /// Hands a frame over at `t`: when showing comes back, and at which refresh the frame is seen.
    mutating func show(at t: Double) -> (back: Double, seen: Int) {
      let back = max(t, time(of: taken))
      taken = max(refresh(after: back), taken + 1)
      return (back, taken)
    }
  }

  /// How the frames of a motion were seen: the refreshes from one to the next, and how far each was made from its refresh.
  private func run(
    _ pacer: inout FramePacer, rate: Double, frames: Int, cost: Double, tells: Bool
  ) -> (steps: [Int], strays: [Double]) {
    var display = Display(rate: rate)
    var (t, last) = (1.0037, 0)
    var steps: [Int] = []
    var strays: [Double] = []
    for _ in 0..<frames {
      let made = pacer.begin(at: t)
      let drawn = t + cost
      let (back, seen) = display.show(at: drawn)
      let vblank = display.time(of: display.refresh(after: back) - 1)
      let sighting = RefreshSighting(showing: tells ? 0 : back - drawn + 0.0004, time: tells ? vblank : nil)
      _ = pacer.end(at: back, sighting)
      if last > 0 { steps.append(seen - last) }
      strays.append((made - display.time(of: seen)) * rate)
      last = seen
      t = max(back, pacer.next(after: back)) + 0.000_05
    }
    return (steps, strays)
  }

  @Test(arguments: [59.94, 59.5, 60, 60.02, 60.4, 75]) func whereTheKernelTellsRefreshesEachHasItsFrame(rate: Double) {
    var pacer = FramePacer(refreshRate: rate.rounded())
    let (steps, strays) = run(&pacer, rate: rate, frames: 6_000, cost: 0.004, tells: true)
    #expect(steps[200...].allSatisfy { $0 == 1 })
    // Each frame is made for the refresh at which it is seen.
    #expect(strays[200...].allSatisfy { abs($0) < 0.1 })
    #expect(abs(pacer.interval * rate - 1) < 0.01)
  }

  @Test(arguments: [59.94, 60, 60.02]) func whereShowingWaitsForRefreshesNextToNoneIsMissed(rate: Double) {
    var pacer = FramePacer(refreshRate: 60)
    let (steps, _) = run(&pacer, rate: rate, frames: 6_000, cost: 0.004, tells: false)
    #expect(steps[200...].filter { $0 != 1 }.count <= 2)
  }

  /// A display that does not wait, and takes its time to take a frame.
  @Test func workIsNotTakenForWaiting() {
    var wait = RefreshWait()
    let waits = (0..<100).map { _ in wait.take(0.003, refresh: 1.0 / 60) }
    #expect(waits.allSatisfy { $0 < 1e-4 })
    #expect(wait.take(0.008, refresh: 1.0 / 60) > 0.003)
  }

  @Test func waitingIsNotACostThatHalvesTheRate() {
    var pacer = FramePacer(refreshRate: 60)
    var hasHalved = false
    var t = 1.0
    for frame in 0..<200 {
      _ = pacer.begin(at: t)
      let showing = frame == 0 ? 0.001 : 0.016
      if pacer.end(at: t + 0.003 + showing, RefreshSighting(showing: showing)) { hasHalved = true }
      t = max(t + 0.003 + showing, pacer.next(after: t + 0.003 + showing))
    }
    #expect(!hasHalved)
  }
}
