import CSDL2
import ForecastFeed
import ForecastScene

// What happens to the loop: one inlet for SDL, the devices of a console, other threads.

extension DisplayLoop {
  /// One pass over everything that has happened.
  func drain() {
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

  func take(_ event: SDL_Event) {
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

  func take(_ event: SceneEvent, at t: Double) {
    voice.hear(event, at: t)
    guard light.admits(event, at: t) else { return }
    if case .pointer(.down, _, _, _) = event { tick.touched(at: t) }
    if proof.takes(event, performance.stage, facts: facts, at: t) { return followProof() }
    performance.stage.handle(event, at: t)
  }

  func take(_ event: LoopEvent, at t: Double) {
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
  func callOffTouches(at t: Double) {
    for event in window.translator.cancelAll() { performance.stage.handle(event, at: t) }
    for timed in input?.cancelAll() ?? [] { performance.stage.handle(timed.event, at: t) }
  }

  /// The other console is to be seen, and who comes back wants to see the page.
  func leaveConsole(at t: Double) {
    light.restore()
    for timed in input?.leave() ?? [] { take(timed.event, at: t) }
    screen.leave()
  }
}
