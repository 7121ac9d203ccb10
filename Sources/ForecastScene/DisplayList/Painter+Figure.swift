/// What hangs outside a figure's digits.
enum FigureUnit {
  case none
  case degree
  case percent
}

/// The drawn parts of a figure in em of its size; the font's own minus and degree gape.
enum FigureForm {
  static let minusWidth = 0.28
  static let minusThickness = 0.045
  /// Height of the minus above the baseline.
  static let minusHeight = 0.27
  /// Between the minus and its first digit.
  static let minusGap = 0.07
  /// The degree's ring, everywhere but in the giant figure.
  static let degreeRadius = 0.085
  static let degreeStroke = 0.032
  static let degreeGap = 0.035
  /// The width of a digit's cell: Old Standard's own.
  static let cell = 0.58
}

extension Painter {
  /// Sets a figure with its digits' right edge at `right`; the sign hangs to the left, the unit to the right.
  ///
  /// A figure that is not known is a dash in the place of its units.
  mutating func figure(
    _ figure: Figure?, _ style: TextStyle, right: Double, y: Double, unit: FigureUnit = .none,
    unitStyle: TextStyle? = nil,
    _ color: Color
  ) {
    guard let figure else {
      return text("–", style, x: right - style.size * FigureForm.cell / 2, y: y, anchor: .center, color)
    }
    let cell = cellWidth(style)
    for place in 0..<figure.digitCount {
      let x = right - cell * (Double(place) + 0.5)
      text(String(figure.digit(place) ?? 0), style, x: x, y: y, anchor: .center, color)
    }
    if figure.isNegative { minus(style, right: right - cell * Double(figure.digitCount), y: y, color) }
    self.unit(unit, style, unitStyle ?? style, x: right, y: y, color)
  }

  /// The left end of a figure whose digits end at `right`.
  func figureLeft(_ figure: Figure, _ style: TextStyle, right: Double) -> Double {
    let sign = figure.isNegative ? (FigureForm.minusWidth + FigureForm.minusGap) * style.size : 0
    return right - cellWidth(style) * Double(figure.digitCount) - sign
  }

  private func cellWidth(_ style: TextStyle) -> Double {
    style.face == .label || style.face == .labelBold
      ? fitting.width("0", style.sized(style.size)) : FigureForm.cell * style.size
  }

  /// A minus whose right end stands a gap before `right`.
  mutating func minus(_ style: TextStyle, right: Double, y: Double, _ color: Color) {
    let em = style.size
    let thickness = scale.snapThickness(max(leastRule, FigureForm.minusThickness * em))
    let top = scale.snap(y) - scale.snap(FigureForm.minusHeight * em)
    let x = right - (FigureForm.minusGap + FigureForm.minusWidth) * em
    block(Rect(x: x, y: top, width: FigureForm.minusWidth * em, height: thickness), color)
  }

  private mutating func unit(
    _ unit: FigureUnit, _ style: TextStyle, _ unitStyle: TextStyle, x: Double, y: Double, _ color: Color
  ) {
    switch unit {
    case .none: break
    case .degree: degree(style, x: x + FigureForm.degreeGap * style.size, y: y, color)
    case .percent: text("%", unitStyle, x: x + 0.06 * style.size, y: y, color)
    }
  }

  /// A ring hanging from cap height with its left edge at `x`.
  mutating func degree(_ style: TextStyle, x: Double, y: Double, _ color: Color) {
    let em = style.size
    let radius = FigureForm.degreeRadius * em
    let width = max(FigureForm.degreeStroke * em, scale.pixel)
    let top = scale.snap(y) - measuring.metrics(of: style.face).capHeight * em
    ring(Point(x: x + radius + width / 2, y: top + radius + width / 2), radius: radius, width: width, color)
  }
}
