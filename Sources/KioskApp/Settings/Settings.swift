import ForecastScene

/// What the command line decides, checked and complete.
struct Settings: Equatable, Sendable {
  var source = SourceSettings()
  var page = PageSettings()
  var run = RunSettings()
  var moment = Moment.now
  /// `describe` and `bench` answer in JSON instead of words.
  var answersInJSON = false
  var replay = ReplaySettings()
  var scenario = BenchScenario.drag
  /// What draws the display, and what `bench` measures.
  var renderer = RendererWish.auto
}

/// Who draws.
enum RendererWish: String, CaseIterable, Sendable {
  /// A GPU where there is one; `bench` measures the software renderer.
  case auto
  case gpu
  case software
}

/// Which hour of the tape a page is printed or described at.
enum Moment: Equatable, Sendable {
  /// The running hour.
  case now
  /// An index into the tape, not a wall hour.
  case hour(Int)
  /// Hours from the first of the tape, between two of them too.
  case position(Double)
}

/// What only the display on a screen asks for.
struct RunSettings: Equatable, Sendable {
  /// Whether an hour that is crossed clicks.
  enum Tick: String, CaseIterable, Sendable {
    /// Where there is a sound device.
    case auto
    case on
    case off
  }

  var tick = Tick.auto
  var isFullscreen = false
  /// Ends after this many frames; nil never does.
  var frames: Int?
  /// Where the picture goes at the end and on SIGUSR1.
  var screenshot: String?
}

/// How a script is played.
struct ReplaySettings: Equatable, Sendable {
  /// Seconds between samples.
  var every = 1.0 / 60
  /// Where a picture of every sample goes.
  var frameDirectory: String?
}

/// What the benchmark does to the page.
enum BenchScenario: String, CaseIterable, Sendable {
  case drag
  case fling
  case idle
  case load
}
