/// The UV index of the scrubbed hour as a solid column of eleven steps beside its figure.
enum UVColumn: Node {
  static let steps = 11

  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = CellFrame(1, sheet.page)
    let hour = sheet.hour(input.hour)
    let value = sheet.isWithdrawn ? nil : hour.uvIndex
    paintColumn(value?.value, frame, &painter, sheet)
    let style = sheet.figureStyle(.uvFigure)
    let right = min(frame.inner.maxX - 0.2 * sheet.u, column(frame, sheet).maxX + 9.5 * frame.drawingUnit)
    painter.figure(value, style, right: right, y: frame.drawing.midY + style.size * 0.34, sheet.figures.ink)
    frame.words(sheet.isWithdrawn ? nil : hour.uvBand, nil, &painter, sheet)
    return painter.chunk
  }

  private static func column(_ frame: CellFrame, _ sheet: Sheet) -> Rect {
    sheet.scale.snap(
      Rect(
        x: frame.drawing.x, y: frame.drawing.y, width: min(4.7 * frame.drawingUnit, frame.drawing.width * 0.36),
        height: frame.drawing.height))
  }

  private static func paintColumn(_ value: Int?, _ frame: CellFrame, _ painter: inout Painter, _ sheet: Sheet) {
    let column = column(frame, sheet)
    let hair = sheet.page.hairline
    let ink = sheet.palette.ink
    painter.rule(x: column.x, y: column.y, width: column.width, thickness: hair, ink)
    painter.rule(x: column.x, y: column.maxY - hair, width: column.width, thickness: hair, ink)
    painter.upright(x: column.x, y: column.y, height: column.height, thickness: hair, ink)
    painter.upright(x: column.maxX - hair, y: column.y, height: column.height, thickness: hair, ink)
    for step in 1..<steps {
      let y = column.maxY - column.height * Double(step) / Double(steps)
      let length = (step.isMultiple(of: 5) ? 1.25 : 0.8) * frame.drawingUnit
      painter.rule(x: column.maxX + 0.15 * sheet.u, y: y, width: length, thickness: hair, ink)
    }
    guard let value, value > 0 else { return }
    let height = column.height * Double(min(steps, value)) / Double(steps)
    painter.block(
      Rect(x: column.x, y: column.maxY - height, width: column.width, height: height), sheet.figures.ink)
  }
}
