/// The foot of the sheet: the provider's credit and when the next issue is due.
enum Colophon: Node {
  struct Input: Equatable {
    let revision: Int
    /// Touch is off, and the foot says so.
    let isLocked: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let page = sheet.page
    let rect = page.colophon
    let style = sheet.types.style(.colophon)
    if input.isLocked { return lockedLine(sheet) }
    if page.shape == .columns {
      paintColumnRules(&painter, sheet)
    } else {
      painter.rule(
        x: rect.x, y: rect.y, width: rect.width, thickness: Spacing.medium * sheet.u, sheet.palette.ink)
    }
    paintLines(style, &painter, sheet)
    return painter.chunk
  }

  /// What stands there while the glass is wiped: one bold line under a rule in the spot colour.
  private static func lockedLine(_ sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let rect = sheet.page.colophon
    painter.rule(
      x: rect.x, y: rect.y, width: rect.width, thickness: Spacing.medium * sheet.u, sheet.palette.spot)
    painter.fittedText(
      sheet.words.labels.wiping, sheet.types.style(.colophonUrgent), x: rect.x, y: rect.y + drop(sheet),
      width: rect.width, sheet.palette.spot)
    return painter.chunk
  }

  /// From the rule to the first baseline.
  private static func drop(_ sheet: Sheet) -> Double {
    let units =
      sheet.page.shape == .columns
      ? Spacing.Gap.columnsColophonBaseline : Spacing.Gap.colophonRule - Spacing.Gap.colophonBaseline
    return units * sheet.u
  }

  /// Credit and next issue on one line, or one after the other where they have no room beside each other.
  private static func paintLines(_ style: TextStyle, _ painter: inout Painter, _ sheet: Sheet) {
    let rect = sheet.page.colophon
    let y = rect.y + drop(sheet)
    let next = sheet.words.nextIssue
    let room = rect.width - painter.fitting.width(next, style) - 2 * sheet.u
    let credit = painter.fitting.shrink(sheet.words.credit, style, width: room)
    if painter.fitting.fits(sheet.words.credit, credit, room) {
      painter.text(sheet.words.credit, credit, x: rect.x, y: y, sheet.palette.mute)
      return painter.text(next, style, x: rect.maxX, y: y, anchor: .right, sheet.palette.mute)
    }
    let fitted = painter.fitting.fit(sheet.words.credit, style, width: rect.width, lines: 2)
    for (index, line) in (fitted.lines + [next]).enumerated() {
      painter.fittedText(
        line, fitted.style, x: rect.x, y: y + Double(index) * Spacing.Gap.colophonLine * sheet.u, width: rect.width,
        sheet.palette.mute)
    }
  }

  /// Landscape: the rule stops at the divider; it is a hairline under the tape and medium under the cells.
  private static func paintColumnRules(_ painter: inout Painter, _ sheet: Sheet) {
    let page = sheet.page
    let y = page.colophon.y
    let table = page.table
    guard !page.isLarge, !page.dividers.isEmpty, page.content.maxX > table.x else {
      return painter.rule(
        x: page.colophon.x, y: y, width: page.colophon.width, thickness: Spacing.medium * sheet.u, sheet.palette.ink)
    }
    painter.rule(x: page.tape.x, y: y, width: page.tape.width, thickness: page.hairline, sheet.palette.ink)
    painter.rule(x: table.x, y: y, width: table.width, thickness: Spacing.medium * sheet.u, sheet.palette.ink)
  }
}

/// The rules between the columns of the sheet.
enum PageGround: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    for divider in sheet.page.dividers {
      painter.upright(
        x: divider.x, y: divider.y, height: divider.height, thickness: divider.width, sheet.palette.ink)
    }
    return painter.chunk
  }
}
