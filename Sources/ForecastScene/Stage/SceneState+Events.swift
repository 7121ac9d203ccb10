// What comes in from outside.

extension SceneState {
  mutating func handle(_ event: SceneEvent, at t: Double, measuring: any TextMeasuring) {
    switch event {
    case .viewport(let width, let height, let scale):
      viewport = Viewport(width: width, height: height, scale: scale)
      reprint(at: t, measuring: measuring)
    case .page(let content, let words):
      waiting = (content, words)
      if sheet == nil || isAtRest(at: t) {
        waiting = nil
        print(content, words, at: t, measuring: measuring)
      }
    case .settings(let new):
      settings = new
      scrubber.preference = new.motion
      if new.scan == nil, scan != nil { endScan() }
      reprint(at: t, measuring: measuring)
    case .position(let position): stand(at: position, t)
    case .pointer(let phase, let finger, let x, let y): pointer(phase, finger, pagePoint(x, y), at: t)
    case .key(let key):
      touched(at: t)
      press(key, at: t, measuring: measuring)
    case .wheel(let dx, let dy, let x, let y): wheel(dx, dy, pagePoint(x, y), at: t)
    case .drift(let offset): wantedDrift = offset
    case .turn(let detents):
      touched(at: t)
      turnKnob(detents, at: t)
    case .proof(let content):
      if gesture != .none { cancel(at: t) }
      show(content, at: t)
    case .accessibility(let request):
      touched(at: t)
      obey(request, at: t)
    }
    longPressIfDue(at: t)
    noticeSelection(at: t)
    printWaitingPage(at: t)
    driftIfAtRest(at: t)
    goHomeIfDue(at: t)
    scanIfDue(at: t)
  }

  /// The point of the page, in points, that is seen at a pixel of the screen.
  private func pagePoint(_ x: Double, _ y: Double) -> Point {
    let perPoint = (viewport?.scale ?? .one).pixelsPerPoint
    return Point(x: (x - Double(drift.x)) / perPoint, y: (y - Double(drift.y)) / perPoint)
  }

  private mutating func reprint(at t: Double, measuring: any TextMeasuring) {
    guard let (content, words) = waiting ?? page else { return }
    if sheet == nil { waiting = nil }
    let current = page ?? (content, words)
    print(current.content, current.words, at: t, measuring: measuring)
  }

  /// Puts the tape at a position without a roll, a dip or a click.
  private mutating func stand(at position: Double, _ t: Double) {
    guard position.isFinite else { return }
    scrubber = ForecastScrubber(
      hourCount: scrubber.hourCount, hourWidth: scrubber.hourWidth, position: position, feel: scrubber.feel,
      preference: scrubber.preference)
    selection = scrubber.selection(at: t)
    lastTouch = nil
    drums = FigureDrums()
    showFigure(at: t)
  }

  private mutating func touched(at t: Double) { lastTouch = t }

  // MARK: Fingers

  private mutating func pointer(_ phase: SceneEvent.PointerPhase, _ finger: Int, _ p: Point, at t: Double) {
    guard sheet != nil, lockedUntil == nil, proof == nil else { return }
    guard Self.isOnSomeScreen(p) else {
      // Wherever it was, it is gone.
      if phase == .up || phase == .cancel, gesture.finger == finger { cancel(at: t) }
      return
    }
    touched(at: t)
    if phase == .down {
      // A finger that comes down twice has left unseen in between.
      if gesture.finger == finger { cancel(at: t) }
      if gesture == .none { down(finger, p, at: t) }
      return
    }
    guard gesture.finger == finger else { return }
    switch phase {
    case .down: break
    case .move: move(p, at: t)
    case .up: lift(p, at: t)
    case .cancel: cancel(at: t)
    }
  }

  /// Whether a screen could have such a point; broken drivers tell others.
  static func isOnSomeScreen(_ p: Point) -> Bool { abs(p.x) < 1e7 && abs(p.y) < 1e7 }

  private mutating func down(_ finger: Int, _ p: Point, at t: Double) {
    let target = target(of: p, at: t)
    pressTime = t
    gesture = .undecided(finger: finger, start: p, on: target)
    scroll.begin(y: p.y, at: t)
    scroll.end(at: t, preference: settings.motion)
    if target == .tape { scrubber.press(x: p.x, at: t) }
    // With one switch a tap is the switch, wherever it falls.
    if settings.scan == nil { focus.means = .touch }
  }

  private mutating func move(_ p: Point, at t: Double) {
    switch gesture {
    case .none, .idle: break
    case .undecided(let finger, let start, let target):
      let dx = abs(p.x - start.x)
      let dy = abs(p.y - start.y)
      let wasCaught = target == .tape && !scrubber.isTap(at: t)
      if max(dx, dy) > slop || (wasCaught && dx > 0) {
        decide(finger, start, p, target, isHorizontal: dx >= dy || (wasCaught && dy <= slop), at: t)
      } else if target == .tape {
        scrubber.move(x: p.x, at: t)
      }
    case .draggingTape: scrubber.move(x: p.x, at: t)
    case .scrolling: scroll.move(y: p.y, at: t)
    }
  }

  /// Locks a gesture to one axis: the tape has the horizontal one, the sheet the vertical one where it is taller than the screen.
  private mutating func decide(
    _ finger: Int, _ start: Point, _ p: Point, _ target: HitTarget, isHorizontal: Bool, at t: Double
  ) {
    endScan()
    if isHorizontal, target.isStep { scrubber.press(x: start.x, at: t) }
    if isHorizontal, target == .tape || target.isStep {
      gesture = .draggingTape(finger: finger)
      scrubber.move(x: p.x, at: t)
      return
    }
    if target == .tape { scrubber.cancel(at: t) }
    if !isHorizontal, scroll.range > 0 {
      gesture = .scrolling(finger: finger)
      scroll.begin(y: p.y, at: t)
    } else {
      gesture = .idle(finger: finger)
    }
  }

  /// A finger is where it lifts, though no move told of its last stretch.
  private mutating func lift(_ p: Point, at t: Double) {
    move(p, at: t)
    let ended = gesture
    gesture = .none
    switch ended {
    case .none, .idle: break
    case .undecided(_, let start, let target): tap(start, target, at: t)
    case .draggingTape: scrubber.release(at: t)
    case .scrolling: scroll.end(at: t, preference: settings.motion)
    }
  }

  private mutating func cancel(at t: Double) {
    gesture = .none
    scrubber.cancel(at: t)
    scroll.end(at: t, preference: settings.motion)
  }
}
