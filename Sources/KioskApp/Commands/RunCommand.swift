import ForecastFeed
import ForecastScene

/// Shows the page on a screen until somebody ends it.
struct RunCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    // Before any thread starts, so that none of them is hit.
    SystemWatch.holdSignals()
    SystemVideo.prepare()
    let pressroom = try Performance.pressroom(settings)
    let fonts = try FontLibrary.open()
    let output = try window(fonts)
    SystemVideo.settle()
    SystemWatch.start()
    let loop = DisplayLoop(settings, pressroom: pressroom, output: output, measuring: FontMeasurer(fonts: fonts))
    return try loop.run()
  }

  private func window(_ fonts: FontLibrary) throws(CommandError) -> any DisplayOutput {
    let size = Size(width: Double(settings.page.size.width), height: Double(settings.page.size.height))
    do throws(OutputError) {
      let choice = OutputChoice(
        title: "Almanac", size: size, isFullscreen: settings.run.isFullscreen, fonts: fonts, log: Log.line)
      return try choice.open(settings.renderer)
    } catch {
      throw .output(error)
    }
  }
}
