/// Where the parts of the hero lie, and how large its figure can be.
struct HeroFrame: Hashable {
  /// Day, time, figure and condition.
  var main: Rect
  /// Feels like, high, low, rain.
  var sidebar: Rect
  /// The rule between them; nil where the sidebar stands under the figure.
  var rule: Rect?
  var figure: FigureFrame

  /// The giant figure: where its cells and its drum window lie.
  struct FigureFrame: Hashable {
    /// Points an em.
    var size: Double
    /// Digits that the widest value of the tape needs.
    var cells: Int
    var left: Double
    var baseline: Double
    /// The digits' own height.
    var height: Double

    static let cell = 0.53
    static let signWidth = FigureForm.minusWidth + 0.06
    static let degreeCenter = 0.145
    static let degreeRadius = 0.10
    static let degreeStroke = 0.036
    /// From one digit of a drum to the next, in em.
    static let pitch = 0.86
    /// How far the drum window reaches past the digits, in em.
    static let overlap = 0.03

    /// The right edge of the cell of a place, 0 for the units.
    func cellRight(_ place: Int) -> Double { left + Double(cells - place) * Self.cell * size }

    /// The rectangle outside which no drum is seen.
    var window: Rect {
      Rect(
        x: left - Self.signWidth * size, y: baseline - height - Self.overlap * size,
        width: (Self.signWidth + Double(cells) * Self.cell + 0.1) * size, height: height + 2 * Self.overlap * size)
    }
  }

  init(_ sheet: Sheet) {
    let page = sheet.page
    let u = page.unit
    let hero = page.hero
    if page.isLarge {
      (main, sidebar) = (hero, page.sidebar)
    } else {
      let x = page.scale.snap(hero.maxX - hero.width * Self.sidebarShare(page.shape))
      main = hero.inset(right: hero.maxX - x + Spacing.Hero.sidebarGapLeft * u)
      let gap = page.shape == .stacked ? Spacing.Hero.sidebarGapRight : Spacing.Hero.columnsSidebarGapRight
      sidebar = hero.inset(left: x - hero.x + gap * u)
      rule = Rect(x: x, y: hero.y, width: page.hairline, height: hero.height)
    }
    figure = Self.figure(in: main, sheet)
  }

  private static func sidebarShare(_ shape: Arrangement.Shape) -> Double {
    switch shape {
    case .stacked: Spacing.Hero.sidebarShare
    case .columns: Spacing.Hero.columnsSidebarShare
    case .wide: Spacing.Hero.wideSidebarShare
    }
  }

  /// The largest size at which the widest value of the whole tape fits.
  private static func figure(in main: Rect, _ sheet: Sheet) -> FigureFrame {
    let figures = sheet.words.hours.compactMap(\.temperature)
    let cells = max(figures.map(\.digitCount).max() ?? 2, 1)
    let sign = figures.contains(where: \.isNegative) ? FigureFrame.signWidth : 0
    let u = sheet.u
    let top = main.y + (Spacing.Hero.headRule + Spacing.Hero.figureTop) * u
    let foot =
      main.maxY - (sheet.page.shape == .stacked ? Spacing.Hero.figureFoot : Spacing.Hero.columnsFigureFoot) * u
    let digitHeight = sheet.measuring.metrics(of: .roman).capHeight
    let degree = FigureFrame.degreeCenter + FigureFrame.degreeRadius + FigureFrame.degreeStroke
    let wide = main.width / (sign + Double(max(2, cells)) * FigureFrame.cell + degree)
    let size = min((foot - top) / digitHeight, wide)
    // Where the width decides, the figure stands in the middle of its height.
    let baseline = sheet.scale.snap(foot - (foot - top - size * digitHeight) / 2)
    return FigureFrame(
      size: size, cells: cells, left: main.x + sign * size, baseline: baseline, height: digitHeight * size)
  }
}
