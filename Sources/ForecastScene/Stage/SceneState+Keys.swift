// Keys and wheels.

extension SceneState {
  /// Hours that a Page key goes.
  static let pageHours = 6
  /// The step of text size a plus or minus makes.
  static let textStep = 0.1
  /// Points a notch of the wheel, or an arrow key, scrolls the sheet by.
  static let scrollStep = 60.0
  /// More notches than any tape has hours, and than any wheel turns between two reports.
  static let mostNotches = 100.0

  mutating func press(_ key: SceneEvent.Key, at t: Double, measuring: any TextMeasuring) {
    switch key {
    case .left: turnByKey(-1, at: t)
    case .right: turnByKey(1, at: t)
    case .up: vertical(-1, at: t)
    case .down: vertical(1, at: t)
    case .pageUp: turnByKey(-Self.pageHours, at: t)
    case .pageDown: turnByKey(Self.pageHours, at: t)
    case .home, .escape: goHomeByKey(at: t)
    case .end: turnByKey(scrubber.hourCount, at: t)
    case .enter: settings.scan == nil ? pressFocused(at: t) : pressSwitch(at: t)
    case .retry: retry()
    case .space: pressSpace(at: t)
    case .plus: setTextScale(settings.textScale + Self.textStep, at: t, measuring: measuring)
    case .minus: setTextScale(settings.textScale - Self.textStep, at: t, measuring: measuring)
    case .tab: walkFocus(1, at: t)
    case .backtab: walkFocus(-1, at: t)
    case .speak, .hush, .louder, .quieter: break
    }
  }

  /// Turns hours where there is a tape to turn; a notice has none. At an end the hour is told again.
  mutating func turn(_ hours: Int, at t: Double) {
    guard let sheet, !sheet.content.isNotice else { return }
    let before = scrubber.target(at: t)
    scrubber.adjust(by: hours, at: t)
    if hours != 0, gesture == .none, scrubber.target(at: t) == before { announceHour(at: t) }
  }

  /// Goes to an hour where there is a tape.
  mutating func glide(to hour: Int, at t: Double) {
    guard let sheet, !sheet.content.isNotice else { return }
    let before = scrubber.target(at: t)
    scrubber.glide(to: hour, at: t)
    if gesture == .none, scrubber.target(at: t) == before { announceHour(at: t) }
  }

  /// Whoever turns hours by keys has the tape: a reader follows it there.
  private mutating func turnByKey(_ hours: Int, at t: Double) {
    turn(hours, at: t)
    takeTape(at: t)
  }

  /// Nobody has had the focus yet, or it came by touch: the tape has it now.
  private mutating func takeTape(at t: Double) {
    if focused == nil || (focus.means == .touch && focused != .retry) { show(.tape, by: .keys, at: t) }
  }

  /// Now; a part below the fold that has the ring stays in sight.
  private mutating func goHomeByKey(at t: Double) {
    let before = scrubber.target(at: t)
    goHome(at: t)
    if sheet?.content.isNotice == false, gesture == .none, scrubber.target(at: t) == before { announceHour(at: t) }
    if let ringed { show(ringed, by: focus.means, at: t) }
  }

  /// Up and down walk the rows of the list; elsewhere they turn hours, but for a sheet taller than the screen, which they
  /// scroll where the tape has no ring.
  private mutating func vertical(_ step: Int, at t: Double) {
    if walkRows(step, at: t) { return }
    guard scroll.range > 0, ringed != .tape else { return turnByKey(step, at: t) }
    scroll.go(to: scroll.target(at: t) + Double(step) * Self.scrollStep, at: t, preference: settings.motion)
  }

  /// Presses what has the ring, as Enter does; without one it turns a screen.
  private mutating func pressSpace(at t: Double) {
    if settings.scan != nil { return pressSwitch(at: t) }
    if let ringed { pressElement(ringed, at: t) } else { turnPage(at: t) }
  }

  /// A knob turns hours, or walks the ring where it was pressed for that.
  mutating func turnKnob(_ detents: Int, at t: Double) {
    guard detents != 0 else { return }
    let detents = min(Int(Self.mostNotches), max(-Int(Self.mostNotches), detents))
    if focus.means == .knob || sheet?.content.isNotice == true {
      for _ in 0..<abs(detents) { walkFocus(detents.signum(), at: t, by: .knob) }
    } else {
      turn(detents, at: t)
      touch(.tape)
    }
  }

  /// A screen further down; from the foot back to the head.
  mutating func turnPage(at t: Double) {
    guard scroll.range > 0, let sheet else { return }
    let value = scroll.target(at: t)
    let isAtFoot = value >= scroll.range - 1
    scroll.go(to: isAtFoot ? 0 : value + sheet.page.viewport.height * 0.9, at: t, preference: settings.motion)
  }

  private mutating func setTextScale(_ scale: Double, at t: Double, measuring: any TextMeasuring) {
    var new = settings
    new.textScale = min(2, max(1, (scale * 10).rounded() / 10))
    handle(.settings(new), at: t, measuring: measuring)
  }

  /// An hour a notch; parts of a notch, as touchpads send them, drag. The sheet is scrolled where the pointer is off the tape.
  mutating func wheel(_ dx: Double, _ dy: Double, _ p: Point, at t: Double) {
    guard dx.isFinite, dy.isFinite, let sheet else { return }
    lastTouch = t
    let isOnTape =
      !sheet.content.isNotice && sheet.page.tape.contains(Point(x: p.x, y: p.y + scroll.value(at: t)))
    if scroll.range > 0, abs(dy) > abs(dx), !isOnTape {
      return scroll.jump(by: -dy * Self.scrollStep, at: t)
    }
    let hours = min(Self.mostNotches, max(-Self.mostNotches, abs(dx) >= abs(dy) ? dx : -dy))
    if sheet.content.isNotice { return }
    if hours == hours.rounded() {
      turnKnob(Int(hours), at: t)
    } else {
      scrubber.scroll(byPoints: hours * scrubber.hourWidth, at: t)
    }
  }
}

extension PageContent {
  /// The hour of the tape at which a day's noon stands; nil where the tape does not reach it.
  func noon(ofDay row: Int) -> Int? {
    hours.firstIndex { hour in
      guard hour.day == row else { return false }
      let second = place.zone.civil(at: hour.start).secondOfDay
      return second <= 43_200 && second + 3_600 > 43_200
    }
  }
}
