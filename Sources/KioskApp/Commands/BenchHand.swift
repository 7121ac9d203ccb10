import ForecastScene

/// A hand on the tape, or none: 660 frames of a sixtieth of a second, of which the first 60 do not count.
struct BenchHand {
  static let warmUp = 60
  static let counted = 600
  private static let rate = 60.0

  private let stage: Stage
  private let scenario: BenchScenario
  private let gesture: BenchGesture?

  init(_ performance: Performance, _ scenario: BenchScenario, settings: Settings) {
    stage = performance.stage
    self.scenario = scenario
    gesture = BenchGesture(
      stage.regions, width: Double(settings.page.size.width), hours: performance.page.content.hours.count)
  }

  func run(on output: some BenchOutput, _ meter: BenchMeter) {
    var layouts = 0
    for index in 0..<Self.warmUp {
      layouts = frame(index, on: output).readout.layouts
      output.finish()
    }
    for index in 0..<Self.counted {
      if index % 10 == 0 { meter.copy() }
      meter.measure { frame(Self.warmUp + index, on: output) }
      output.finish()
    }
    meter.copy()
    let end = Double(Self.warmUp + Self.counted) / Self.rate
    meter.count(layouts: stage.frame(at: end).readout.layouts - layouts)
  }

  /// The whole of a frame but the presenting: events, scene, damage, pixels.
  func frame(_ index: Int, on output: some BenchOutput) -> Frame {
    let t = Double(index) / Self.rate
    switch scenario {
    case .drag: gesture?.drag(stage, index: index, at: t)
    case .fling: gesture?.fling(stage, index: index, at: t)
    case .settle: gesture?.settle(stage, index: index, at: t)
    default: break
    }
    let frame = stage.frame(at: t)
    output.present(frame.list, damage: frame.damage)
    return frame
  }
}
