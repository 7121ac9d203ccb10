/// Where the columns of the days stand: at shares of the width, moved apart where the widest figures need the room.
///
/// Large text has its capsules under the rows, over the whole width.
struct TableColumns: Hashable {
  let name: Double
  let nameWidth: Double
  /// Left out where the names would have no room beside it.
  let pictogram: Double?
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
    let high = FigureColumn(sheet.words.days.compactMap(\.high), sheet.figureStyle(.dayFigure), sheet)
    func x(_ share: Double) -> Double { rect.x + rect.width * share }

    highRight = rect.maxX - high.degree
    let highLeft = highRight - high.digits
    let widestLow = isLarge ? highLeft - gap : x(Spacing.Table.capsuleLeft) - gap
    lowRight = min(x(isLarge ? Spacing.Table.largeLowRight : Spacing.Table.lowRight), widestLow - low.degree)
    trackLeft = isLarge ? rect.x : x(Spacing.Table.capsuleLeft)
    trackRight = isLarge ? rect.maxX : max(trackLeft, min(x(Spacing.Table.capsuleRight), highLeft - gap))
    let chanceShare = isLarge ? Spacing.Table.largeChanceRight : Spacing.Table.chanceRight
    chanceRight = min(x(chanceShare), lowRight - low.digits - gap / 2)

    name = rect.x
    let size = Self.pictogramSize(sheet)
    let chanceLeft = chanceRight - Self.chanceWidth(sheet) - gap / 4
    let share = isLarge ? Spacing.Table.largePictogramMiddle : Spacing.Table.pictogram
    let middle = min(x(share), chanceLeft - size / 2)
    let room = middle - size / 2 - gap / 4 - name
    let isLeftOut = room < Spacing.Table.leastName * sheet.u * (isLarge ? 1 : Spacing.Table.narrowName)
    pictogram = isLeftOut ? nil : middle
    pictogramSize = size
    nameWidth = max(0, isLeftOut ? chanceLeft - name : room)
  }

  private static func pictogramSize(_ sheet: Sheet) -> Double {
    let isLarge = sheet.page.isLarge
    let row = sheet.page.rowHeight * (isLarge ? Spacing.Table.largePictogramRow : 1)
    let natural = (isLarge ? Spacing.Table.largePictogram : Spacing.Table.pictogramSize) * sheet.u
    return min(natural, row * Spacing.Table.pictogramRow)
  }

  /// The widest rain chance of any day.
  private static func chanceWidth(_ sheet: Sheet) -> Double {
    let fitting = TextFitting(measuring: sheet.measuring, scale: sheet.scale)
    let style = sheet.types.style(.dayChance)
    return sheet.words.days.compactMap(\.rainChance).map { fitting.width($0, style) }.max() ?? 0
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
