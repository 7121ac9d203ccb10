import CLinux
import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

/// What panels of different speed report of a finger on the tape, through the reader to the page.
@Suite struct HeldTouchTests {
  /// A page of 720 × 1280 under a panel of as many steps.
  private final class Panel {
    let console = TestConsole(.slotted(720, 1_280), surface: PanelSurface(width: 720, height: 1_280))
    let page = StageHarness(width: 720, height: 1_280)
    let start: Double
    private(set) var t = 0.0

    init() {
      start = console.device.t
      console.device.t = start
    }

    /// Everything that has been reported goes to the page, each at its own time.
    func hand() {
      for timed in console.input.read() { page.stage.handle(timed.event, at: timed.time - start + 100) }
    }

    func report(x: Double, tracking: Int32? = nil, at seconds: Double) {
      t = seconds
      console.device.t = start + seconds
      console.device.slot(
        0, tracking: tracking, tracking == -1 ? nil : Int32(x.rounded()), tracking == 5 ? Int32(page.tapeY) : nil)
      console.device.sync()
    }

    /// Where the tape comes to rest.
    var settled: Double { page.stage.frame(at: 110 + t).readout.position }

    var readout: Readout { page.stage.frame(at: 100 + t).readout }
  }

  /// A finger that drags at 600 px/s for 0.4 s and is held for 0.12 s, as a panel of so many reports a second tells it.
  ///
  /// A panel looks at the finger at its own times and tells nothing while nothing changes but trembling.
  private func hold(rate: Double, phase: Double, held: Double, trembles: Bool) -> Panel {
    let panel = Panel()
    let (from, speed, stop) = (500.0, -600.0, 0.4)
    let lift = stop + held
    var scan = phase / rate
    var isDown = false
    var last = Double.nan
    while scan < lift + 1 / rate {
      if scan >= lift {
        panel.report(x: last, tracking: -1, at: scan)
        break
      }
      let noise = trembles ? [2.0, -2, 0, 1, -1][Int(scan * rate) % 5] : 0
      let x = (from + speed * min(scan, stop) + (scan > stop ? noise : 0)).rounded()
      if x != last { panel.report(x: x, tracking: isDown ? nil : 5, at: scan) }
      (isDown, last) = (true, x)
      scan += 1 / rate
    }
    panel.hand()
    return panel
  }

  @Test(arguments: [25.0, 33, 50, 100, 120]) func aFingerHeldStillThenLiftedDoesNotFling(rate: Double) {
    for phase in [0.0, 0.2, 0.5, 0.8, 0.99] {
      let panel = hold(rate: rate, phase: phase, held: 0.12, trembles: false)
      let phaseOfTape = panel.readout.phase
      #expect(phaseOfTape == .settling || phaseOfTape == .idle, "\(rate) Hz, phase \(phase)")
      #expect(abs(panel.readout.velocity) < 0.01, "\(rate) Hz, phase \(phase)")
    }
  }

  @Test(arguments: [25.0, 100]) func noMoreDoesAFingerThatTrembles(rate: Double) {
    for phase in [0.0, 0.3, 0.7] {
      let panel = hold(rate: rate, phase: phase, held: 0.12, trembles: true)
      let held = panel.readout.position
      #expect(panel.settled == held.rounded(), "\(rate) Hz, phase \(phase)")
    }
  }

  /// The test above can fail.
  @Test(arguments: [25.0, 100]) func aFingerThatLiftsFromItsWayFlings(rate: Double) {
    let panel = hold(rate: rate, phase: 0, held: 0, trembles: false)
    #expect(panel.readout.velocity > 2, "\(rate) Hz")
  }

  @Test func tremblingUnderAHeldFingerDoesNotMoveTheTape() {
    let panel = Panel()
    panel.report(x: 500, tracking: 5, at: 0)
    for step in 1...20 { panel.report(x: 500 - Double(step) * 6, at: Double(step) / 100) }
    panel.hand()
    let held = panel.readout.position
    for step in 21...30 { panel.report(x: 380 + Self.trembling[step % 6], at: Double(step) / 100) }
    panel.hand()
    let position = panel.readout.position
    // What it lags by while it moves.
    #expect(abs(position - held) <= JitterFilter.reach / panel.page.hourWidth)
    for step in 31...120 { panel.report(x: 380 + Self.trembling[step % 6], at: Double(step) / 100) }
    panel.hand()
    #expect(panel.readout.position == position)
  }

  private static let trembling = [-1.0, 2, -2, 1, 0, 2]

  @Test func theFirstFingerDragsAndTheSecondIsIgnored() {
    let panel = Panel()
    panel.report(x: 500, tracking: 5, at: 0)
    panel.report(x: 450, at: 0.05)
    panel.hand()
    let position = panel.readout.position
    panel.console.device.slot(1, tracking: 6, 100, Int32(panel.page.tapeY))
    panel.console.device.sync()
    panel.console.device.slot(1, 300)
    panel.console.device.sync()
    panel.hand()
    #expect(panel.readout.position == position)
    panel.report(x: 400, at: 0.1)
    panel.hand()
    #expect(panel.readout.position > position)
  }

  /// The last motion told where it was; the lift tells nothing new.
  @Test func aLiftLeavesTheTapeWhereItWas() {
    let panel = Panel()
    panel.report(x: 500, tracking: 5, at: 0)
    for step in 1...10 { panel.report(x: 500 - Double(step) * 5, at: Double(step) / 10) }
    panel.hand()
    let position = panel.readout.position
    panel.report(x: 0, tracking: -1, at: 1.001)
    panel.hand()
    #expect(abs(panel.readout.position - position) < 0.01)
  }
}

/// What reading costs.
@Suite struct ReadingCostTests {
  /// Only the release build is made to ask for none.
  #if DEBUG
    private static let isOptimised = false
  #else
    private static let isOptimised = true
  #endif

  /// Every report of a drag, each read by itself, and as many looks that bring nothing.
  @Test(.enabled(if: isOptimised, "the debug build asks for memory everywhere")) func readingADragAsksForNoMemory() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 1, 100, 100)
    console.device.sync()
    var count = console.input.read().count
    var asked: UInt = 0
    for step in 1...200 {
      console.device.slot(0, Int32(100 + step * 3), Int32(100 + step))
      console.device.sync()
      let before = almanac_allocations()
      count += console.input.read().count
      count += console.input.read().count
      asked += almanac_allocations() - before
    }
    #expect(count == 201)
    #expect(asked == 0)
  }
}
