import CSDL2
import ForecastFeed
import ForecastScene

/// The display's loop: all pending events, then one frame, then a wait that costs nothing.
final class DisplayLoop {
  let settings: Settings
  let screen: Screen
  let performance: Performance
  let feed: LiveFeed
  let access: AccessibilityBus?
  var window: WindowState
  var tick: TickSound
  var voice: Voice
  let wait: LoopWait
  /// Devices that are read without a window system.
  var input: (any InputSource)?
  var proof = ProofDesk()
  var eventTimes = EventTimes()
  var pointerMark = PointerMark()
  var pacer: FramePacer
  let stageClock: StageClock
  let light: ScreenLight
  /// The time the last frame was made for: events that come before it count as at it.
  var shownTime = -Double.infinity
  var frames = 0
  var readout: Readout?
  /// The output is new: whatever the frame before was, all of the page has to be shown.
  var owesPage = false
  let startTime = MonotonicClock.now
  var isOver = false
  var fault: OutputError?
  var failure: FeedError?
  var hasReportedHalfRate = false
  /// Where the page was last told to stand, and what of it was last to be seen.
  var drift = PixelOffset.zero
  var sight = ScreenLamp.Sight.page

  /// `openInput` opens the devices of a bare console.
  init(
    _ settings: Settings, pressroom: Pressroom, screen: Screen, measuring: any TextMeasuring,
    openInput: @escaping OpenInput
  ) {
    stageClock = StageClock.environment
    let t = stageClock.now
    self.settings = settings
    self.screen = screen
    self.openInput = openInput
    let clock = WallClock(settings.source.now, stageClock, at: t)
    feed = LiveFeed(pressroom, clock: clock) { LoopEvent.forecast.push() }
    var pressroom = pressroom
    feed.open(&pressroom, at: clock.instant(at: t))
    window = WindowState(screen.output, settings.page)
    performance = Performance(
      pressroom, measuring: measuring, clock: clock, size: window.size, scale: window.scale, at: t)
    tick = TickSound(settings.run.tick, device: SpeakerTickDevice())
    voice = Voice(settings.run.speech, speaker: SpeechServer(language: pressroom.language))
    wait = LoopWait { SDL_PollEvent(nil) != 0 }
    pacer = FramePacer(refreshRate: 0)
    access = AccessibilityBus(settings.run, driver: Window.driver) { LoopEvent.accessibility.push() }
    for source in [SignalFile(), ClockStepFile()] as [any LoopSource] { wait.add(source) }
    if let monitor = DisplayMonitor(changed: { LoopEvent.displaysChanged.push() }) { wait.add(monitor) }
    let panel = screen.output as? any PanelPower
    light = ScreenLight(
      settings.light,
      ScreenLight.Surroundings(
        isConsole: screen.isConsole || Window.isConsole, isFullscreen: settings.run.isFullscreen, panel: panel),
      log: Log.line, at: t)
    follow()
  }

  /// Opens the devices that are read without a window system, for what shows the page.
  typealias OpenInput = (_ output: any DisplayOutput) -> any InputSource
  let openInput: OpenInput
  var outputSources: [any LoopSource] = []

  /// Runs until a signal, the window's close button or the last frame asked for ends it.
  func run() throws(CommandError) -> ExitCode {
    report()
    if settings.run.showsProof { openProof(at: now) }
    turn()
    light.restore()
    feed.stop()
    access?.stop()
    defer { screen.close() }
    if let fault { throw .output(fault) }
    if let path = settings.run.screenshot { try saveScreenshot(to: path) }
    return .fine
  }

  /// Turns until something ends it; it may be turned again.
  func turn() {
    isOver = false
    while true {
      drain()
      if isOver { break }
      let wake = show()
      if isOver { break }
      sleep(wake)
    }
  }

  /// The stage's time.
  var now: Double { max(shownTime, stageClock.now) }

  /// One line when the fortune of files changes, not one for every look at them; the network's feed has its own journal.
  func report() {
    guard case .local = feed else { return }
    let now = performance.page.failure
    guard now?.kind != failure?.kind else { return }
    failure = now
    Log.line(now.map { "no forecast: \($0.reason)" } ?? "the forecast has come")
  }

  func obey(_ commands: SceneCommands, at t: Double) {
    for command in commands {
      switch command {
      case .tick(let count): tick.crossed(count, at: t)
      case .retry: retry(at: t)
      case .announce(let announcement): access?.announce(announcement, at: t)
      case .proof: openProof(at: t)
      }
    }
  }

  func retry(at t: Double) {
    switch feed {
    case .network(let feed):
      feed.retryNow()
      performance.update(at: t) { pressroom, _ in pressroom.awaitAnswer() }
    case .local:
      performance.update(at: t) { pressroom, _ in pressroom.awaitAnswer() }
      performance.update(at: t) { $0.load(at: $1) }
      report()
    }
  }

  // MARK: - Rest

  func sleep(_ wake: Wake) {
    tick.rest(at: now)
    // A number of frames that was asked for is made one after the other.
    switch settings.run.frames != nil ? .nextFrame : wake.sooner(of: tick.wake) {
    case .nextFrame: pace()
    case .at(let time):
      pacer.rest()
      wait.sleep(until: stageClock.machineTime(of: time))
    case .event:
      pacer.rest()
      wait.sleep(until: .infinity)
    }
  }

  /// Until the next frame is to be begun. A framebuffer is written right after a refresh, where its driver tells of one: the
  /// last half of the way is left to the driver, which also says how true the clock's guess was.
  private func pace() {
    let due = pacer.next(after: MonotonicClock.now)
    guard let framebuffer = screen.panel as? FramebufferOutput else { return wait.pace(until: due) }
    wait.pace(until: due - pacer.refresh.seconds / 2)
    if framebuffer.waitForRefresh() { pacer.seen(at: MonotonicClock.now) } else { wait.pace(until: due) }
  }
}
