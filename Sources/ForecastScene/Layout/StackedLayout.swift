/// The parts one under the other: portrait, square and small panels, and large text.
///
/// Where the page is taller than the screen the cells, then the arc go below the fold.
struct StackedLayout {
  let input: PageLayout.Input
  let isSquare: Bool

  func arrange(_ page: inout Arrangement) {
    let u = page.unit
    // A sheet narrower than its margins keeps some width, so that no part is turned inside out.
    let margin = (page.isSmall ? Spacing.smallMargin : Spacing.stackedMargin) * unscaled(page)
    page.margin = min(margin, input.viewport.width / 4)
    page.masthead = masthead(page)
    let width = input.viewport.width - 2 * page.margin
    let gap = isLow(page) ? Spacing.Gap.lowWarning : Spacing.Gap.warning
    var flow = Flow(x: page.margin, y: (page.masthead.bottom + gap) * u, width: width)
    if page.isLarge { takeLargeHead(&page, &flow) } else { takeHead(&page, &flow) }
    flow.skip(Spacing.Gap.section * u)
    page.rowHeight = rowHeight(page, from: flow.y)
    page.table = flow.take(Spacing.Table.headHeight * u + page.rowHeight * Double(input.days))
    if page.arc.height == 0 {
      flow.skip(Spacing.Gap.section * u)
      page.arc = flow.take(Spacing.Arc.stackedHeight * u)
      flow.skip(Spacing.Gap.section * u * 0.5)
    }
    takeCells(&page, &flow)
    let colophon = Self.colophonHeight(page)
    page.sheet.height = max(flow.y + colophon, input.viewport.height)
    page.colophon = Rect(x: page.margin, y: page.sheet.height - colophon, width: width, height: colophon)
  }

  /// Narrow pages break the colophon into lines: a credit is not cut.
  static func colophonHeight(_ page: Arrangement) -> Double {
    let width = page.viewport.width / page.unit
    let lines = width >= colophonNeeds ? 1.0 : width >= lineOfCreditNeeds ? 2 : 3
    return (Spacing.Gap.colophonRule + (lines - 1) * Spacing.Gap.colophonLine) * page.unit
  }

  /// Units that the colophon needs for one line, for its credit alone, and the sidebar for two columns.
  private static let colophonNeeds = 34.0
  private static let lineOfCreditNeeds = 25.0
  private static let sidebarNeeds = 26.0

  // MARK: Hero, arc and tape

  private func takeHead(_ page: inout Arrangement, _ flow: inout Flow) {
    let u = page.unit
    page.hero = flow.take(heroHeight(page))
    if arcStandsAboveTheFold(page) {
      page.arc = flow.take(Spacing.Arc.stackedHeight * u)
    } else {
      flow.skip((page.isSmall ? Spacing.Gap.section : Spacing.Gap.tape) * u)
    }
    page.tape = flow.take(Spacing.Tape.stackedHeight * u)
  }

  /// Large text: the tape stays on the screen. It comes after figure, sidebar and arc where these leave room for it, else
  /// before the arc, else right under a figure of what height is left.
  private func takeLargeHead(_ page: inout Arrangement, _ flow: inout Flow) {
    let u = page.unit
    let rest = (input.viewport.height - flow.y) / u - Spacing.Tape.stackedHeight
    let figure = Spacing.Hero.largeFigure
    page.sidebarColumns = input.viewport.width / u >= Self.sidebarNeeds ? 2 : 1
    let withSidebar = figure + Spacing.Hero.largeSidebarGap + page.sidebarHeight / u + Spacing.Gap.section
    let tapeIsThird = rest >= withSidebar
    let least = isLow(page) ? Spacing.Hero.lowFigure : Spacing.Hero.leastFigure
    page.hero = flow.take((tapeIsThird ? figure : min(figure, max(least, rest))) * u)
    if !tapeIsThird { page.tape = flow.take(Spacing.Tape.stackedHeight * u) }
    flow.skip((tapeIsThird ? Spacing.Hero.largeSidebarGap : Spacing.Gap.section) * u)
    page.sidebar = flow.take(page.sidebarHeight)
    flow.skip(Spacing.Gap.section * u)
    let arcIsFirst = rest >= withSidebar + Spacing.Arc.largeHeight
    if arcIsFirst || !tapeIsThird { page.arc = flow.take(Spacing.Arc.largeHeight * u) }
    guard tapeIsThird else { return }
    page.tape = flow.take(Spacing.Tape.stackedHeight * u)
    guard !arcIsFirst else { return }
    flow.skip(Spacing.Gap.section * u)
    page.arc = flow.take(Spacing.Arc.largeHeight * u)
  }

  /// Large text on a page on which figure and tape do not find room together.
  private func isLow(_ page: Arrangement) -> Bool {
    let head = page.masthead.bottom + Spacing.Gap.warning + Spacing.Hero.leastFigure
    return page.isLarge && head + Spacing.Tape.stackedHeight > input.viewport.height / page.unit
  }

  /// Side margins do not grow with the text.
  private func unscaled(_ page: Arrangement) -> Double { page.unit / input.textScale }

  private func masthead(_ page: Arrangement) -> Spacing.Masthead {
    let u = page.unit
    guard page.isLarge else { return page.isSmall ? .small : isSquare ? .square : .stacked }
    guard page.isSmall || input.viewport.height / u < Self.low else { return .large }
    return input.viewport.width / u >= Self.lineNeeds ? .small : .smallLarge
  }

  /// Pages of large text lower than this many units spare the masthead's height, as small panels do.
  static let low = 38.0
  /// A masthead in one line needs this many units.
  static let lineNeeds = 40.0

  private func heroHeight(_ page: Arrangement) -> Double {
    let u = page.unit
    if isSquare { return Spacing.Hero.squareHeight * u }
    guard page.isSmall else { return Spacing.Hero.stackedHeight * u }
    let rest = input.viewport.height / u - page.masthead.bottom - Spacing.Gap.warning - Spacing.Gap.section
    return min(Spacing.Hero.stackedHeight, max(Spacing.Hero.smallHeight, rest - Spacing.Tape.stackedHeight)) * u
  }

  /// Everything down to the table's foot fits the screen with the arc in its place.
  private func arcStandsAboveTheFold(_ page: Arrangement) -> Bool {
    if isSquare || page.isSmall { return false }
    let table = Spacing.Table.headHeight + Spacing.Table.leastRow * Double(input.days)
    return tableTop(page) + table + 0.5 <= input.viewport.height / page.unit
  }

  /// In units, with the arc above.
  private func tableTop(_ page: Arrangement) -> Double {
    page.masthead.bottom + Spacing.Gap.warning + Spacing.Hero.stackedHeight + Spacing.Arc.stackedHeight
      + Spacing.Tape.stackedHeight + Spacing.Gap.section
  }

  /// Rows share what the screen leaves: 58 : 42 with the cells where both fit, else all down to the fold.
  private func rowHeight(_ page: Arrangement, from y: Double) -> Double {
    let u = page.unit
    if page.isLarge { return page.wholeRow(Spacing.Table.largeRow * u) }
    let rest = input.viewport.height - y - Spacing.Table.headHeight * u
    let rows = Double(max(1, input.days))
    let withCells =
      (rest + Spacing.Table.headHeight * u - Spacing.Gap.colophonRule * u) * 0.58 - Spacing.Table.headHeight * u
    if cellsFit(page) { return page.wholeRow(min(Spacing.Table.mostRow * u, withCells / rows)) }
    let filled = (rest - 0.4 * u) / rows
    let usable =
      filled >= Spacing.Table.leastRow * u ? min(filled, Spacing.Table.mostRow * u) : Spacing.Table.naturalRow * u
    return page.wholeRow(usable)
  }

  private func cellsFit(_ page: Arrangement) -> Bool {
    !page.isLarge && !page.isSmall && !isSquare && input.viewport.height / page.unit >= 124
  }

  private func takeCells(_ page: inout Arrangement, _ flow: inout Flow) {
    let u = page.unit
    if page.isLarge || (page.isSmall && flow.width / u < 60) {
      for _ in 0..<2 {
        let row = flow.take(Spacing.Cells.largeHeight * u)
        page.cells += row.split(into: 2)
      }
    } else {
      let left = input.viewport.height - flow.y - Spacing.Gap.colophonRule * u
      let height =
        cellsFit(page)
        ? min(Spacing.Cells.mostHeight * u, max(Spacing.Cells.leastHeight * u, left)) : Spacing.Cells.stackedHeight * u
      page.cells = flow.take(height).split(into: 4)
    }
  }
}

/// Hands out rectangles from the top of a column down.
struct Flow {
  let x: Double
  private(set) var y: Double
  let width: Double

  init(x: Double, y: Double, width: Double) {
    self.x = x
    self.y = y
    self.width = width
  }

  mutating func take(_ height: Double) -> Rect {
    defer { y += height }
    return Rect(x: x, y: y, width: width, height: height)
  }

  mutating func skip(_ height: Double) { y += height }
}

extension Rect {
  /// Equal parts from left to right.
  func split(into parts: Int) -> [Rect] {
    (0..<parts).map {
      Rect(x: x + width * Double($0) / Double(parts), y: y, width: width / Double(parts), height: height)
    }
  }
}
