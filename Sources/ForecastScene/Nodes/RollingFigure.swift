/// One digit of a drum of the giant figure, standing in the units' cell; placing moves it to its cell and height.
enum DrumDigit: Node {
  struct Input: Equatable {
    let revision: Int
    /// 0…9.
    let digit: Int
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let figure = HeroFrame(sheet).figure
    let style = TextStyle(face: .roman, size: figure.size)
    painter.text(
      String(input.digit), style, x: figure.cellRight(0) - HeroFrame.FigureFrame.cell * figure.size / 2,
      y: figure.baseline, anchor: .center, sheet.figures.ink)
    return painter.chunk
  }
}

/// What does not roll: the sign before the leading digit and the degree after the last; a dash where nothing is known.
enum FigureSigns: Node {
  struct Input: Equatable {
    let revision: Int
    /// Digits before which a minus stands; 0 for none.
    let minusBefore: Int
    let isKnown: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let figure = HeroFrame(sheet).figure
    let style = TextStyle(face: .roman, size: figure.size)
    guard input.isKnown else {
      let width = FigureForm.minusWidth * figure.size
      painter.minus(style, right: figure.left + width + 0.2 * figure.size, y: figure.baseline, sheet.figures.ink)
      return painter.chunk
    }
    if input.minusBefore > 0 {
      let right = figure.cellRight(input.minusBefore - 1) - HeroFrame.FigureFrame.cell * figure.size
      painter.minus(style, right: right + FigureForm.minusGap * figure.size, y: figure.baseline, sheet.figures.ink)
    }
    paintDegree(figure, &painter, sheet)
    return painter.chunk
  }

  private static func paintDegree(_ figure: HeroFrame.FigureFrame, _ painter: inout Painter, _ sheet: Sheet) {
    let radius = HeroFrame.FigureFrame.degreeRadius * figure.size
    let width = HeroFrame.FigureFrame.degreeStroke * figure.size
    let center = Point(
      x: figure.cellRight(0) + HeroFrame.FigureFrame.degreeCenter * figure.size,
      y: figure.baseline - figure.height + radius + width / 2)
    painter.ring(center, radius: radius, width: width, sheet.figures.ink)
  }
}
