import ForecastFeed
import ForecastScene

/// Shows the page on a screen until somebody ends it.
struct RunCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode { try open().run() }

  /// The loop with its window open.
  func open() throws(CommandError) -> DisplayLoop {
    // Before any thread starts, so that none of them is hit.
    SystemWatch.holdSignals()
    SystemVideo.prepare()
    let pressroom = try Performance.pressroom(settings)
    let fonts = try FontLibrary.open()
    let output = try window(fonts)
    SystemVideo.settle()
    SystemWatch.start()
    return DisplayLoop(settings, pressroom: pressroom, output: output, measuring: FontMeasurer(fonts: fonts))
  }

  private func window(_ fonts: FontLibrary) throws(CommandError) -> any DisplayOutput {
    var choice = OutputChoice(OutputCandidates(settings: settings, fonts: fonts).all, log: Log.line)
    do throws(OutputError) {
      return try choice.open()
    } catch {
      throw .output(error)
    }
  }
}
