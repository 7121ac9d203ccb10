import CSDL2
import ForecastFeed
import ForecastScene

/// The display's loop: all pending events, then one frame, then a wait that costs nothing.
final class DisplayLoop {
  private let settings: Settings
  private let output: any DisplayOutput
  private let performance: Performance
  private let feed: LiveFeed
  private var window: WindowState
  private var tick: TickSound
  private var voice: Voice
  private var rest: LoopRest
  private var pacer: FramePacer
  private let stageClock: StageClock
  /// The time the last frame was made for: events that come before it count as at it.
  private var shownTime = -Double.infinity
  private(set) var frames = 0
  private var isOver = false
  private var fault: OutputError?
  private var failure: FeedError?
  private var hasReportedHalfRate = false

  init(_ settings: Settings, pressroom: Pressroom, output: any DisplayOutput, measuring: any TextMeasuring) {
    stageClock = StageClock.environment
    let t = stageClock.now
    self.settings = settings
    self.output = output
    let clock = WallClock(settings.source.now, stageClock, at: t)
    feed = LiveFeed(pressroom, clock: clock) { LoopEvent.forecast.push() }
    var pressroom = pressroom
    feed.open(&pressroom, at: clock.instant(at: t))
    window = WindowState(output, scale: settings.page.scale)
    performance = Performance(
      pressroom, measuring: measuring, clock: clock, size: window.size, scale: window.scale, at: t)
    tick = TickSound(settings.run.tick, device: SpeakerTickDevice())
    voice = Voice(settings.run.speech, speaker: SpeechServer(language: pressroom.language))
    rest = LoopRest(driver: Window.driver, isHurried: settings.run.frames != nil)
    pacer = FramePacer(refreshRate: SystemVideo.refreshRate)
  }

  /// Runs until a signal, the window's close button or the last frame asked for ends it.
  func run() throws(CommandError) -> ExitCode {
    report()
    turn()
    feed.stop()
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
  private var now: Double { max(shownTime, stageClock.now) }

  // MARK: - Events

  /// One pass over everything that has happened.
  private func drain() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event) }
  }

  private func take(_ event: SDL_Event) {
    let t = now
    if let event = LoopEvent(event) { return take(event, at: t) }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isOver = true
    case SDL_WINDOWEVENT:
      attempt { () throws(OutputError) in
        try window.take(event.window, output: output, performance: performance, at: t)
      }
    case SDL_SYSWMEVENT: window.take(event.syswm)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      attempt { () throws(OutputError) in try output.renew() }
    default:
      if event.type == SDL_KEYDOWN.rawValue { voice.interrupt(at: t) }
      guard let event = window.translator.translate(event) else { return }
      voice.hear(event, at: t)
      if case .pointer(.down, _, _, _) = event { tick.touched(at: t) }
      performance.stage.handle(event, at: t)
    }
  }

  private func take(_ event: LoopEvent, at t: Double) {
    switch event {
    case .terminate: isOver = true
    case .screenshot: logScreenshot()
    case .clockSet: performance.update(at: t) { _, _ in }
    case .forecast:
      guard case .network(let feed) = feed, let update = feed.take() else { return }
      performance.update(at: t) { pressroom, _ in pressroom.take(update) }
    }
  }

  /// One line when the fortune of files changes, not one for every look at them; the network's feed has its own journal.
  private func report() {
    guard case .local = feed else { return }
    let now = performance.page.failure
    guard now?.kind != failure?.kind else { return }
    failure = now
    Log.line(now.map { "no forecast: \($0.reason)" } ?? "the forecast has come")
  }

  // MARK: - Frames

  /// Makes a frame and shows it; nothing is drawn on a window that nobody sees.
  private func show() -> Wake {
    guard window.isVisible else { return .event }
    let t = max(shownTime, stageClock.time(at: pacer.begin(at: MonotonicClock.now)))
    shownTime = t
    performance.turnPages(until: t)
    performance.setUnhurried(voice.isInUse, at: t)
    let frame = performance.stage.frame(at: t)
    present(frame)
    voice.follow(frame, on: performance.stage, at: t)
    obey(frame.commands, at: t)
    frames += 1
    if pacer.end(at: MonotonicClock.now) { reportHalfRate() }
    if let last = settings.run.frames, frames >= last { isOver = true }
    return frame.wake.sooner(of: performance.nextTurn).sooner(of: voice.wake)
  }

  /// One line, the first time.
  private func reportHalfRate() {
    guard !hasReportedHalfRate else { return }
    hasReportedHalfRate = true
    let rate = (1 / pacer.interval).rounded()
    Log.line("frames take longer than a refresh: from now on every second one is used, \(Int(rate)) a second")
  }

  private func present(_ frame: Frame) {
    attempt { () throws(OutputError) in try output.present(frame.list, damage: frame.damage) }
  }

  /// An output that fails ends the loop.
  private func attempt(_ work: () throws(OutputError) -> Void) {
    do throws(OutputError) {
      try work()
    } catch {
      fault = error
      isOver = true
    }
  }

  private func obey(_ commands: SceneCommands, at t: Double) {
    for command in commands {
      switch command {
      case .tick(let count): tick.crossed(count, at: t)
      case .retry: retry(at: t)
      // Said by whoever speaks or keeps a bus of screen readers.
      case .announce: break
      }
    }
  }

  private func retry(at t: Double) {
    switch feed {
    case .network(let feed):
      feed.retryNow()
      performance.update(at: t) { pressroom, _ in pressroom.awaitAnswer() }
    case .local:
      performance.update(at: t) { $0.load(at: $1) }
      report()
    }
  }

  // MARK: - Rest

  private func sleep(_ wake: Wake) {
    tick.rest(at: now)
    if let event = rest.wait(wake.sooner(of: tick.wake), stageClock, &pacer) { take(event) }
  }

  // MARK: - Pictures

  private func logScreenshot() {
    let path = settings.run.screenshot ?? ScreenshotPath.standard
    do throws(CommandError) {
      try saveScreenshot(to: path)
      Log.line("screenshot: \(path)")
    } catch {
      Log.line(error.message)
    }
  }

  private func saveScreenshot(to path: String) throws(CommandError) {
    let picture: Bitmap?
    do throws(OutputError) {
      picture = try output.snapshot()
    } catch {
      throw .output(error)
    }
    if let picture { try PNGFile.save(picture.pixels, to: path) }
  }
}
