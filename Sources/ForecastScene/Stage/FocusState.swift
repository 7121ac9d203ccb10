/// Which element has the focus, and how it came there.
struct FocusState: Equatable {
  /// What the focus came by: it decides whether a ring is seen, and what a knob turns.
  enum Means: Equatable {
    /// A finger or the mouse: no ring.
    case touch
    /// Keys, switches or a screen reader.
    case keys
    /// A knob that walks the ring instead of turning hours, until it is pressed on the tape.
    case knob
  }

  /// On a page with a tape; nil until somebody asks.
  var page: AccessibilityTree.ElementID?
  /// On a page without a forecast; nil is the button, where there is one: Retry takes the focus on failure.
  var notice: AccessibilityTree.ElementID?
  /// The row of the list that had it last.
  var row = 0
  var means = Means.touch

  /// The focus on a page; what is no longer there gives it to its neighbour. Asks for no memory.
  func element(on sheet: Sheet) -> AccessibilityTree.ElementID? {
    if sheet.content.isNotice {
      if let notice, sheet.isStop(notice) { return notice }
      return sheet.isStop(.retry) ? .retry : nil
    }
    guard let page else { return nil }
    if sheet.isStop(page) { return page }
    if case .day = page, let last = sheet.content.days.indices.last { return .day(last) }
    return .tape
  }

  mutating func move(to element: AccessibilityTree.ElementID, on sheet: Sheet) {
    if case .day(let row) = element { self.row = row }
    if sheet.content.isNotice { notice = element } else { page = element }
  }
}

/// The ways through a page.
enum FocusOrder {
  /// Where Tab stops, in the order of reading, from the tape on: the list is one stop, or each row where nothing but this
  /// way leads through it.
  static func stops(on sheet: Sheet, row: Int, isByRow: Bool) -> [AccessibilityTree.ElementID] {
    let rows = sheet.content.days.indices
    var stops: [AccessibilityTree.ElementID] = [.retry, .tape, .earlier, .later, .sidebar, .arc]
    if isByRow {
      for row in rows { stops.append(.day(row)) }
    } else {
      stops.append(.day(min(row, max(0, rows.count - 1))))
    }
    for index in 0..<4 { stops.append(.cell(index)) }
    stops.append(.status)
    return stops.filter(sheet.isStop)
  }

  /// Where the ring stops that walks by itself: at what can be pressed. Where the sheet is taller than the screen, at its
  /// parts too, since this is the one way to bring them into sight.
  static func scanned(on sheet: Sheet) -> [AccessibilityTree.ElementID] {
    let rows = sheet.content.days.indices
    let isTall = sheet.page.scrollRange > 0
    var stops: [AccessibilityTree.ElementID] = [.retry, .later, .earlier]
    for row in rows where sheet.content.noon(ofDay: row) != nil || (isTall && row == rows.last) {
      stops.append(.day(row))
    }
    if isTall { stops += [.cell(0), .cell(1), .cell(2), .cell(3), .arc, .sidebar] }
    return stops.filter(sheet.isStop)
  }
}
