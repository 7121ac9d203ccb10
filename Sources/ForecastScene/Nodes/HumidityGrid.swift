/// The relative humidity of the scrubbed hour as a grid of ten by ten dots, filled from below.
enum HumidityGrid: Node {
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = CellFrame(2, sheet.page)
    let hour = sheet.hour(input.hour)
    let known = !sheet.isWithdrawn && sheet.content.hours.indices.contains(input.hour)
    let humidity = known ? sheet.content.hours[input.hour].forecast.humidity : nil
    paintDots(filled: humidity.map { Int((min(1, max(0, $0.fraction)) * 100).rounded()) }, frame, &painter, sheet)
    frame.words(known ? hour.humidity : nil, nil, &painter, sheet)
    if known, let dew = hour.dewPoint { paintDewPoint(dew, frame, &painter, sheet) }
    return painter.chunk
  }

  private static func paintDots(
    filled: Int?, _ frame: CellFrame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    let side = min(frame.drawing.width * 0.94, frame.drawing.height)
    // A pitch of whole half pixels keeps every dot of the grid alike.
    let pitch = (side / 10 * sheet.scale.pixelsPerPoint * 2).rounded(.down) / 2 / sheet.scale.pixelsPerPoint
    let x0 = frame.drawing.x + pitch / 2
    let y0 = frame.drawing.maxY - pitch / 2
    let count = filled ?? 0
    func dots(_ range: Range<Int>, radius: Double, _ color: Color) {
      guard !range.isEmpty else { return }
      painter.fill(color) { path in
        for dot in range {
          path.circle(
            Point(x: x0 + Double(dot % 10) * pitch, y: y0 - Double(dot / 10) * pitch), radius: radius)
        }
      }
    }
    dots(0..<count, radius: pitch * 0.36, sheet.figures.ink)
    dots(count..<100, radius: pitch * 0.1, sheet.figures.ink)
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
