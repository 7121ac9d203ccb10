/// The head of the sheet: heavy rule, the place in spaced capitals, weekday and date, and the issue rule.
enum Masthead: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    paintRules(sheet, &painter)
    switch sheet.page.masthead.form {
    case .full: paintFull(sheet, &painter)
    case .placeAlone:
      paintPlace(placeStyle(sheet, width: sheet.page.content.width), sheet, &painter)
      paintDateAndIssue(sheet, &painter)
    case .oneLine: paintLine(sheet, &painter)
    }
    return painter.chunk
  }

  private static func paintRules(_ sheet: Sheet, _ painter: inout Painter) {
    let lines = sheet.page.masthead
    let hairline = sheet.page.hairline
    let ink = sheet.palette.ink
    let rules: [(y: Double?, thickness: Double, color: Color)] = [
      (lines.heavyRule, Spacing.heavy * sheet.u, ink), (lines.hairline, hairline, ink),
      (lines.divider, hairline, sheet.palette.hair), (lines.mediumRule, Spacing.medium * sheet.u, ink),
    ]
    let content = sheet.page.content
    for rule in rules {
      guard let y = rule.y else { continue }
      painter.rule(x: content.x, y: y * sheet.u, width: content.width, thickness: rule.thickness, rule.color)
    }
  }

  // MARK: The place

  /// Weekday and date stand on the place's baseline. A name too long for that has the line to itself, and the date moves
  /// into the issue rule, where the coordinates make room for it.
  private static func paintFull(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let y = sheet.page.masthead.placeBaseline * sheet.u
    let date = sheet.types.style(.date)
    let words = sheet.words
    let side = max(painter.fitting.width(words.weekday, date), painter.fitting.width(words.date, date))
    let room = content.width - 2 * (side + Spacing.Masthead.dateGap * sheet.u)
    let style = placeStyle(sheet, width: room)
    guard painter.fitting.fits(words.place, style, room) else {
      paintPlace(placeStyle(sheet, width: content.width), sheet, &painter)
      return paintIssue(middle: words.compactDate, sheet, &painter)
    }
    painter.text(words.weekday, date, x: content.x, y: y, sheet.palette.ink)
    painter.text(words.date, date, x: content.maxX, y: y, anchor: .right, sheet.palette.ink)
    paintPlace(style, sheet, &painter)
    paintIssue(middle: words.coordinates, sheet, &painter)
  }

  /// The place is centred by its ink.
  private static func paintPlace(_ style: TextStyle, _ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let fitted = painter.fitting.fit(sheet.words.place, style, width: content.width)
    let shaped = painter.measuring.shape(fitted.lines.first ?? "", in: fitted.style.face)
    let ink = shaped.inkLeft(fitted.style) + shaped.inkRight(fitted.style)
    painter.glyphs(
      shaped, fitted.style, x: content.midX - ink / 2, y: sheet.page.masthead.placeBaseline * sheet.u, sheet.palette.ink
    )
  }

  /// The size at which the place fits its room: a long name is spaced closer, then set smaller, rather than cut.
  private static func placeStyle(_ sheet: Sheet, width: Double) -> TextStyle {
    let lines = sheet.page.masthead
    var style = sheet.types.style(.place).sized(lines.placeSize * sheet.u)
    style.tracking = lines.placeTracking
    let fitting = TextFitting(measuring: sheet.measuring, scale: sheet.scale)
    let natural = fitting.width(sheet.words.place, style)
    guard natural > width else { return style }
    style.tracking *= max(Spacing.Masthead.leastTracking, width / natural)
    return fitting.shrink(sheet.words.place, style, width: width, least: Spacing.Masthead.leastPlace)
  }

  // MARK: The issue rule

  /// Edition number, a middle that gives way, and when the forecast was issued.
  private static func paintIssue(middle: String, _ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let y = sheet.page.masthead.issueBaseline * sheet.u
    let style = sheet.types.style(.issue)
    let words = sheet.words
    let (number, middle) = (words.editionNumber.uppercased(), middle.uppercased())
    let issue = sheet.types.style(words.issueIsUrgent ? .issueUrgent : .issue)
    let beside = content.width / 2 - painter.fitting.width(middle, style) / 2 - sheet.u
    let fits =
      painter.fitting.width(words.issue.uppercased(), issue) * TextFitting.leastShrink <= beside
      && painter.fitting.width(number, style) <= beside
    painter.text(number, style, x: content.x, y: y, sheet.palette.ink)
    if fits { painter.text(middle, style, x: content.midX, y: y, anchor: .center, sheet.palette.ink) }
    let room = fits ? beside : content.width - painter.fitting.width(number, style) - 2 * sheet.u
    painter.fittedText(
      words.issue.uppercased(), issue, x: content.maxX, y: y, width: room, anchor: .right, sheet.palette.ink)
  }

  /// Large text: the date in italic and the issue share the rule; the issue, which tells the age, is never cut for the date.
  private static func paintDateAndIssue(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let y = sheet.page.masthead.issueBaseline * sheet.u
    let style = sheet.types.style(sheet.words.issueIsUrgent ? .issueUrgent : .issue)
    let issue = painter.fitting.fit(sheet.words.issue.uppercased(), style, width: content.width)
    let line = issue.lines.first ?? ""
    painter.text(line, issue.style, x: content.maxX, y: y, anchor: .right, sheet.palette.ink)
    let gap = Spacing.Masthead.dateGap * sheet.u
    paintDate(
      x: content.x, y: y, width: content.width - painter.fitting.width(line, issue.style) - gap, sheet, &painter)
  }

  /// Small panels: place, date and issue on one line.
  private static func paintLine(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let gap = Spacing.Masthead.dateGap * sheet.u
    let y = sheet.page.masthead.placeBaseline * sheet.u
    let style = sheet.types.style(sheet.words.issueIsUrgent ? .issueUrgent : .issue)
    let issue = painter.fitting.fit(
      sheet.words.issue.uppercased(), style, width: content.width * Spacing.Masthead.lineIssueShare)
    let line = issue.lines.first ?? ""
    painter.text(line, issue.style, x: content.maxX, y: y, anchor: .right, sheet.palette.ink)
    let room = content.width - painter.fitting.width(line, issue.style) - gap
    let place = painter.fitting.fit(sheet.words.place, placeStyle(sheet, width: room), width: room)
    let name = place.lines.first ?? ""
    painter.text(name, place.style, x: content.x, y: y, sheet.palette.ink)
    let taken = painter.fitting.width(name, place.style) + gap
    paintDate(x: content.x + taken, y: y, width: room - taken, sheet, &painter)
  }

  /// The date, or the weekday alone; what has no room is left out rather than cut.
  private static func paintDate(x: Double, y: Double, width: Double, _ sheet: Sheet, _ painter: inout Painter) {
    let style = sheet.types.style(.date)
    for text in [sheet.words.compactDate, sheet.words.weekday] {
      let shrunk = painter.fitting.shrink(text, style, width: width)
      if painter.fitting.fits(text, shrunk, width) {
        return painter.text(text, shrunk, x: x, y: y, sheet.palette.ink)
      }
    }
  }
}
