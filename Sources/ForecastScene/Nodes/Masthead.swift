/// The head of the sheet: heavy rule, the place in spaced capitals, weekday and date, and the issue rule.
enum Masthead: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    if sheet.page.isSmall {
      paintLine(sheet, &painter)
    } else {
      paintRules(sheet, &painter)
      paintPlace(sheet, &painter)
      sheet.page.isLarge ? paintLargeIssue(sheet, &painter) : paintIssue(sheet, &painter)
    }
    return painter.chunk
  }

  private static func paintRules(_ sheet: Sheet, _ painter: inout Painter) {
    let lines = sheet.page.masthead
    let content = sheet.page.content
    let u = sheet.u
    let ink = sheet.palette.ink
    painter.rule(x: content.x, y: lines.heavyRule * u, width: content.width, thickness: Spacing.heavy * u, ink)
    painter.rule(x: content.x, y: lines.hairline * u, width: content.width, thickness: sheet.page.hairline, ink)
    painter.rule(
      x: content.x, y: lines.divider * u, width: content.width, thickness: sheet.page.hairline, sheet.palette.hair)
    painter.rule(x: content.x, y: lines.mediumRule * u, width: content.width, thickness: Spacing.medium * u, ink)
  }

  /// The place is centred by its ink, between the weekday and the date, whichever of them reaches further.
  private static func paintPlace(_ sheet: Sheet, _ painter: inout Painter) {
    let lines = sheet.page.masthead
    let content = sheet.page.content
    let u = sheet.u
    let date = sheet.types.style(.date)
    var side = 0.0
    if !sheet.page.isLarge {
      let y = lines.placeBaseline * u
      painter.text(sheet.words.weekday, date, x: content.x, y: y, sheet.palette.ink)
      painter.text(sheet.words.date, date, x: content.maxX, y: y, anchor: .right, sheet.palette.ink)
      side =
        max(painter.fitting.width(sheet.words.weekday, date), painter.fitting.width(sheet.words.date, date)) + 1.6 * u
    }
    let style = placeStyle(sheet, width: content.width - 2 * side)
    let fitted = painter.fitting.fit(sheet.words.place, style, width: content.width - 2 * side)
    let line = fitted.lines.first ?? ""
    let shaped = painter.measuring.shape(line, in: fitted.style.face)
    let ink = shaped.inkLeft(fitted.style) + shaped.inkRight(fitted.style)
    painter.glyphs(shaped, fitted.style, x: content.midX - ink / 2, y: lines.placeBaseline * u, sheet.palette.ink)
  }

  /// The size at which the place fits its room, down to 45 %: a long name is set small rather than cut.
  private static func placeStyle(_ sheet: Sheet, width: Double) -> TextStyle {
    let style = sheet.types.style(.place).sized(sheet.page.masthead.placeSize * sheet.u)
    let natural = TextFitting(measuring: sheet.measuring).width(sheet.words.place, style)
    guard natural > width else { return style }
    var fitted = style.sized(style.size * max(0.45, width / natural))
    fitted.tracking = style.tracking * max(0.3, width / natural)
    return fitted
  }

  private static func paintIssue(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let y = sheet.page.masthead.issueBaseline * sheet.u
    let style = sheet.types.style(.issue)
    let words = sheet.words
    let middle = painter.fitting.width(words.coordinates.uppercased(), style)
    let left = painter.fitting.width(words.editionNumber.uppercased(), style)
    let ink = sheet.palette.ink
    painter.text(words.editionNumber.uppercased(), style, x: content.x, y: y, ink)
    let issue = sheet.types.style(words.issueIsUrgent ? .issueUrgent : .issue)
    let room = content.width / 2 - middle / 2 - sheet.u
    let fits = painter.fitting.width(words.issue.uppercased(), issue) * TextFitting.leastShrink <= room
    if fits { painter.text(words.coordinates.uppercased(), style, x: content.midX, y: y, anchor: .center, ink) }
    painter.fittedText(
      words.issue.uppercased(), issue, x: content.maxX, y: y, width: fits ? room : content.width - left - 2 * sheet.u,
      anchor: .right, ink)
  }

  private static func paintLargeIssue(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let y = sheet.page.masthead.issueBaseline * sheet.u
    let issue = sheet.types.style(sheet.words.issueIsUrgent ? .issueUrgent : .issue)
    let date = sheet.types.style(.date)
    let gap = 1.2 * sheet.u
    let issueWidth = min(painter.fitting.width(sheet.words.issue.uppercased(), issue), content.width * 0.5)
    painter.fittedText(
      sheet.words.issue.uppercased(), issue, x: content.maxX, y: y, width: issueWidth, anchor: .right, sheet.palette.ink
    )
    painter.fittedText(
      sheet.words.compactDate, date, x: content.x, y: y, width: content.width - issueWidth - gap, sheet.palette.ink)
  }

  /// Small panels: place, date and issue on one line.
  private static func paintLine(_ sheet: Sheet, _ painter: inout Painter) {
    let content = sheet.page.content
    let lines = sheet.page.masthead
    let u = sheet.u
    let y = lines.placeBaseline * u
    painter.rule(
      x: content.x, y: lines.heavyRule * u, width: content.width, thickness: Spacing.heavy * u, sheet.palette.ink)
    painter.rule(
      x: content.x, y: lines.mediumRule * u, width: content.width, thickness: Spacing.medium * u, sheet.palette.ink)
    let issue = sheet.types.style(sheet.words.issueIsUrgent ? .issueUrgent : .issue)
    let issueWidth = min(painter.fitting.width(sheet.words.issue.uppercased(), issue), content.width * 0.34)
    painter.fittedText(
      sheet.words.issue.uppercased(), issue, x: content.maxX, y: y, width: issueWidth, anchor: .right, sheet.palette.ink
    )
    var place = sheet.types.style(.place).sized(lines.placeSize * u)
    place.tracking = 0.1
    let room = content.width - issueWidth - 1.5 * u
    let placeWidth = min(painter.fitting.width(sheet.words.place, place), room * 0.62)
    painter.fittedText(sheet.words.place, place, x: content.x, y: y, width: placeWidth, sheet.palette.ink)
    // What has no room is left out rather than cut.
    let left = room - placeWidth - 1.5 * u
    let date = sheet.types.style(.date)
    for text in [sheet.words.compactDate, sheet.words.weekday]
    where painter.fitting.width(text, date) * TextFitting.leastShrink <= left {
      painter.fittedText(text, date, x: content.x + placeWidth + 1.5 * u, y: y, width: left, sheet.palette.ink)
      break
    }
  }
}
