/// The four rows of the sidebar, beside the figure or in two columns under it.
struct SidebarFrame {
  /// A label and a figure on one baseline.
  struct Row {
    var label: String
    var left: Double
    var right: Double
    var baseline: Double
    /// The rule above the row.
    var rule: (y: Double, isStrong: Bool)?
    /// The digits' right edge; the unit hangs outside.
    var digits: Double
    var labelWidth: Double
  }

  private(set) var rows: [Row] = []

  init(_ hero: HeroFrame, _ sheet: Sheet) {
    let labels = [
      sheet.words.labels.apparentTemperature, sheet.words.labels.high, sheet.words.labels.low, sheet.words.labels.rain,
    ]
    for (index, label) in labels.enumerated() {
      rows.append(hero.rule == nil ? Self.stacked(index, label, hero, sheet) : Self.beside(index, label, hero, sheet))
    }
  }

  private static func beside(_ index: Int, _ label: String, _ hero: HeroFrame, _ sheet: Sheet) -> Row {
    let height = hero.sidebar.height / 4
    let top = hero.sidebar.y + height * Double(index)
    let baseline = top + height * 0.5 + sheet.types.style(.sidebarFigure).size * 0.35
    return row(
      label, hero.sidebar.x, hero.sidebar.maxX, baseline, rule: index == 0 ? nil : (sheet.scale.snap(top), false), sheet
    )
  }

  private static func stacked(_ index: Int, _ label: String, _ hero: HeroFrame, _ sheet: Sheet) -> Row {
    let u = sheet.u
    let columns = sheet.page.sidebarColumns
    let gutter = Spacing.Hero.stackedGutter * u
    let width = (hero.sidebar.width - gutter * Double(columns - 1)) / Double(columns)
    let left = hero.sidebar.x + Double(index % columns) * (width + gutter)
    let top = hero.sidebar.y + Double(index / columns) * Spacing.Hero.stackedRow * u
    return row(
      label, left, left + width, top + (Spacing.Hero.stackedRow - Spacing.Hero.stackedRowFoot) * u,
      rule: (sheet.scale.snap(top), index < columns),
      sheet)
  }

  private static func row(
    _ label: String, _ left: Double, _ right: Double, _ baseline: Double, rule: (y: Double, isStrong: Bool)?,
    _ sheet: Sheet
  ) -> Row {
    let digits = right - Spacing.Hero.unitHang * sheet.u
    return Row(
      label: label, left: left, right: right, baseline: sheet.scale.snap(baseline), rule: rule, digits: digits,
      labelWidth: max(0, digits - widestFigure(sheet) - Spacing.Hero.labelGap * sheet.u - left))
  }

  /// The width of the widest figure that any hour can show here: labels do not move while the tape does.
  private static func widestFigure(_ sheet: Sheet) -> Double {
    let hours = sheet.words.hours.flatMap { [$0.apparentTemperature, $0.rainChance] }
    let days = sheet.words.days.prefix(2).flatMap { [$0.low, $0.high] }
    let style = sheet.figureStyle(.sidebarFigure)
    let painter = sheet.painter()
    let widths = (hours + days).compactMap { $0 }.map { -painter.figureLeft($0, style, right: 0) }
    return widths.max() ?? style.size
  }

  func figure(_ value: Figure?, _ row: Int, _ unit: FigureUnit, _ painter: inout Painter, _ sheet: Sheet) {
    painter.figure(
      value, sheet.figureStyle(.sidebarFigure), right: rows[row].digits, y: rows[row].baseline, unit: unit,
      unitStyle: sheet.figureStyle(.sidebarUnit), sheet.figures.ink)
  }

  func text(_ string: String, _ row: Int, _ painter: inout Painter, _ sheet: Sheet) {
    painter.fittedText(
      string, sheet.figureStyle(.cellValue), x: rows[row].right, y: rows[row].baseline,
      width: rows[row].right - rows[row].left - rows[row].labelWidth * 0.5, anchor: .right, sheet.figures.ink)
  }
}
