import Glibc

/// The program started anew, from `exec` to the end of a run of one frame: eleven times, after one that warms up.
struct BenchStartup {
  /// What the starts took.
  struct Report: BenchAnswer {
    let seconds: Percentiles
    let size: PageSettings.Size

    var json: JSON {
      [
        "scenario": "startup", "renderer": "software", "width": .integer(size.width), "height": .integer(size.height),
        "starts": .integer(seconds.count),
        "startMs": ["p50": .number(seconds.median * 1e3), "max": .number(seconds.share(1) * 1e3)],
      ]
    }

    var text: String {
      let most = (seconds.share(1) * 1e4).rounded() / 10
      return """
        scenario           startup, \(size.width)x\(size.height), software renderer, \(seconds.count) starts
        exec to the end    median \((seconds.median * 1e4).rounded() / 10) ms, most \(most) ms

        """
    }
  }

  let settings: Settings
  private static let counted = 11

  func run() throws(CommandError) -> Report {
    if getenv("DISPLAY") == nil, getenv("WAYLAND_DISPLAY") == nil { setenv("SDL_VIDEODRIVER", "dummy", 0) }
    start()
    return Report(seconds: Percentiles((0..<Self.counted).map { _ in start() }), size: settings.page.size)
  }

  /// Starts the program with the page's own options and waits for its end, in seconds.
  @discardableResult
  private func start() -> Double {
    let arguments = ["almanac", "run", "--frames", "1", "--tick", "off"] + Self.pageArguments
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let began = MonotonicClock.now
    var child = pid_t()
    guard posix_spawn(&child, "/proc/self/exe", nil, nil, &words, environ) == 0 else { return .nan }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return MonotonicClock.now - began
  }

  /// This command's own arguments without those that only `bench` has.
  private static var pageArguments: [String] {
    var rest = CommandLine.arguments.dropFirst(2)
    var kept: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--scenario" || argument == "--seconds" {
        rest = rest.dropFirst()
      } else if argument != "--json", !argument.hasPrefix("--scenario="), !argument.hasPrefix("--seconds=") {
        kept.append(argument)
      }
    }
    return kept
  }
}
