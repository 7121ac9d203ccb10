/// Landscape: hero, arc and tape on the left; days and cells on the right.
struct ColumnsLayout {
  let input: PageLayout.Input

  /// The left column's share of the width, its divider included.
  static let leftShare = 0.53
  /// Units from a divider to the columns beside it.
  static let gutter = 1.5

  func arrange(_ page: inout Arrangement) {
    let u = page.unit
    page.margin = Spacing.columnsMargin * u / input.textScale
    page.masthead = .columns
    let width = input.viewport.width - 2 * page.margin
    let divider = page.margin + width * Self.leftShare
    let top = (page.masthead.bottom + 1.0) * u
    var left = Flow(x: page.margin, y: top, width: divider - Self.gutter * u - page.margin)
    page.hero = left.take((page.isLarge ? Spacing.Hero.largeHeight : Spacing.Hero.columnsHeight) * u)
    page.arc = left.take(Spacing.Arc.columnsHeight * u)
    page.tape = left.take(Spacing.Tape.columnsHeight * u)
    let rightX = divider + Self.gutter * u
    var right = Flow(x: rightX, y: top, width: page.margin + width - rightX)
    takeTable(&page, &right, foot: left.y)
    takeCells(&page, &right, foot: left.y)
    let foot = max(left.y, right.y)
    page.dividers = [Rect(x: divider, y: top, width: page.hairline, height: foot - top)]
    finish(&page, foot: foot, width: width)
  }

  private func takeTable(_ page: inout Arrangement, _ flow: inout Flow, foot: Double) {
    let u = page.unit
    let rows = Double(max(1, input.days))
    let share = (foot - flow.y) * 0.6 - Spacing.Table.headHeight * u
    let row = page.isLarge ? Spacing.Table.largeRow * u : min(Spacing.Table.mostRow * u, share / rows)
    page.rowHeight = (row * page.scale.pixelsPerPoint + 0.001).rounded(.down) / page.scale.pixelsPerPoint
    page.table = flow.take(Spacing.Table.headHeight * u + page.rowHeight * Double(input.days))
  }

  private func takeCells(_ page: inout Arrangement, _ flow: inout Flow, foot: Double) {
    let u = page.unit
    if page.isLarge {
      for _ in 0..<2 { page.cells += flow.take(Spacing.Cells.largeHeight * u).split(into: 2) }
    } else {
      page.cells = flow.take(max(Spacing.Cells.leastHeight * u, foot - flow.y)).split(into: 4)
    }
  }

  private func finish(_ page: inout Arrangement, foot: Double, width: Double) {
    let u = page.unit
    page.sheet.height = max(input.viewport.height, foot + 3.0 * u)
    page.colophon = Rect(x: page.margin, y: foot, width: width, height: page.sheet.height - foot)
  }
}
