/// What the program can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case run
  case print
  case describe
  case replay
  case bench
  case fetch
  case restoreConsole = "restore-console"

  /// What it does, in a sentence.
  var summary: String {
    switch self {
    case .run: "Shows the page in a window or on the whole screen."
    case .print: "Writes one page as a PNG file; needs no display."
    case .describe: "Tells the page in words, or in JSON."
    case .replay: "Plays a script of events on a page without a screen; answers with a line of JSON a sample."
    case .bench: "Measures the drawing without a display."
    case .fetch: "Asks the service once and tells what came; exits by the kind of failure."
    case .restoreConsole: "Gives a console back its text, keyboard and cursor after a display that was killed."
    }
  }

  /// What has to be named beside the options.
  var operand: String? {
    switch self {
    case .print: "OUT.png"
    case .replay: "SCRIPT.jsonl"
    case .run, .describe, .bench, .fetch, .restoreConsole: nil
    }
  }

  /// Options that only this command takes.
  var ownOptions: [Option] {
    switch self {
    case .run: Option.runOptions + Option.screenOptions + Option.inputOptions
    case .print: Option.momentOptions + [Option.proof]
    case .describe: [Option.json] + Option.momentOptions
    case .replay: Option.replayOptions
    case .bench: Option.benchOptions + [Option.json]
    case .fetch: [Option.json]
    case .restoreConsole: []
    }
  }

  /// Options that say how a page looks; none where there is no page.
  var pageOptions: [Option] { self == .fetch || self == .restoreConsole ? [] : Option.pageOptions }

  /// Options that say where a forecast is for and from; none where there is none.
  var sourceOptions: [Option] { self == .restoreConsole ? [] : Option.sourceOptions }
  var serviceOptions: [Option] { self == .restoreConsole ? [] : Option.serviceOptions }

  /// Every option it takes, in the order of its help.
  var options: [Option] { ownOptions + sourceOptions + serviceOptions + pageOptions }
}

extension Option {
  fileprivate static let json = Option("json", help: "Answers in JSON.") { $0.answersInJSON = true }

  fileprivate static let runOptions: [Option] = loopOptions + lightOptions

  private static let loopOptions: [Option] = [
    Option("fullscreen", help: "Takes the whole screen.") { $0.run.isFullscreen = true },
    Option("frames", "N", .whole(1...1_000_000_000, "a whole number from 1 on"), help: "Ends after N frames.") {
      $0.run.frames = $1
    },
    Option(
      "screenshot", "FILE", .text("the name of a file"), help: "Where a picture goes at the end, and on SIGUSR1."
    ) { $0.run.screenshot = $1 },
    Option("renderer", "NAME", Reader<RendererWish>.oneOf, help: "Who draws: auto, gpu or software (auto).") {
      $0.renderer = $1
    },
    Option("show-damage", help: "Frames what each frame has drawn anew.") { $0.run.showsDamage = true },
    Option(
      "accessibility", "WHEN", Reader<RunSettings.Accessibility>.oneOf,
      help: "Serves screen readers and follows the desktop's settings: auto or off (auto)."
    ) { $0.run.accessibility = $1 },
    Option(
      "announce", "HOW", Reader<RunSettings.Announcing>.oneOf,
      help: "How a screen reader is told of what happens: announcement, notification for older ones, or auto (auto)."
    ) { $0.run.announcing = $1 },
    Option("tick", "WHEN", Reader<RunSettings.Tick>.oneOf, help: "Clicks at each hour: auto, on or off (auto).") {
      $0.run.tick = $1
    },
    Option(
      "speech", "WHEN", Reader<SpeechSwitch.Choice>.oneOf,
      help:
        "Speaks: on, off, or auto: from the first press of S or F1 on, never over a screen reader (auto)."
    ) { $0.run.speech = $1 },
  ]

  fileprivate static let momentOptions: [Option] = [
    Option(
      "hour", "N", .whole(0...23, "an index into the tape, from 0 to 23"),
      help: "The hour under the indicator, counted from the running one (0)."
    ) { $0.moment = .hour($1) },
    Option(
      "position", "X", .number(0...23, "hours from the first of the tape, from 0 to 23"),
      help: "The same between two hours, such as 3.5."
    ) { $0.moment = .position($1) },
    Option("focus", "ELEMENT", .element, help: "Draws the ring around an element: tape, arc, day-0, cell-3, retry.") {
      $0.focus = $1
    },
  ]

  fileprivate static let replayOptions: [Option] = [
    Option(
      "every", "SECONDS", .number(0.0001...86_400, "seconds from 0.0001 to 86400"), help: "Time between samples (1/60)."
    ) { $0.replay.every = $1 },
    Option("frames", "DIR", .text("the name of a directory"), help: "Writes a PNG of every sample into DIR.") {
      $0.replay.frameDirectory = $1
    },
  ]

  fileprivate static let benchOptions: [Option] = [
    Option(
      "scenario", "NAME", Reader<BenchScenario>.oneOf,
      help: "drag, fling, settle, idle, load, repaint, panel, startup or all (drag)."
    ) { $0.bench.scenario = $1 },
    Option(
      "seconds", "N", .number(1...86_400, "seconds from 1 to 86400"),
      help: "With idle: watches the real loop for N seconds too."
    ) { $0.bench.seconds = $1 },
    Option("renderer", "NAME", Reader<RendererWish>.oneOf, help: "gpu or software (software).") { $0.renderer = $1 },
  ]
}
