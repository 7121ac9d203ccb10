import ForecastScene

/// Writes one page as a picture.
struct PrintCommand {
  let settings: Settings
  let path: String

  func perform() throws(CommandError) -> ExitCode {
    let fonts = try FontLibrary.open()
    let page = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts))
    let output = MemoryOutput(width: settings.page.size.width, height: settings.page.size.height, fonts: fonts)
    let list = settings.run.showsProof ? page.proof(settings) : page.frame.list
    output.present(list, damage: Damage(output.pixels.bounds))
    try PNGFile.save(output.pixels, to: path)
    return page.performance.page.ending
  }
}

extension PNGFile {
  /// Writes a picture that the command was asked for.
  static func save(_ pixels: PixelBuffer, to path: String) throws(CommandError) {
    do throws(PNGError) {
      try write(pixels, to: path)
    } catch {
      throw .picture(error)
    }
  }
}

extension ComposedPage {
  /// How a command that shows this page ends; says why where there was no forecast to be had.
  var ending: ExitCode {
    if let failure { Log.line(failure.reason) }
    return ExitCode(failure)
  }
}
