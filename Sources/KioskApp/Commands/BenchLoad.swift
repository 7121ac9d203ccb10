import ForecastScene

/// The whole page, again and again: a stage with nothing on it gets a forecast and makes its first frame.
///
/// 66 pages, of which the first 6 do not count. What the renderer keeps of glyphs and shapes it keeps, as in a display that
/// gets a new forecast.
struct BenchLoad {
  private static let warmUp = 6
  private static let counted = 60

  private let page: ComposedPage
  private let settings: Settings
  private let measurer: any TextMeasuring

  init(_ performance: Performance, measuring measurer: any TextMeasuring, settings: Settings) {
    page = performance.page
    self.measurer = measurer
    self.settings = settings
  }

  func run(on output: some BenchOutput, _ meter: BenchMeter) {
    for _ in 0..<Self.warmUp {
      _ = load(on: output)
      output.finish()
    }
    for _ in 0..<Self.counted {
      meter.copy()
      meter.measure { load(on: output) }
      output.finish()
      meter.count(layouts: 1)
    }
    meter.copy()
  }

  private func load(on output: some BenchOutput) -> Frame {
    let stage = Stage(measuring: measurer)
    let size = settings.page.size
    let scale = PixelScale(pixelsPerPoint: settings.page.scale ?? 1)
    stage.handle(.viewport(width: size.width, height: size.height, scale: scale), at: 0)
    stage.handle(.settings(page.settings), at: 0)
    stage.handle(.page(page.content, page.words), at: 0)
    let frame = stage.frame(at: 0)
    output.present(frame.list, damage: frame.damage)
    return frame
  }
}
