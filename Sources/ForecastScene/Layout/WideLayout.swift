/// Bars more than 2.2 times as wide as high: hero, arc and tape, days side by side; cells below the fold.
struct WideLayout {
  let input: PageLayout.Input

  static let shares = (hero: 0.4, middle: 0.3)
  static let gutter = 1.6
  /// Units under which the three columns do not shrink; a lower page scrolls.
  static let leastHeight = 27.0

  func arrange(_ page: inout Arrangement) {
    let u = page.unit
    page.margin = Spacing.columnsMargin * u / input.textScale
    page.masthead = .columns
    let width = input.viewport.width - 2 * page.margin
    let top = (page.masthead.bottom + 1.0) * u
    let height = max(input.viewport.height - top - 0.8 * u, Self.leastHeight * u)
    let first = page.margin + width * Self.shares.hero
    let second = first + width * Self.shares.middle
    let gutter = Self.gutter * u
    page.hero = Rect(x: page.margin, y: top, width: first - gutter - page.margin, height: height)
    let tapeHeight = Spacing.Tape.columnsHeight * u
    let middle = Rect(x: first + gutter, y: top, width: second - first - 2 * gutter, height: height)
    page.arc = middle.inset(bottom: tapeHeight)
    page.tape = middle.inset(top: height - tapeHeight)
    let right = Rect(x: second + gutter, y: top, width: page.margin + width - second - gutter, height: height)
    let row = (height - Spacing.Table.headHeight * u) / Double(max(1, input.days))
    page.rowHeight = page.wholeRow(row)
    page.table = Rect(
      x: right.x, y: top, width: right.width,
      height: Spacing.Table.headHeight * u + page.rowHeight * Double(input.days))
    // Rows that have to be high reach below the fold.
    let foot = max(top + height, page.table.maxY)
    page.dividers = [first, second].map { Rect(x: $0, y: top, width: page.hairline, height: foot - top) }
    finish(&page, foot: foot + 1.6 * u, width: width)
  }

  private func finish(_ page: inout Arrangement, foot: Double, width: Double) {
    let u = page.unit
    let cells = Rect(x: page.margin, y: foot, width: width, height: Spacing.Cells.stackedHeight * u)
    page.cells = cells.split(into: 4)
    page.sheet.height = cells.maxY + Spacing.Gap.colophonRule * u
    page.colophon = Rect(
      x: page.margin, y: cells.maxY, width: width, height: Spacing.Gap.colophonRule * u)
  }
}
