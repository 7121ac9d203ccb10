import ForecastScene

/// Measures what a frame, a rest and a start cost: in memory, without a display, or drawn by a GPU in a hidden window.
struct BenchCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    switch settings.bench.scenario {
    case .all: return try BenchTable(settings: settings).perform()
    case .panel: return try BenchPanel(settings: settings).perform()
    case .startup:
      try answer(try BenchStartup(settings: settings).run())
      return .fine
    default:
      let report = try measureFrames()
      try answer(report)
      return report.ending
    }
  }

  /// Frames in memory, and of a page at rest the loop itself, where seconds are asked for.
  private func measureFrames() throws(CommandError) -> BenchReport {
    var report = try BenchCase(settings).run()
    if settings.bench.scenario == .idle, let seconds = settings.bench.seconds {
      report.rest = try BenchRest(settings: settings).run(seconds)
    }
    return report
  }

  private func answer(_ report: some BenchAnswer) throws(CommandError) {
    try Answer.write(settings.answersInJSON ? report.json.lines + "\n" : report.text)
  }
}

/// What a measurement answers.
protocol BenchAnswer {
  var json: JSON { get }
  var text: String { get }
}

/// One scenario at one size, measured in memory.
struct BenchCase {
  private let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  func run() throws(CommandError) -> BenchReport {
    let fonts = try FontLibrary.open()
    let measurer = FontMeasurer(fonts: fonts)
    let performance = try Performance.standing(settings, measuring: measurer)
    return settings.renderer == .gpu ? try measureGPU(performance, fonts) : measureSoftware(performance, fonts)
  }

  private func measureSoftware(_ performance: Performance, _ fonts: FontLibrary) -> BenchReport {
    let size = settings.page.size
    let output = MemoryOutput(width: size.width, height: size.height, fonts: fonts)
    let meter = BenchMeter(source: output.pixels)
    run(performance, on: output, meter)
    return BenchReport(scenario: settings.bench.scenario, size: size, meter: meter, ending: performance.page.ending)
  }

  private func measureGPU(_ performance: Performance, _ fonts: FontLibrary) throws(CommandError) -> BenchReport {
    let size = settings.page.size
    let meter = BenchMeter(source: Bitmap(width: size.width, height: size.height).pixels)
    do throws(OutputError) {
      let output = try BenchGPU(size: size, fonts: fonts)
      run(performance, on: output, meter)
      if let fault = output.fault { throw fault }
      return BenchReport(
        scenario: settings.bench.scenario, size: size, meter: meter, ending: performance.page.ending,
        gpu: BenchReport.GPU(output))
    } catch {
      throw .output(error)
    }
  }

  private func run(_ performance: Performance, on output: some BenchOutput, _ meter: BenchMeter) {
    let scenario = settings.bench.scenario
    switch scenario {
    case .load: BenchLoad(performance).run(on: output, meter)
    case .repaint: BenchRepaint(stage: performance.stage).run(on: output, meter)
    default: BenchHand(performance, scenario, settings: settings).run(on: output, meter)
    }
  }
}
