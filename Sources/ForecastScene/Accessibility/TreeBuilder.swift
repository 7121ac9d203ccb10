/// Makes the tree of a page.
struct TreeBuilder {
  let sheet: Sheet
  let key: AccessibilityKey

  private var words: PageWords { sheet.words }

  func tree() -> AccessibilityTree {
    let elements = sheet.content.isNotice ? notice : forecast
    return AccessibilityTree(elements: elements.compactMap { $0 }, focus: key.focus, isBusy: words.aloud.isBusy)
  }

  // MARK: Order

  private var forecast: [AccessibilityTree.Element?] {
    var elements = head
    elements += [tape, step(.earlier, words.aloud.earlier), step(.later, words.aloud.later), sidebar, arc, list]
    for row in sheet.content.days.indices { elements.append(day(row)) }
    for index in 0..<4 { elements.append(cell(index)) }
    elements.append(colophon)
    return elements
  }

  private var notice: [AccessibilityTree.Element?] {
    head + [element(.retry, .button, words.notice.retry ?? "", actions: [.press]), arc, colophon]
  }

  private var head: [AccessibilityTree.Element?] {
    var page = element(.page, .page, words.aloud.page)
    page?.parent = nil
    page?.frame = PixelRect(minX: 0, minY: 0, maxX: key.width, maxY: key.height)
    return [page, element(.masthead, .heading, words.aloud.masthead), element(.status, .status, words.aloud.status)]
  }

  // MARK: Elements

  private var tape: AccessibilityTree.Element? {
    var tape = element(.tape, .slider, words.aloud.hour, actions: [.increment, .decrement])
    let last = max(0, sheet.content.hours.count - 1)
    let current = min(last, max(0, key.hour))
    tape?.value = AccessibilityTree.Value(current: current, range: 0...last, text: sheet.hour(current).spoken)
    return tape
  }

  private func step(_ id: AccessibilityTree.ElementID, _ name: String) -> AccessibilityTree.Element? {
    element(id, .button, name, actions: [.press])
  }

  private var sidebar: AccessibilityTree.Element? { element(.sidebar, .text, sheet.hour(key.hour).spokenSidebar) }

  /// On a page without a forecast the dial stands with the facts that need none.
  private var arc: AccessibilityTree.Element? {
    let instant = sheet.content.isNotice ? sheet.content.now : sheet.content.instant(at: Double(key.hour))
    let dial = sheet.content.dial(at: instant).flatMap {
      words.dials.indices.contains($0) ? words.dials[$0].spoken : nil
    }
    let facts = sheet.content.isNotice ? words.notice.facts.map { "\($0.label): \($0.value)" } : []
    let sentences = ([dial].compactMap { $0 } + facts).filter { !$0.isEmpty }
    return element(.arc, .image, sentences.joined(separator: ". "))
  }

  private var list: AccessibilityTree.Element? { element(.days, .list, words.aloud.days) }

  private func day(_ row: Int) -> AccessibilityTree.Element? {
    let name = words.days.indices.contains(row) ? words.days[row].spoken : ""
    let isReached = sheet.content.noon(ofDay: row) != nil
    var element = element(.day(row), .listItem, name, actions: isReached ? [.press] : [])
    element?.parent = .days
    element?.position = AccessibilityTree.Position(index: row + 1, count: sheet.content.days.count)
    return element
  }

  private func cell(_ index: Int) -> AccessibilityTree.Element? {
    let hour = sheet.hour(key.hour)
    let names = [hour.spokenWind, hour.spokenUVIndex, hour.spokenHumidity, sun]
    return element(.cell(index), .text, names[index])
  }

  private var sun: String {
    let hours = sheet.content.hours
    guard hours.indices.contains(key.hour), let day = hours[key.hour].day, words.days.indices.contains(day) else {
      return words.aloud.sunAndMoon
    }
    return words.days[day].spokenSun
  }

  private var colophon: AccessibilityTree.Element? {
    let sentences = [words.credit, words.nextIssue].filter { !$0.isEmpty }
    return element(.colophon, .text, sentences.joined(separator: ". "))
  }

  /// Nil where the page has no such element, or nothing to say of it.
  private func element(
    _ id: AccessibilityTree.ElementID, _ role: AccessibilityTree.Role, _ name: String,
    actions: [AccessibilityTree.Action] = []
  ) -> AccessibilityTree.Element? {
    guard let frame = ElementFrames(sheet: sheet).frame(of: id), !name.isEmpty || sheet.isStop(id) else { return nil }
    return AccessibilityTree.Element(
      id: id, role: role, name: name, frame: pixels(frame), actions: actions, isFocusable: sheet.isStop(id))
  }

  private func pixels(_ r: Rect) -> PixelRect {
    let perPoint = sheet.scale.pixelsPerPoint
    let unmoved = PixelRect(
      minX: Int((r.minX * perPoint).rounded()), minY: Int((r.minY * perPoint).rounded()),
      maxX: Int((r.maxX * perPoint).rounded()), maxY: Int((r.maxY * perPoint).rounded()))
    return unmoved.offset(x: key.drift.x, y: key.drift.y - key.scroll)
  }
}
