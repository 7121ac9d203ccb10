// Who has the focus, and what is asked of an element.

extension SceneState {
  typealias ElementID = AccessibilityTree.ElementID

  /// The element that has the focus.
  var focused: ElementID? { sheet.flatMap { focus.element(on: $0) } }

  /// The element with the ring around it.
  var ringed: ElementID? { focus.means == .touch ? nil : focused }

  /// Gives the focus to an element, with a ring, and brings it into sight.
  mutating func show(_ element: ElementID, by means: FocusState.Means, at t: Double) {
    guard let sheet, sheet.isStop(element) else { return }
    focus.move(to: element, on: sheet)
    focus.means = means
    bringIntoSight(element, at: t)
  }

  /// A finger or the mouse has touched an element: the focus goes along, the ring does not.
  mutating func touch(_ element: ElementID) {
    if let sheet, sheet.isStop(element) { focus.move(to: element, on: sheet) }
  }

  /// Scrolls a sheet taller than the screen as far as an element needs to be seen, and no further.
  private mutating func bringIntoSight(_ element: ElementID, at t: Double) {
    guard let sheet, scroll.range > 0, let frame = ElementFrames(sheet: sheet).frame(of: element) else { return }
    let clearance = Spacing.Focus.clearance * sheet.u
    let now = scroll.target(at: t)
    let height = sheet.page.viewport.height
    let lowest = frame.minY - clearance
    let highest = frame.maxY + clearance - height
    // Of a part taller than the screen the head is shown.
    let target = min(max(now, highest), lowest)
    if target != now { scroll.go(to: target, at: t, preference: settings.motion) }
  }

  // MARK: Walking

  /// Tab and Shift-Tab; round from the last stop to the first.
  mutating func walkFocus(_ step: Int, at t: Double, by means: FocusState.Means = .keys) {
    guard let sheet else { return }
    let stops = FocusOrder.stops(on: sheet, row: focus.row, isByRow: sheet.hasSteps || means == .knob)
    guard !stops.isEmpty else { return }
    guard let now = focused.flatMap({ stops.firstIndex(of: $0) }) else {
      return show(step > 0 ? stops[0] : stops[stops.count - 1], by: means, at: t)
    }
    // Retry has the focus before anybody asked: the first Tab only shows it.
    if sheet.content.isNotice, focus.means == .touch, focus.notice == nil { return show(stops[now], by: means, at: t) }
    show(stops[(now + step + stops.count) % stops.count], by: means, at: t)
  }

  /// Up and Down in the list; at an end the row is told again. False where no row has the focus.
  mutating func walkRows(_ step: Int, at t: Double) -> Bool {
    guard let sheet, case .day(let row) = focused, focus.means != .touch else { return false }
    let next = min(sheet.content.days.count - 1, max(0, row + step))
    if next == row { announce(sheet.words.days[row].spoken) }
    show(.day(next), by: .keys, at: t)
    return true
  }

  // MARK: Pressing

  /// Enter: presses what has the focus. Before anybody has it, or on a tape that was touched or turned, a knob begins to walk.
  mutating func pressFocused(at t: Double) {
    guard let element = focused else { return walkWithKnob(at: t) }
    if element == .tape, focus.means != .keys { return walkWithKnob(at: t) }
    pressElement(element, at: t)
  }

  private mutating func walkWithKnob(at t: Double) {
    guard focus.means == .knob else { return show(.tape, by: .knob, at: t) }
    focus.means = .touch
  }

  /// Does what an element is for: a row goes to its noon, the tape an hour on and from its last back to now.
  mutating func pressElement(_ element: ElementID, at t: Double) {
    switch element {
    case .tape: isAtLastHour(t) ? glide(to: 0, at: t) : turn(1, at: t)
    case .earlier: turn(-1, at: t)
    case .later: turn(1, at: t)
    case .day(let row):
      if let hour = sheet?.content.noon(ofDay: row) { glide(to: hour, at: t) }
    case .retry: retry()
    case .page, .masthead, .status, .sidebar, .arc, .days, .cell, .colophon: break
    }
  }

  private func isAtLastHour(_ t: Double) -> Bool { scrubber.target(at: t) == scrubber.hourCount - 1 }

  // MARK: Asked from outside

  /// What a screen reader asks. What the page has not, it does not do.
  mutating func obey(_ request: AccessibilityRequest, at t: Double) {
    switch request {
    case .focus(let element): show(element, by: .keys, at: t)
    case .set(.tape, let hour): glide(to: hour, at: t)
    case .perform(.increment, .tape): turn(1, at: t)
    case .perform(.decrement, .tape): turn(-1, at: t)
    case .perform(.press, let element):
      if let sheet, sheet.isStop(element), element != .tape { pressElement(element, at: t) }
    case .set, .perform: break
    }
  }
}
