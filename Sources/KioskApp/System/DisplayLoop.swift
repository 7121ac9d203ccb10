import CSDL2
import ForecastFeed
import ForecastScene

/// The display's loop: all pending events, then one frame, then a wait that costs nothing.
final class DisplayLoop {
  private let settings: Settings
  private let screen: Screen
  private let performance: Performance
  private let feed: LiveFeed
  private let access: AccessibilityBus?
  private var window: WindowState
  private var tick: TickSound
  private var voice: Voice
  private let wait: LoopWait
  /// Devices that are read without a window system.
  private var input: (any InputSource)?
  private var proof = ProofDesk()
  private var eventTimes = EventTimes()
  private var pointerMark = PointerMark()
  private var pacer: FramePacer
  private let stageClock: StageClock
  private let light: ScreenLight
  /// The time the last frame was made for: events that come before it count as at it.
  private var shownTime = -Double.infinity
  private(set) var frames = 0
  private var readout: Readout?
  /// The output is new: whatever the frame before was, all of the page has to be shown.
  private var owesPage = false
  private let startTime = MonotonicClock.now
  private var isOver = false
  private var fault: OutputError?
  private var failure: FeedError?
  private var hasReportedHalfRate = false
  /// Where the page was last told to stand, and what of it was last to be seen.
  private var drift = PixelOffset.zero
  private var sight = ScreenLamp.Sight.page

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
  private let openInput: OpenInput
  private var outputSources: [any LoopSource] = []

  /// Whatever the loop knows of its output is that of another one now.
  private func follow() {
    outputSources.forEach(wait.remove)
    outputSources = []
    input = nil
    if !SystemVideo.hasWindowSystem(screen) { input = screen.output.map(openInput) }
    if let input { outputSources.append(InputFiles(input)) }
    if let panel = screen.panel {
      outputSources.append(PanelReports(panel) { [unowned self] in heed($0, at: $1) })
    } else {
      outputSources.append(WindowEvents(screen.window))
    }
    outputSources.forEach(wait.add)
    light.use(screen.output as? any PanelPower)
    SystemVideo.listen(toDevices: input == nil)
    pacer = FramePacer(refreshRate: screen.panel?.refreshRate ?? SystemVideo.refreshRate)
  }

  /// A panel reports by its file, or is late.
  private func heed(_ panel: any PanelOutput, at t: Double) {
    attempt { () throws(OutputError) in
      if let time = try panel.attend(at: t) { pacer.seen(at: time) }
    }
  }

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
  private var now: Double { max(shownTime, stageClock.now) }

  // MARK: - Events

  /// One pass over everything that has happened.
  private func drain() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event) }
    guard let input else { return }
    if let time = input.presence { light.stirred(at: stageClock.time(at: time)) }
    for timed in input.read() {
      shownTime = eventTimes.time(of: stageClock.time(at: timed.time), after: shownTime)
      take(timed.event, at: shownTime)
    }
    if let number = input.takeConsole() { screen.show(console: number) }
  }

  private func take(_ event: SDL_Event) {
    let t = now
    if let event = LoopEvent(event) { return take(event, at: t) }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isOver = true
    case SDL_WINDOWEVENT:
      access?.take(event.window)
      guard let output = screen.output else { return }
      attempt { () throws(OutputError) in
        try window.take(event.window, output: output, performance: performance, at: t)
      }
    case SDL_SYSWMEVENT: window.take(event.syswm)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      attempt { () throws(OutputError) in try screen.output?.renew() }
    default:
      if event.type == SDL_KEYDOWN.rawValue {
        light.stirred(at: t)
        voice.interrupt(at: t)
      }
      guard let event = window.translator.translate(event) else { return }
      take(event, at: t)
    }
  }

  private func take(_ event: SceneEvent, at t: Double) {
    voice.hear(event, at: t)
    guard light.admits(event, at: t) else { return }
    if case .pointer(.down, _, _, _) = event { tick.touched(at: t) }
    if proof.takes(event, performance.stage, facts: facts, at: t) { return followProof() }
    performance.stage.handle(event, at: t)
  }

  // MARK: - The proof page

  private func openProof(at t: Double) {
    guard let output = screen.output else { return }
    proof.open(
      facts, surface: PanelSurface(output), look: performance.page.settings, performance.stage, at: t)
    followProof()
  }

  private func followProof() { input?.setCalibrated(!proof.isOpen) }

  private var facts: ProofFacts {
    var facts = ProofFacts(output: screen.output, input: input, settings: settings)
    facts.frameSeconds = pacer.cost
    facts.legibility = performance.stage.legibility
    facts.wakeUps = ProcessActivity().wakeUps
    facts.uptime = MonotonicClock.now - startTime
    return facts
  }

  private func take(_ event: LoopEvent, at t: Double) {
    switch event {
    case .terminate: isOver = true
    case .screenshot: logScreenshot()
    case .displaysChanged: follow(ifChanged: { [screen] () throws(OutputError) in try screen.displaysChanged() })
    case .consoleLeft: leaveConsole(at: t)
    case .consoleEntered:
      light.stirred(at: t)
      input?.comeBack()
      follow(ifChanged: { [screen] () throws(OutputError) in try screen.enter() })
    case .accessibility:
      access?.deliver(to: performance, at: t)
      voice.isWorkedElsewhere()
    case .clockSet: performance.update(at: t) { _, _ in }
    case .someoneCame, .someoneLeft: light.presence(event == .someoneCame, at: t)
    case .forecast:
      guard case .network(let feed) = feed, let update = feed.take() else { return }
      performance.update(at: t) { pressroom, _ in pressroom.take(update) }
    }
  }

  /// Whoever still touches the screen when it goes dark lets go of the page.
  private func callOffTouches(at t: Double) {
    for event in window.translator.cancelAll() { performance.stage.handle(event, at: t) }
    for timed in input?.cancelAll() ?? [] { performance.stage.handle(timed.event, at: t) }
  }

  /// The other console is to be seen, and who comes back wants to see the page.
  private func leaveConsole(at t: Double) {
    light.restore()
    for timed in input?.leave() ?? [] { take(timed.event, at: t) }
    screen.leave()
  }

  /// Another output may have another size.
  private func follow(ifChanged change: () throws(OutputError) -> Bool) {
    attempt { () throws(OutputError) in
      if try change() { adopt() }
    }
  }

  private func adopt() {
    follow()
    guard let output = screen.output else { return }
    window.adopt(output, performance, at: now)
    owesPage = true
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

  /// Makes a frame and shows it; nothing is drawn on a window that nobody sees, nor on a dark screen.
  private func show() -> Wake {
    guard window.isVisible, screen.isShown else { return stayUnseen() }
    let order = turnLight()
    defer { if let last = settings.run.frames, frames >= last { isOver = true } }
    frames += 1
    if order.sight == .nothing { return stayUnseen().sooner(of: order.next) }
    let t = max(shownTime, stageClock.time(at: pacer.begin(at: MonotonicClock.now)))
    shownTime = t
    performance.turnPages(until: t)
    voice.readerListens(access?.hasReader == true)
    performance.setSpeaking(voice.isOn, at: t)
    if proof.isOpen {
      proof.closeIfDue(performance.stage, at: t)
      followProof()
    }
    var frame = performance.stage.frame(at: t)
    access?.follow(performance.stage, key: frame.accessibility, at: t)
    if let mouse = input?.mouse { pointerMark.lay(over: &frame.list, &frame.damage, mouse, at: MonotonicClock.now) }
    present(frame)
    readout = frame.readout
    voice.follow(frame, on: performance.stage, at: t)
    obey(frame.commands, at: t)
    if pacer.end(at: MonotonicClock.now, screen.output?.sighting ?? RefreshSighting()) { reportHalfRate() }
    // A page that waits again is shown at once, and so is one on another output.
    if frame.commands.contains(.retry) || owesPage { return .nextFrame }
    return frame.wake.sooner(of: performance.nextTurn).sooner(of: order.next)
      .sooner(of: proof.deadline).sooner(of: pointerEnd).sooner(of: voice.wake)
  }

  /// When the mouse's mark is to be taken away.
  private var pointerEnd: Double? {
    guard let mouse = input?.mouse, let end = pointerMark.end(of: mouse) else { return nil }
    return stageClock.time(at: end)
  }

  /// Nothing is drawn, but whoever reads the page is answered.
  private func stayUnseen() -> Wake {
    access?.follow(performance.stage, key: nil, at: now)
    obey(performance.stage.takeCommands(), at: now)
    return .event
  }

  /// Has the light do what is due, and the page what the light asks for.
  private func turnLight() -> ScreenLight.Order {
    let t = now
    let wasUnseen = sight == .nothing
    var order = askLight(at: t)
    if wasUnseen, order.sight != .nothing {
      // All the pages of a night would take longer than who woke the screen likes to wait: the present one will do.
      performance.update(at: t) { _, _ in }
      order = askLight(at: t)
    }
    sight = order.sight
    if order.callsOffTouches { callOffTouches(at: t) }
    performance.setDim(order.sight == .dimPage, at: t)
    if order.drift != drift {
      drift = order.drift
      performance.stage.handle(.drift(drift), at: t)
    }
    return order
  }

  private func askLight(at t: Double) -> ScreenLight.Order {
    let page = performance.page
    let now = performance.clock.instant(at: t)
    let isSet = now >= settings.source.earliest
    return light.turn(at: t, isSet ? now : nil, in: page.whereabouts.place.zone, isNight: page.isNight)
  }

  /// One line, the first time.
  private func reportHalfRate() {
    guard !hasReportedHalfRate else { return }
    hasReportedHalfRate = true
    let rate = (1 / pacer.interval).rounded()
    Log.line("frames take longer than a refresh: from now on every second one is used, \(Int(rate)) a second")
  }

  private func present(_ frame: Frame) {
    let damage =
      owesPage ? Damage(PixelRect(minX: 0, minY: 0, maxX: frame.list.width, maxY: frame.list.height)) : frame.damage
    owesPage = false
    attempt { () throws(OutputError) in try screen.output?.present(frame.list, damage: damage) }
  }

  /// An output that fails is followed by the next that can; without one the loop ends.
  private func attempt(_ work: () throws(OutputError) -> Void) {
    do throws(OutputError) {
      try work()
    } catch {
      replace(error)
    }
  }

  private func replace(_ error: OutputError) {
    do throws(OutputError) {
      try screen.giveUp(error)
      adopt()
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
      case .announce(let announcement): access?.announce(announcement, at: t)
      case .proof: openProof(at: t)
      }
    }
  }

  private func retry(at t: Double) {
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

  private func sleep(_ wake: Wake) {
    tick.rest(at: now)
    // A number of frames that was asked for is made one after the other.
    switch settings.run.frames != nil ? .nextFrame : wake.sooner(of: tick.wake) {
    case .nextFrame: wait.pace(until: pacer.next(after: MonotonicClock.now))
    case .at(let time):
      pacer.rest()
      wait.sleep(until: stageClock.machineTime(of: time))
    case .event:
      pacer.rest()
      wait.sleep(until: .infinity)
    }
  }

  // MARK: - Pictures

  private func logScreenshot() {
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
  private var state: String {
    let content = performance.page.content
    let hours = content.hours
    let selected = readout.flatMap { hours.indices.contains($0.selection) ? hours[$0.selection].forecast.start : nil }
    let output = screen.name.map { "\($0) \(window.size.width)x\(window.size.height)" } ?? "none"
    return "state: output \(output), hour \(selected?.iso8601(in: content.place.zone) ?? "none"), "
      + "position \(readout?.position ?? 0), \(readout?.phase.rawValue ?? "none")"
  }

  private func saveScreenshot(to path: String) throws(CommandError) {
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
