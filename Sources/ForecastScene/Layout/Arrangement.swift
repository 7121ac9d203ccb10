/// Where the parts of one page lie, in points from the sheet's upper left corner.
///
/// A function of viewport, text scale and kind of page alone: scrubbing never changes it.
struct Arrangement: Hashable {
  /// How the parts stand to each other.
  enum Shape: Hashable {
    /// One under the other.
    case stacked
    /// Hero, arc and tape on the left; days and cells on the right.
    case columns
    /// Hero, tape and days side by side; cells below.
    case wide
  }

  var shape: Shape
  /// Figures and labels are large against the width: sidebar under the figure, capsules under their days, cells two abreast.
  var isLarge: Bool
  /// A small panel: the masthead in one line.
  var isSmall: Bool
  /// The page's unit times the text scale.
  var unit: Double
  var scale: PixelScale
  var strokes: Strokes
  /// The least side of what is touched, in points.
  var leastTarget: Double
  /// The least height of a day's row, in points.
  var leastRow: Double
  var hairline: Double
  var viewport: Size
  /// The whole sheet; as high as the viewport or higher.
  var sheet: Rect
  var margin: Double
  var masthead: Spacing.Masthead
  /// The figure with its day, time and condition; with the sidebar beside it, but for large text.
  var hero: Rect
  /// Large text: the sidebar's rows in two columns under the figure. Elsewhere it stands in the hero.
  var sidebar: Rect
  /// Columns of the sidebar's rows there: two, one on very narrow pages.
  var sidebarColumns: Int
  var arc: Rect
  var tape: Rect
  var table: Rect
  var rowHeight: Double
  var cells: [Rect]
  /// Rules between columns.
  var dividers: [Rect]
  /// The foot of the sheet: its rule lies at the top edge.
  var colophon: Rect
  /// On a page without a forecast: the words with their button, and the sky below or beside them.
  var notice: Rect
  var noticeSky: Rect
  /// Points an hour; a multiple of four device pixels, so that resting ticks lie on whole pixels.
  var hourWidth: Double

  /// A row of the days.
  func row(_ index: Int) -> Rect {
    let first = table.y + Spacing.Table.headHeight * unit
    return Rect(x: table.x, y: first + rowHeight * Double(index), width: table.width, height: rowHeight)
  }
  /// The height of a row, cut to whole pixels: they make even rules.
  func wholeRow(_ height: Double) -> Double {
    let least = max(1, (leastRow * scale.pixelsPerPoint).rounded(.up))
    return max(least, (height * scale.pixelsPerPoint + 0.001).rounded(.down)) / scale.pixelsPerPoint
  }
  /// The height of large text's sidebar.
  var sidebarHeight: Double { Double(4 / sidebarColumns) * Spacing.Hero.stackedRow * unit }
  var types: TypeScale { TypeScale(unit: unit, scale: scale, isNarrowSet: shape != .stacked, strokes: strokes) }
  var content: Rect { sheet.inset(left: margin, right: margin) }
  /// How far the sheet can be scrolled, in points.
  var scrollRange: Double {
    // What is less than a pixel is the rounding of sums.
    let range = sheet.height - viewport.height
    return range < scale.pixel / 2 ? 0 : range
  }
}
