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
    let style = sheet.types.style(.cellNote)
    let sign = (FigureForm.minusWidth + 2 * FigureForm.minusGap) * style.size
    let parts = dew.split(separator: "\u{2212}", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let width = parts.reduce(0) { $0 + painter.fitting.width($1, style) } + sign * Double(parts.count - 1)
    let share = min(1, max(TextFitting.leastShrink, frame.inner.width / (width + style.size * 0.3)))
    let set = style.sized(style.size * share)
    var x = frame.inner.x
    for (index, part) in parts.enumerated() {
      if index > 0 {
        x += sign * share
        painter.minus(set, right: x, y: frame.noteBaseline, sheet.palette.mute)
      }
      painter.text(part, set, x: x, y: frame.noteBaseline, sheet.palette.mute)
      x += painter.fitting.width(part, set)
    }
    painter.degree(set, x: x + 0.1 * set.size, y: frame.noteBaseline, sheet.palette.mute)
  }
}
