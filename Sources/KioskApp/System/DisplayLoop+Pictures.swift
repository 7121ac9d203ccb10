import ForecastScene

// Pictures and what they show, for whoever asks.

extension DisplayLoop {
  func logScreenshot() {
    let path = settings.run.screenshot ?? ScreenshotPath.standard
    do throws(CommandError) {
      try saveScreenshot(to: path)
      Log.line(state)
      Log.line("screenshot: \(path)")
    } catch {
      Log.line(error.message)
    }
  }

  /// What is shown, for a test that compares: the hour under the indicator, where the tape stands, on what.
  var state: String {
    let content = performance.page.content
    let hours = content.hours
    let selected = readout.flatMap { hours.indices.contains($0.selection) ? hours[$0.selection].forecast.start : nil }
    let output = screen.name.map { "\($0) \(window.size.width)x\(window.size.height)" } ?? "none"
    return "state: output \(output), hour \(selected?.iso8601(in: content.place.zone) ?? "none"), "
      + "position \(readout?.position ?? 0), \(readout?.phase.rawValue ?? "none")"
  }

  func saveScreenshot(to path: String) throws(CommandError) {
    let picture: Bitmap?
    do throws(OutputError) {
      picture = try screen.output?.snapshot()
    } catch {
      throw .output(error)
    }
    // A picture shows the page at its place, wherever it stands on the panel for the panel's sake.
    if let picture { try PNGFile.save(picture.moved(back: performance.stage.drift).pixels, to: path) }
  }
}
