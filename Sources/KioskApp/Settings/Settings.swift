import ForecastScene

/// What the command line decides, checked and complete.
struct Settings: Equatable, Sendable {
  var source = SourceSettings()
  var page = PageSettings()
  var run = RunSettings()
  var light = LightSettings()
  var moment = Moment.now
  /// The element with the ring around it.
  var focus: AccessibilityTree.ElementID?
  /// `describe` and `bench` answer in JSON instead of words.
  var answersInJSON = false
  var replay = ReplaySettings()
  var bench = BenchSettings()
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

  /// Whether screen readers and the desktop's settings are served.
  enum Accessibility: String, CaseIterable, Sendable {
    /// Where there is a bus.
    case auto
    case off
  }

  /// How what is said without being asked for reaches a screen reader.
  enum Announcing: String, CaseIterable, Sendable {
    /// By what the reader listens for.
    case auto
    case announcement
    /// As a notification that appears: for readers that know no announcements, such as Orca before 45.
    case notification
  }

  var accessibility = Accessibility.auto
  var announcing = Announcing.auto
  var tick = Tick.auto
  var speech = SpeechSwitch.Choice.auto
  var isFullscreen = false
  var screen = ScreenSettings()
  /// Begins with the proof page.
  var showsProof = false
  /// Input devices of a bare console.
  var input = InputSettings()
  /// Ends after this many frames; nil never does.
  var frames: Int?
  /// Where the picture goes at the end and on SIGUSR1.
  var screenshot: String?
  /// Frames what each frame has drawn anew.
  var showsDamage = false
}

/// How a script is played.
struct ReplaySettings: Equatable, Sendable {
  /// Seconds between samples.
  var every = 1.0 / 60
  /// Where a picture of every sample goes.
  var frameDirectory: String?
}

/// What is measured.
struct BenchSettings: Equatable, Sendable {
  var scenario = BenchScenario.drag
  /// How long `idle` watches the real loop, besides its frames; nil does not.
  var seconds: Double?
}

/// What the benchmark does to the page.
enum BenchScenario: String, CaseIterable, Sendable {
  /// A finger that goes to and fro.
  case drag
  /// Flicks.
  case fling
  /// Taps, each followed by a glide.
  case settle
  /// Nothing.
  case idle
  /// New forecasts for a running page.
  case load
  /// The same page, drawn as a whole.
  case repaint
  /// The drag on panels made of memory, in comparison with the drawing alone.
  case panel
  /// The program, started anew.
  case startup
  /// A table of all that can be measured without waiting.
  case all
}
