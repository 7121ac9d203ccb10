/// Where the elements of a page lie on its unscrolled sheet, in points.
struct ElementFrames {
  let sheet: Sheet

  private var page: Arrangement { sheet.page }

  /// Nil where the page has no such element.
  func frame(of id: AccessibilityTree.ElementID) -> Rect? {
    guard sheet.has(id) else { return nil }
    switch id {
    case .page: return Rect(x: 0, y: 0, width: page.viewport.width, height: page.viewport.height)
    case .masthead: return mastheadFrame
    case .status: return sheet.content.isNotice ? page.notice : issueFrame
    case .retry: return NoticeFrame(sheet).button
    case .tape: return page.tape
    case .earlier: return StepTargets.Frame(page).earlier
    case .later: return StepTargets.Frame(page).later
    case .sidebar: return HeroFrame(sheet).sidebar
    case .arc: return sheet.content.isNotice ? page.noticeSky : page.arc
    case .days: return page.table
    case .day(let row): return page.row(row)
    case .cell(let index): return page.cells[index]
    case .colophon: return page.colophon
    }
  }

  private var lines: Spacing.Masthead { page.masthead }

  private var mastheadFrame: Rect {
    let top = lines.heavyRule * sheet.u
    guard lines.form != .oneLine else { return issueFrame }
    return Rect(x: page.content.x, y: top, width: page.content.width, height: issueFrame.y - top)
  }

  /// The issue rule; a masthead of one line is all in one.
  private var issueFrame: Rect {
    let content = page.content
    let top = (lines.divider ?? lines.heavyRule) * sheet.u
    return Rect(x: content.x, y: top, width: content.width, height: lines.bottom * sheet.u - top)
  }
}

extension Sheet {
  /// Whether the page has an element. Asks for no memory.
  func has(_ id: AccessibilityTree.ElementID) -> Bool {
    switch id {
    case .page, .masthead, .status, .colophon: true
    case .retry: content.state == .failed && words.notice.retry != nil
    case .tape, .sidebar, .days: !content.isNotice
    case .earlier, .later: hasSteps
    case .arc: !content.dials.isEmpty && (!content.isNotice || page.noticeSky != .zero)
    case .day(let row): !content.isNotice && content.days.indices.contains(row)
    case .cell(let index): !content.isNotice && page.cells.count == 4 && page.cells.indices.contains(index)
    }
  }

  /// Whether somebody who goes through the page by keys stops at an element: at all that tells something of the weather.
  func isStop(_ id: AccessibilityTree.ElementID) -> Bool {
    switch id {
    case .page, .masthead, .days, .colophon: false
    default: has(id)
    }
  }
}
