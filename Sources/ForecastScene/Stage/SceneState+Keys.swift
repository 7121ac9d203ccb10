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
    case .left: turn(-1, at: t)
    case .right: turn(1, at: t)
    case .up: vertical(-1, at: t)
    case .down: vertical(1, at: t)
    case .pageUp: turn(-Self.pageHours, at: t)
    case .pageDown: turn(Self.pageHours, at: t)
    case .home, .escape: goHome(at: t)
    case .end: turn(scrubber.hourCount, at: t)
    case .enter, .retry: retry()
    case .space: turnPage(at: t)
    case .plus: setTextScale(settings.textScale + Self.textStep, at: t, measuring: measuring)
    case .minus: setTextScale(settings.textScale - Self.textStep, at: t, measuring: measuring)
    case .tab: break
    }
  }

  /// Turns hours where there is a tape to turn; a notice has none.
  private mutating func turn(_ hours: Int, at t: Double) {
    guard let sheet, !sheet.content.isNotice else { return }
    scrubber.adjust(by: hours, at: t)
  }

  /// Up and down turn hours too, but for a sheet taller than the screen, which they scroll.
  private mutating func vertical(_ step: Int, at t: Double) {
    guard scroll.range > 0 else { return turn(step, at: t) }
    scroll.go(to: scroll.target(at: t) + Double(step) * Self.scrollStep, at: t, preference: settings.motion)
  }

  /// A screen further down; from the foot back to the head.
  private mutating func turnPage(at t: Double) {
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
      scrubber.adjust(by: Int(hours), at: t)
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
