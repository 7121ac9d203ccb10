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
    let half = (hero.sidebar.width - Spacing.Hero.stackedGutter * u) / 2
    let left = hero.sidebar.x + (index % 2 == 0 ? 0 : half + Spacing.Hero.stackedGutter * u)
    let top = hero.sidebar.y + Double(index / 2) * Spacing.Hero.stackedRow * u
    return row(
      label, left, left + half, top + (Spacing.Hero.stackedRow - Spacing.Hero.stackedRowFoot) * u,
      rule: (sheet.scale.snap(top), index < 2),
      sheet)
  }

  private static func row(
    _ label: String, _ left: Double, _ right: Double, _ baseline: Double, rule: (y: Double, isStrong: Bool)?,
    _ sheet: Sheet
  ) -> Row {
    let digits = right - Spacing.Hero.unitHang * sheet.u
    let figure = sheet.types.style(.sidebarFigure).size * 1.55
    return Row(
      label: label, left: left, right: right, baseline: sheet.scale.snap(baseline), rule: rule, digits: digits,
      labelWidth: max(0, digits - figure - left))
  }

  func figure(_ value: Figure?, _ row: Int, _ unit: FigureUnit, _ painter: inout Painter, _ sheet: Sheet) {
    painter.figure(
      value, sheet.types.style(.sidebarFigure), right: rows[row].digits, y: rows[row].baseline, unit: unit,
      unitStyle: sheet.types.style(.sidebarUnit), sheet.figures.ink)
  }

  func text(_ string: String, _ row: Int, _ painter: inout Painter, _ sheet: Sheet) {
    painter.fittedText(
      string, sheet.types.style(.cellValue), x: rows[row].right, y: rows[row].baseline,
      width: rows[row].right - rows[row].left - rows[row].labelWidth * 0.5, anchor: .right, sheet.figures.ink)
  }
}
