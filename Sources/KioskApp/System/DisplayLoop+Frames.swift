import ForecastScene

// One frame, and when the next is wanted.

extension DisplayLoop {
  /// Makes a frame and shows it; nothing is drawn on a window that nobody sees, nor on a dark screen.
  func show() -> Wake {
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

  /// Nothing is drawn, but whoever reads the page is answered.
  func stayUnseen() -> Wake {
    access?.follow(performance.stage, key: nil, at: now)
    obey(performance.stage.takeCommands(), at: now)
    return .event
  }

  /// One line, the first time.
  func reportHalfRate() {
    guard !hasReportedHalfRate else { return }
    hasReportedHalfRate = true
    let rate = (1 / pacer.interval).rounded()
    Log.line("frames take longer than a refresh: from now on every second one is used, \(Int(rate)) a second")
  }

  func present(_ frame: Frame) {
    let damage =
      owesPage ? Damage(PixelRect(minX: 0, minY: 0, maxX: frame.list.width, maxY: frame.list.height)) : frame.damage
    owesPage = false
    attempt { () throws(OutputError) in try screen.output?.present(frame.list, damage: damage) }
  }

  /// When the mouse's mark is to be taken away.
  var pointerEnd: Double? {
    guard let mouse = input?.mouse, let end = pointerMark.end(of: mouse) else { return nil }
    return stageClock.time(at: end)
  }
}
