/// The foot of the sheet: the provider's credit and when the next issue is due.
enum Colophon: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let page = sheet.page
    let rect = page.colophon
    let style = sheet.types.style(.colophon)
    if page.shape == .columns {
      paintColumnRules(&painter, sheet)
    } else {
      painter.rule(
        x: rect.x, y: rect.y, width: rect.width, thickness: Spacing.medium * sheet.u, sheet.palette.ink)
    }
    let y = rect.y + (page.shape == .columns ? 1.75 : Spacing.Gap.colophonRule - Spacing.Gap.colophonBaseline) * sheet.u
    let next = painter.fitting.fit(sheet.words.nextIssue, style, width: rect.width * 0.4)
    let nextLine = next.lines.first ?? ""
    painter.text(nextLine, next.style, x: rect.maxX, y: y, anchor: .right, sheet.palette.mute)
    let room = rect.width - painter.fitting.width(nextLine, next.style) - 2 * sheet.u
    painter.fittedText(sheet.words.credit, style, x: rect.x, y: y, width: room, sheet.palette.mute)
    return painter.chunk
  }

  /// Landscape: the rule stops at the divider; it is a hairline under the tape and medium under the cells.
  private static func paintColumnRules(_ painter: inout Painter, _ sheet: Sheet) {
    let page = sheet.page
    let y = page.colophon.y
    guard page.isLarge == false, let table = Optional(page.table), page.content.maxX > table.x else {
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
