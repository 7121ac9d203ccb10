import ForecastFeed
import ForecastScene

/// Shows the page on a screen until somebody ends it.
struct RunCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode { try open().run() }

  /// The loop with its output open, or waiting for one.
  func open() throws(CommandError) -> DisplayLoop {
    // Before any thread starts, so that none of them is hit.
    SignalFile.holdSignals()
    SystemVideo.prepare()
    let pressroom = try Performance.pressroom(settings)
    let fonts = try FontLibrary.open()
    let screen = Screen(
      OutputCandidates(settings: settings, fonts: fonts).all, console: Console.open, log: Log.line)
    do throws(OutputError) {
      try screen.open()
    } catch {
      throw .output(error)
    }
    SystemVideo.settle()
    return DisplayLoop(
      settings, pressroom: pressroom, screen: screen, measuring: FontMeasurer(fonts: fonts), openInput: openInput)
  }

  /// The devices of a bare console, laid over the panel that the page stands on.
  private func openInput(_ output: any DisplayOutput) -> any InputSource {
    let size = output.turn.size(of: output.pixelSize)
    let surface = PanelSurface(
      width: size.width, height: size.height, turn: output.turn, widthMillimetres: settings.page.panelWidth)
    return ConsoleInput(surface: surface, settings: settings.run.input)
  }
}
