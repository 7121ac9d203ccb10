/// Arranges a page: which shape it takes, how large its unit is, where its parts lie.
struct PageLayout {
  /// What an arrangement depends on.
  struct Input: Hashable {
    /// Points.
    var viewport: Size
    var scale: PixelScale
    var textScale: Double
    var panelWidth: Double?
    /// Rows of the table.
    var days: Int
    /// Whether words stand in the place of a forecast.
    var isNotice = false
    /// Whether a page of words has a sky under or beside them.
    var hasSky = true
    var strokes = Strokes.fine
    /// The least side of what is touched, in points.
    var leastTarget = TouchTarget.standardSide
    /// The least height of a day's row, in points.
    var leastRow = 0.0
  }

  /// A short side under this many points makes a small panel.
  static let smallPanel = 480.0
  /// The unit on small panels, in points: type at its floor.
  static let smallUnit = 8.0
  /// Pages narrower than this many units are set like large text.
  static let narrow = 52.0
  /// Two columns need this many units; three need a page this many times wider than high.
  static let columnsNeed = 66.0
  static let largeColumnsNeed = 58.0
  static let wideRatio = 2.2
  static let squareRatio = 1.25
  /// The large setting takes over from this text scale on.
  static let largeFrom = 1.4

  let input: Input

  /// The arrangement for an input. Cost: some hundred operations; called once for each change of its input.
  static func arrange(_ input: Input) -> Arrangement { PageLayout(input: input).arrange() }

  private func arrange() -> Arrangement {
    let size = input.viewport
    let unit = self.unit
    let isSmall = min(size.width, size.height) < Self.smallPanel
    let isLarge = input.textScale >= Self.largeFrom || size.width / unit < Self.narrow
    var page = Arrangement(
      shape: shape(unit: unit, isSmall: isSmall), isLarge: isLarge, isSmall: isSmall, unit: unit, scale: input.scale,
      strokes: input.strokes, leastTarget: input.leastTarget,
      leastRow: input.leastRow, hairline: hairline, viewport: size,
      sheet: Rect(x: 0, y: 0, width: size.width, height: size.height),
      margin: 0, masthead: .stacked, hero: .zero, sidebar: .zero, sidebarColumns: 2, arc: .zero, tape: .zero,
      table: .zero, rowHeight: 0,
      cells: [],
      dividers: [], colophon: .zero, notice: .zero, noticeSky: .zero, hourWidth: 0)
    switch page.shape {
    case .stacked: StackedLayout(input: input, isSquare: isSquare).arrange(&page)
    case .columns: ColumnsLayout(input: input).arrange(&page)
    case .wide: WideLayout(input: input).arrange(&page)
    }
    page.hourWidth = hourWidth(page.tape.width)
    if input.isNotice { NoticeLayout(input: input).arrange(&page) }
    return page
  }

  /// The page's unit by its shape, times the text scale.
  private var unit: Double {
    let width = input.viewport.width
    let height = input.viewport.height
    if min(width, height) < Self.smallPanel { return Self.smallUnit * input.textScale }
    if isSquare { return min(width, height) / 72 * input.textScale }
    if width < height { return width / 72 * input.textScale }
    return (width > height * Self.wideRatio ? height / 48 : height / 56) * input.textScale
  }

  private var isSquare: Bool {
    let ratio = input.viewport.width / input.viewport.height
    return ratio < Self.squareRatio && ratio > 1 / Self.squareRatio
  }

  private func shape(unit: Double, isSmall: Bool) -> Arrangement.Shape {
    let size = input.viewport
    if isSmall || isSquare || size.width < size.height { return .stacked }
    let isLarge = input.textScale >= Self.largeFrom
    if size.width > size.height * Self.wideRatio, !isLarge { return .wide }
    return size.width / unit >= (isLarge ? Self.largeColumnsNeed : Self.columnsNeed) ? .columns : .stacked
  }

  /// One device pixel, at least the printer's hairline where the panel's width is known.
  private var hairline: Double {
    let least = input.strokes.hairline * input.scale.pixel
    guard let panel = input.panelWidth, panel > 0 else { return least }
    return max(least, input.scale.snapThickness(Spacing.hairlineMillimetres * input.viewport.width / panel))
  }

  private func hourWidth(_ width: Double) -> Double {
    let across = Spacing.Tape.hoursAcross / Libm.pow(input.textScale, Spacing.Tape.thinning)
    let pixels = width / across * input.scale.pixelsPerPoint
    return max(4, (pixels / 4).rounded() * 4) / input.scale.pixelsPerPoint
  }
}

extension Rect {
  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}
