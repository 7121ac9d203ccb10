/// Where the parts of one ruled cell at the foot of the page lie.
struct CellFrame {
  let rect: Rect
  let unit: Double
  /// Inside the rules.
  let inner: Rect
  let headBaseline: Double
  let valueBaseline: Double
  let noteBaseline: Double
  /// The room for the drawing.
  let drawing: Rect

  /// The cell of an index, 0…3: wind, UV, humidity, sun and moon.
  init(_ index: Int, _ page: Arrangement) {
    rect = page.cells[index]
    unit = page.unit
    let perRow = page.cells.filter { abs($0.y - page.cells[0].y) < 1 }.count
    let isFirst = index % perRow == 0
    let pad = Spacing.Cells.pad * unit
    inner = rect.inset(left: isFirst ? 0 : pad, right: index % perRow == perRow - 1 ? 0 : pad)
    headBaseline = rect.y + Spacing.Cells.headBaseline * unit
    noteBaseline = page.scale.snap(rect.maxY - Spacing.Cells.noteBaseline * unit)
    valueBaseline = page.scale.snap(rect.maxY - Spacing.Cells.valueBaseline * unit)
    let top = rect.y + Spacing.Cells.figureTop * unit
    drawing = Rect(x: inner.x, y: top, width: inner.width, height: rect.maxY - Spacing.Cells.figureFoot * unit - top)
  }

  /// The unit of small drawings: the page's own, less where the cell is narrow against it.
  var drawingUnit: Double { min(unit, inner.width / Self.drawingUnits) }
  private static let drawingUnits = 12.0

  /// The words under the drawing: a value and a note in italic.
  func words(_ value: String?, _ note: String?, _ painter: inout Painter, _ sheet: Sheet) {
    let missing = sheet.words.labels.missing
    painter.fittedText(
      value ?? missing, sheet.figureStyle(.cellValue), x: inner.x, y: valueBaseline, width: inner.width,
      sheet.figures.ink)
    guard let note else { return }
    painter.fittedText(
      note, sheet.types.style(.cellNote), x: inner.x, y: noteBaseline, width: inner.width, sheet.palette.mute)
  }
}

/// What all four cells share: their heads and the rules between them.
enum CellsGround: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let page = sheet.page
    let u = sheet.u
    let labels = sheet.words.labels
    for (index, label) in [labels.wind, labels.uvIndex, labels.humidity, labels.sunAndMoon].enumerated()
    where page.cells.indices.contains(index) {
      let frame = CellFrame(index, page)
      painter.fittedText(
        label.uppercased(), sheet.types.style(.cellHead), x: frame.inner.x, y: frame.headBaseline,
        width: frame.inner.width, sheet.palette.ink)
      if frame.inner.x > frame.rect.x {
        painter.upright(
          x: frame.rect.x, y: frame.rect.y + 0.8 * u, height: frame.rect.height - 1.8 * u, thickness: page.hairline,
          sheet.palette.hair)
      }
    }
    paintRules(&painter, sheet)
    return painter.chunk
  }

  /// Cells below all columns open with a rule of their own; elsewhere they stand under the table's. A hairline parts rows.
  private static func paintRules(_ painter: inout Painter, _ sheet: Sheet) {
    let page = sheet.page
    guard let first = page.cells.first, let last = page.cells.last else { return }
    if page.shape != .stacked, last.maxX - first.x > page.table.width + 1 {
      painter.rule(
        x: page.content.x, y: first.y, width: page.content.width, thickness: Spacing.medium * sheet.u,
        sheet.palette.ink)
    }
    if last.y > first.y {
      painter.rule(
        x: page.content.x, y: last.y, width: page.content.width, thickness: page.hairline, sheet.palette.hair)
    }
  }
}
