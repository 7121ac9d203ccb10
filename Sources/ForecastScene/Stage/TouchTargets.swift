/// Where the parts of a page take a touch, in points of the unscrolled sheet: at least as large as a target has to be, though
/// they be drawn smaller.
struct TouchTargets {
  let sheet: Sheet

  private var page: Arrangement { sheet.page }

  /// As wide as the page: nothing stands beside it.
  var tape: Rect { page.tape.inset(left: -page.margin, right: -page.margin).grown(to: page.leastTarget) }

  /// Nil where there are no such targets.
  var steps: (earlier: Rect, later: Rect)? {
    guard sheet.hasSteps else { return nil }
    let steps = StepTargets.Frame(page)
    return (steps.earlier.inset(left: -page.margin), steps.later.inset(right: -page.margin))
  }

  /// The button with a unit around it; nil on a page without one.
  var retry: Rect? {
    let reach = sheet.u
    return NoticeFrame(sheet).button?.inset(left: -reach, top: -reach, right: -reach, bottom: -reach)
      .grown(to: page.leastTarget)
  }

  /// The mark at now on a tape at home. Its neighbours are hours, so it grows to the sides by a quarter of one at most.
  var now: Rect {
    let frame = ForecastTape.Frame(page)
    let reach = sheet.u
    let mark = TapeNow.mark(sheet.content.nowQuarter, frame)
      .inset(left: -reach, top: -reach, right: -reach, bottom: -reach / 2)
    let aside = max(0, min(page.leastTarget, frame.hourWidth / 2) - mark.width) / 2
    return mark.inset(left: -aside, top: min(0, mark.height - page.leastTarget), right: -aside)
  }

  /// A row of the days. One that leads somewhere grows over its neighbours, which don't: the tape reaches one noon alone.
  func day(_ row: Int) -> Rect {
    let rect = page.row(row)
    return sheet.content.noon(ofDay: row) == nil ? rect : rect.grown(to: page.leastTarget)
  }

  /// The row under a point.
  func day(at point: Point) -> Int? {
    let rows = sheet.content.days.indices
    return rows.first { sheet.content.noon(ofDay: $0) != nil && day($0).contains(point) }
      ?? rows.first { page.row($0).contains(point) }
  }
}

extension Rect {
  /// The rectangle with both sides at least so long, about its middle.
  func grown(to side: Double) -> Rect {
    let (x, y) = (max(0, side - width) / 2, max(0, side - height) / 2)
    return inset(left: -x, top: -y, right: -x, bottom: -y)
  }
}
