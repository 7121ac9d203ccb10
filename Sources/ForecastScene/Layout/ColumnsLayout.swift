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
    page.masthead = masthead(page)
    let width = input.viewport.width - 2 * page.margin
    let divider = page.margin + width * Self.leftShare
    let top = (page.masthead.bottom + (isLow(page) ? Spacing.Gap.columnsLowTop : Spacing.Gap.columnsTop)) * u
    var left = Flow(x: page.margin, y: top, width: divider - Self.gutter * u - page.margin)
    if page.isLarge { takeLargeHead(&page, &left) } else { takeHead(&page, &left) }
    let rightX = divider + Self.gutter * u
    var right = Flow(x: rightX, y: top, width: page.margin + width - rightX)
    takeTable(&page, &right, foot: left.y)
    if !page.isLarge {
      page.cells = right.take(max(Spacing.Cells.leastHeight * u, left.y - right.y)).split(into: 4)
    }
    var foot = max(left.y, right.y)
    page.dividers = [Rect(x: divider, y: top, width: page.hairline, height: foot - top)]
    if page.isLarge { foot = takeLargeCells(&page, below: foot, width: width) }
    finish(&page, foot: foot, width: width)
  }

  /// Large text on a page on which figure and tape do not find room together.
  private func isLow(_ page: Arrangement) -> Bool {
    let head = page.masthead.bottom + Spacing.Gap.columnsTop + Spacing.Hero.leastFigure
    return page.isLarge && head + Spacing.Tape.columnsHeight > input.viewport.height / page.unit
  }

  private func masthead(_ page: Arrangement) -> Spacing.Masthead {
    guard page.isLarge else { return .columns }
    return input.viewport.height / page.unit < Self.low ? .small : .columnsLarge
  }

  /// Pages of large text lower than this many units spare the masthead's height.
  static let low = 32.0
  /// Units of the colophon.
  static let foot = 3.0

  /// The tape stays on the screen: where text pushes it off, the arc goes below it.
  private func takeHead(_ page: inout Arrangement, _ left: inout Flow) {
    let u = page.unit
    page.hero = left.take(Spacing.Hero.columnsHeight * u)
    let all = Spacing.Arc.columnsHeight + Spacing.Tape.columnsHeight + Self.foot
    let isTight = left.y + all * u > input.viewport.height + page.scale.pixel
    if isTight { page.tape = left.take(Spacing.Tape.columnsHeight * u) }
    page.arc = left.take(Spacing.Arc.columnsHeight * u)
    if !isTight { page.tape = left.take(Spacing.Tape.columnsHeight * u) }
  }

  /// Large text: the tape stays on the screen, right under a figure of what height is left.
  private func takeLargeHead(_ page: inout Arrangement, _ left: inout Flow) {
    let u = page.unit
    let least = isLow(page) ? Spacing.Hero.columnsLowFigure : Spacing.Hero.leastFigure
    let rest = (input.viewport.height - left.y) / u - Spacing.Tape.columnsHeight
    page.hero = left.take(min(Spacing.Hero.largeFigure, max(least, rest)) * u)
    page.tape = left.take(Spacing.Tape.columnsHeight * u)
    left.skip(Spacing.Gap.section * u)
    page.sidebar = left.take(page.sidebarHeight)
    left.skip(Spacing.Gap.section * u)
    page.arc = left.take(Spacing.Arc.columnsHeight * u)
  }

  /// Large text: the cells stand below both columns, four abreast.
  private func takeLargeCells(_ page: inout Arrangement, below y: Double, width: Double) -> Double {
    var foot = Flow(x: page.margin, y: y + Spacing.Gap.section * page.unit, width: width)
    page.cells = foot.take(Spacing.Cells.stackedHeight * page.unit).split(into: 4)
    return foot.y
  }

  private func takeTable(_ page: inout Arrangement, _ flow: inout Flow, foot: Double) {
    let u = page.unit
    let rows = Double(max(1, input.days))
    let share = (foot - flow.y) * 0.6 - Spacing.Table.headHeight * u
    let row = page.isLarge ? Spacing.Table.columnsLargeRow * u : min(Spacing.Table.mostRow * u, share / rows)
    page.rowHeight = page.wholeRow(row)
    page.table = flow.take(Spacing.Table.headHeight * u + page.rowHeight * Double(input.days))
  }

  private func finish(_ page: inout Arrangement, foot: Double, width: Double) {
    let u = page.unit
    page.sheet.height = max(input.viewport.height, foot + Self.foot * u)
    page.colophon = Rect(x: page.margin, y: foot, width: width, height: page.sheet.height - foot)
  }
}
