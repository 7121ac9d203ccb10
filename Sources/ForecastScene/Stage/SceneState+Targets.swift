// What lies under a finger, and what a tap on it does.

extension SceneState {
  mutating func tap(_ p: Point, _ target: HitTarget, at t: Double) {
    switch target {
    case .tape:
      let isTap = scrubber.isTap(at: t)
      let hour = tappedHour(p, at: t)
      scrubber.release(at: t)
      if isTap { scrubber.glide(to: hour, at: t) }
    case .day(let row):
      if let hour = sheet?.content.noon(ofDay: row) { scrubber.glide(to: hour, at: t) }
    case .retry: retry()
    case .sheet: break
    }
  }

  /// The hour under a tap on the tape; a tap on the mark at now goes home.
  private func tappedHour(_ p: Point, at t: Double) -> Int {
    guard let sheet else { return 0 }
    let frame = ForecastTape.Frame(sheet.page)
    let onSheet = Point(x: p.x + scrubber.position(at: t) * frame.hourWidth, y: p.y + scroll.value(at: t))
    let mark = TapeNow.mark(sheet.content.nowQuarter, frame)
    let reach = sheet.u
    if sheet.content.state.hasForecast,
      mark.inset(left: -reach, top: -reach, right: -reach, bottom: -reach / 2).contains(onSheet)
    {
      return 0
    }
    return scrubber.hour(atOffset: p.x - frame.middle, at: t)
  }

  /// What a finger takes hold of; one that stops a running sheet means nothing that stands on it.
  func target(of p: Point, at t: Double) -> HitTarget {
    let target = hit(p, at: t)
    return scroll.isMoving(at: t) && target != .tape ? .sheet : target
  }

  private func hit(_ p: Point, at t: Double) -> HitTarget {
    guard let sheet else { return .sheet }
    let point = Point(x: p.x, y: p.y + scroll.value(at: t))
    if sheet.content.isNotice {
      let reach = sheet.u
      let button = NoticeFrame(sheet).button?.inset(left: -reach, top: -reach, right: -reach, bottom: -reach)
      return button?.contains(point) == true ? .retry : .sheet
    }
    if sheet.page.tape.inset(left: -sheet.page.margin, right: -sheet.page.margin).contains(point) { return .tape }
    for row in sheet.content.days.indices where sheet.page.row(row).contains(point) { return .day(row) }
    return .sheet
  }
}
