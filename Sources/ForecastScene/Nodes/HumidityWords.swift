/// The words under the humidity's grid: the figure and the dew point of the scrubbed hour.
enum HumidityWords: Node {
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = CellFrame(2, sheet.page)
    let hour = sheet.hour(input.hour)
    frame.words(sheet.isWithdrawn ? nil : hour.humidity, nil, &painter, sheet)
    if !sheet.isWithdrawn, let dew = hour.dewPoint { paintDewPoint(dew, frame, &painter, sheet) }
    return painter.chunk
  }

  /// "Dew 13", its minus and its degree drawn as everywhere.
  private static func paintDewPoint(_ dew: String, _ frame: CellFrame, _ painter: inout Painter, _ sheet: Sheet) {
    let parts = dew.split(separator: "\u{2212}", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let style = dewStyle(parts, width: frame.inner.width, painter, sheet)
    let y = frame.noteBaseline
    var x = frame.inner.x
    for (index, part) in parts.enumerated() {
      if index > 0 {
        x += signWidth * style.size
        painter.minus(style, right: x, y: y, sheet.palette.mute)
      }
      painter.text(part, style, x: x, y: y, sheet.palette.mute)
      x += painter.fitting.width(part, style)
    }
    painter.degree(style, x: x + degreeGap * style.size, y: y, sheet.palette.mute)
  }

  /// In em: the minus with a gap on both sides, the gap before the degree, and the degree itself.
  private static let signWidth = FigureForm.minusWidth + 2 * FigureForm.minusGap
  private static let degreeGap = 0.1
  private static let degreeWidth = 2 * FigureForm.degreeRadius + FigureForm.degreeStroke

  /// The largest style that fits, in the condensed cut where the italic would fall under its floor.
  private static func dewStyle(_ parts: [String], width: Double, _ painter: Painter, _ sheet: Sheet) -> TextStyle {
    let style = sheet.types.style(.cellNote)
    let drawn = degreeGap + degreeWidth + signWidth * Double(parts.count - 1)
    func fits(_ style: TextStyle) -> Bool {
      parts.reduce(drawn * style.size) { $0 + painter.fitting.width($1, style) } <= width
    }
    let shrunk = [1, 0.9, TextFitting.leastShrink].map { style.sized(style.size * $0) }
      .filter { $0.size >= TypeFloor.pixels($0.face) * sheet.scale.pixel }
    return shrunk.first(where: fits) ?? style.condensed ?? shrunk.last ?? style
  }
}
