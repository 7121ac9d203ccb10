import ForecastFeed
import Glibc

/// Plays a script on a page without a screen.
struct ReplayCommand {
  let settings: Settings
  let path: String

  func perform() throws(CommandError) -> ExitCode {
    let script = try Self.script(in: path)
    let fonts = try FontLibrary.open()
    let performance = try Performance.standing(settings, measuring: FontMeasurer(fonts: fonts))
    var player = ReplayPlayer(performance, script: script, scale: settings.page.scale ?? 1)
    let pictures = try settings.replay.frameDirectory.map { directory throws(CommandError) in
      try ReplayPictures(directory: directory, fonts: fonts)
    }
    for t in script.samples(every: settings.replay.every) {
      let sample = player.sample(at: t)
      try Answer.write(sample.json.line + "\n")
      try pictures?.add(sample.frame)
    }
    return performance.page.ending
  }

  private static func script(in path: String) throws(CommandError) -> ReplayScript {
    let bytes: [UInt8]
    do throws(FeedError) {
      bytes = try FileBytes.read(path, limit: 64 << 20)
    } catch {
      throw .file(error)
    }
    do throws(ReplayScript.Fault) {
      return try ReplayScript(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .script(path, error)
    }
  }
}
