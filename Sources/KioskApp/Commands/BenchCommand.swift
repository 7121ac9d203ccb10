import ForecastScene

/// Measures what a frame costs, without a display.
struct BenchCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    let fonts = try FontLibrary.open()
    let measurer = FontMeasurer(fonts: fonts)
    let performance = try Performance.standing(settings, measuring: measurer)
    let size = settings.page.size
    let output = MemoryOutput(width: size.width, height: size.height, fonts: fonts)
    let meter = BenchMeter(source: output.pixels)
    switch settings.scenario {
    case .load: BenchLoad(performance, measuring: measurer, settings: settings).run(on: output, meter)
    case .drag, .fling, .idle: BenchHand(performance, settings: settings).run(on: output, meter)
    }
    let report = BenchReport(scenario: settings.scenario, size: size, meter: meter)
    try Answer.write(settings.answersInJSON ? report.json.lines + "\n" : report.text)
    return performance.page.ending
  }
}
