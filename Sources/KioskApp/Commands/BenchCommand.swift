import ForecastScene

/// Measures what a frame costs: in memory, without a display, or drawn by a GPU in a window that is not shown.
struct BenchCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    let fonts = try FontLibrary.open()
    let measurer = FontMeasurer(fonts: fonts)
    let performance = try Performance.standing(settings, measuring: measurer)
    let report =
      settings.renderer == .gpu
      ? try measureGPU(performance, measurer, fonts) : measureSoftware(performance, measurer, fonts)
    try Answer.write(settings.answersInJSON ? report.json.lines + "\n" : report.text)
    return performance.page.ending
  }

  private func measureSoftware(
    _ performance: Performance, _ measurer: FontMeasurer, _ fonts: FontLibrary
  ) -> BenchReport {
    let size = settings.page.size
    let output = MemoryOutput(width: size.width, height: size.height, fonts: fonts)
    let meter = BenchMeter(source: output.pixels)
    run(performance, measurer, on: output, meter)
    return BenchReport(scenario: settings.scenario, size: size, meter: meter)
  }

  private func measureGPU(
    _ performance: Performance, _ measurer: FontMeasurer, _ fonts: FontLibrary
  ) throws(CommandError) -> BenchReport {
    let size = settings.page.size
    let meter = BenchMeter(source: Bitmap(width: size.width, height: size.height).pixels)
    do throws(OutputError) {
      let output = try BenchGPU(size: size, fonts: fonts)
      run(performance, measurer, on: output, meter)
      if let fault = output.fault { throw fault }
      return BenchReport(scenario: settings.scenario, size: size, meter: meter, gpu: BenchReport.GPU(output))
    } catch {
      throw .output(error)
    }
  }

  private func run(
    _ performance: Performance, _ measurer: FontMeasurer, on output: some BenchOutput, _ meter: BenchMeter
  ) {
    switch settings.scenario {
    case .load: BenchLoad(performance, measuring: measurer, settings: settings).run(on: output, meter)
    case .drag, .fling, .idle: BenchHand(performance, settings: settings).run(on: output, meter)
    }
  }
}
