import ForecastFeed
import ForecastScene
import Testing

@testable import KioskApp

/// The whole page worked without a finger: the scripts and their results in deploy/replays, which deploy/smoke plays as well.
@Suite struct SwitchReplayTests {
  /// A script with the options of its page.
  struct Replay: CustomTestStringConvertible, Sendable {
    let name: String
    var options: [String] = []
    /// Plays on a page without a forecast.
    var hasFailed = false

    var testDescription: String { name }
  }

  static let replays = [
    Replay(name: "keyboard"), Replay(name: "two-switches", options: ["--targets", "large"]),
    Replay(name: "one-switch", options: ["--scan", "2"]), Replay(name: "knob"),
    Replay(name: "retry-by-keyboard", hasFailed: true),
    Replay(name: "retry-by-switch", options: ["--scan", "2"], hasFailed: true),
  ]

  @Test(arguments: replays) func everythingIsReachedAndTold(replay: Replay) throws {
    let seen = try play(replay)
    let expected = try text(replay.name + ".expected.jsonl").split(separator: "\n").map(String.init)
    #expect(!expected.isEmpty && seen.suffix(expected.count).map { $0 } == expected)
    for (line, told) in zip(expected, seen.suffix(expected.count)) { #expect(line == told) }
  }

  /// The samples in the middle of each second, and the last one.
  private func play(_ replay: Replay) throws -> [String] {
    let script = try ReplayScript(try text(replay.name + ".jsonl"))
    let measurer = FontMeasurer(fonts: try FontLibrary { _ in })
    let performance = try Performance.standing(try settings(replay), measuring: measurer)
    var player = ReplayPlayer(performance, script: script, scale: 1)
    var report = SwitchReport()
    for t in script.samples(every: 0.5) {
      report.add(player.sample(at: t), isKept: t.truncatingRemainder(dividingBy: 1) == 0.5 || t == script.end)
    }
    return report.lines
  }

  private func settings(_ replay: Replay) throws -> Settings {
    let source =
      replay.hasFailed
      ? [
        "--provider", "open-meteo", "--forecast", "nowhere.json", "--latitude", "52.65", "--longitude", "-7.25",
        "--place", "Kilkenny", "--zone", "Europe/Dublin",
      ] : ["--demo"]
    let all = ["describe", "--now", "2026-07-14T15:10:00+01:00"] + source + replay.options
    guard case .perform(_, let settings, _) = try Invocation(all) else { return Settings() }
    return settings
  }

  private func text(_ name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return String(decoding: try FileBytes.read("/\(folder)/deploy/replays/\(name)", limit: 1 << 20), as: UTF8.self)
  }
}

/// What somebody who doesn't look learns from samples; ticks and announcements are gathered from one line to the next.
private struct SwitchReport {
  private(set) var lines: [String] = []
  private var ticks = 0
  private var announced: [String] = []

  mutating func add(_ sample: ReplaySample, isKept: Bool) {
    ticks += sample.ticks
    announced += sample.announced
    guard isKept else { return }
    lines.append(line(sample))
    (ticks, announced) = (0, [])
  }

  private func line(_ sample: ReplaySample) -> String {
    let json = sample.json
    let told: JSON = [
      "t": json["t"], "selection": json["selection"], "focus": json["focus"], "focusShown": json["focusShown"],
      "spoken": json["spoken"], "ticks": .integer(ticks), "announced": .array(announced.map(JSON.string)),
      "retries": json["retries"],
    ]
    return told.line
  }
}
