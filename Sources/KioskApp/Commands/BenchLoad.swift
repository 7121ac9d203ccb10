import ForecastScene

/// A running page that gets new forecasts: two pages of different hours by turns, each printed as a whole.
///
/// 66 pages, of which the first 6 do not count.
struct BenchLoad {
  private static let warmUp = 6
  private static let counted = 60

  private let stage: Stage
  private let pages: [ComposedPage]

  init(_ performance: Performance) {
    stage = performance.stage
    let now = performance.page.content.now
    // Five hours on, every hour, day and dial is another one.
    pages = [5, 0].map { performance.pressroom.page(at: now.advanced(by: $0 * 3_600)) }
  }

  func run(on output: some BenchOutput, _ meter: BenchMeter) {
    for index in 0..<Self.warmUp {
      _ = load(index, on: output)
      output.finish()
    }
    for index in 0..<Self.counted {
      meter.copy()
      meter.measure { load(Self.warmUp + index, on: output) }
      output.finish()
    }
    meter.copy()
  }

  private func load(_ index: Int, on output: some BenchOutput) -> Frame {
    let t = Double(index)
    let page = pages[index % 2]
    stage.handle(.page(page.content, page.words), at: t)
    // The figure has rolled by then.
    let frame = stage.frame(at: t)
    output.present(frame.list, damage: frame.damage)
    return frame
  }
}
