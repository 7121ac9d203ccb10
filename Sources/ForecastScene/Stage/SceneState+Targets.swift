// What lies under a finger, and what a tap on it does.

extension SceneState {
  mutating func tap(_ p: Point, _ target: HitTarget, at t: Double) {
    if settings.scan != nil {
      if target == .tape { scrubber.release(at: t) }
      return pressSwitch(at: t)
    }
    switch target {
    case .tape:
      let isTap = scrubber.isTap(at: t)
      let hour = tappedHour(p, at: t)
      scrubber.release(at: t)
      if isTap { scrubber.glide(to: hour, at: t) }
      touch(.tape)
    case .earlier: step(.earlier, at: t)
    case .later: step(.later, at: t)
    case .day(let row) where sheet?.content.noon(ofDay: row) == nil: turnPageByTap(at: t)
    case .day(let row): step(.day(row), at: t)
    case .retry: step(.retry, at: t)
    case .sheet, .masthead, .colophon: turnPageByTap(at: t)
    case .runningSheet: break
    }
  }

  /// A tap for a drag: whoever can't pull a tall sheet turns it screen by screen, wherever a tap does nothing else.
  private mutating func turnPageByTap(at t: Double) {
    if settings.targets == .large { turnPage(at: t) }
  }

  private mutating func step(_ element: ElementID, at t: Double) {
    touch(element)
    pressElement(element, at: t)
  }

  /// The hour under a tap on the tape; a tap on the mark at now goes home.
  private func tappedHour(_ p: Point, at t: Double) -> Int {
    guard let sheet else { return 0 }
    let frame = ForecastTape.Frame(sheet.page)
    let onSheet = Point(x: p.x + scrubber.position(at: t) * frame.hourWidth, y: p.y + scroll.value(at: t))
    if sheet.content.state.hasForecast, TouchTargets(sheet: sheet).now.contains(onSheet) { return 0 }
    return scrubber.hour(atOffset: p.x - frame.middle, at: t)
  }

  /// What a finger takes hold of; one that stops a running sheet means nothing that stands on it.
  func target(of p: Point, at t: Double) -> HitTarget {
    let target = hit(p, at: t)
    return scroll.isMoving(at: t) && target != .tape && !target.isStep ? .runningSheet : target
  }

  private func hit(_ p: Point, at t: Double) -> HitTarget {
    guard let sheet else { return .sheet }
    let point = Point(x: p.x, y: p.y + scroll.value(at: t))
    let targets = TouchTargets(sheet: sheet)
    if sheet.content.isNotice { return targets.retry?.contains(point) == true ? .retry : margin(at: point, sheet) }
    if let steps = targets.steps {
      if steps.earlier.contains(point) { return .earlier }
      if steps.later.contains(point) { return .later }
    }
    if targets.tape.contains(point) { return .tape }
    if let row = targets.day(at: point) { return .day(row) }
    return margin(at: point, sheet)
  }
}
