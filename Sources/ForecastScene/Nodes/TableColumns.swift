/// Where the columns of the days stand: at shares of the width, moved apart where the widest figures need the room.
///
/// Large text has its capsules under the rows, over the whole width.
struct TableColumns: Hashable {
  let name: Double
  let nameWidth: Double
  let pictogram: Double
  let pictogramSize: Double
  let chanceRight: Double
  /// The right edges of the digits; degrees hang outside.
  let lowRight: Double
  let highRight: Double
  let trackLeft: Double
  let trackRight: Double

  init(_ sheet: Sheet) {
    let rect = sheet.page.table
    let isLarge = sheet.page.isLarge
    let gap = Spacing.Table.columnGap * sheet.u
    let low = FigureColumn(sheet.words.days.compactMap(\.low), sheet.types.style(.dayFigure, muted: true), sheet)
    let high = FigureColumn(sheet.words.days.compactMap(\.high), sheet.types.style(.dayFigure), sheet)
    func x(_ share: Double) -> Double { rect.x + rect.width * share }

    highRight = rect.maxX - high.degree
    let highLeft = highRight - high.digits
    let widestLow = isLarge ? highLeft - gap : x(Spacing.Table.capsuleLeft) - gap
    lowRight = min(x(isLarge ? Spacing.Table.largeLowRight : Spacing.Table.lowRight), widestLow - low.degree)
    trackLeft = isLarge ? rect.x : x(Spacing.Table.capsuleLeft)
    trackRight = isLarge ? rect.maxX : max(trackLeft, min(x(Spacing.Table.capsuleRight), highLeft - gap))
    let chanceShare = isLarge ? Spacing.Table.largeChanceRight : Spacing.Table.chanceRight
    chanceRight = min(x(chanceShare), lowRight - low.digits - gap / 2)

    let row = sheet.page.rowHeight * (isLarge ? Spacing.Table.largePictogramRow : 1)
    let natural = (isLarge ? Spacing.Table.largePictogram : Spacing.Table.pictogramSize) * sheet.u
    pictogramSize = min(natural, row * Spacing.Table.pictogramRow)
    let chance = TextFitting(measuring: sheet.measuring, scale: sheet.scale)
      .width("100%", sheet.types.style(.dayChance))
    pictogram = min(
      x(isLarge ? Spacing.Table.largePictogramMiddle : Spacing.Table.pictogram),
      chanceRight - chance - pictogramSize / 2 - gap / 4)
    name = rect.x
    nameWidth = max(0, pictogram - pictogramSize / 2 - gap / 4 - name)
  }

  /// How wide a column of figures is.
  private struct FigureColumn {
    /// The widest figure with its sign, left of the digits' right edge.
    let digits: Double
    /// What hangs right of it.
    let degree: Double

    init(_ figures: [Figure], _ style: TextStyle, _ sheet: Sheet) {
      let painter = sheet.painter()
      digits = figures.map { -painter.figureLeft($0, style, right: 0) }.max() ?? 0
      degree = (FigureForm.degreeGap + 2 * FigureForm.degreeRadius + FigureForm.degreeStroke) * style.size
    }
  }
}
