/// Quiet bars in tint where figures will land, while nothing has come yet.
enum QuietPage: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    paintFigure(&painter, sheet)
    paintSidebar(&painter, sheet)
    paintTable(&painter, sheet)
    paintCells(&painter, sheet)
    return painter.chunk
  }

  private static func paintFigure(_ painter: inout Painter, _ sheet: Sheet) {
    let hero = HeroFrame(sheet)
    let figure = hero.figure
    let cell = HeroFrame.FigureFrame.cell * figure.size
    for place in 0..<2 {
      painter.quiet(
        Rect(
          x: figure.left + Double(place) * cell, y: figure.baseline - figure.height, width: cell * 0.9,
          height: figure.height), sheet)
    }
    let y = hero.main.maxY - (Spacing.Hero.conditionBaseline + 1.9) * sheet.u
    painter.quiet(Rect(x: hero.main.x, y: y, width: 19 * sheet.u, height: 1.9 * sheet.u), sheet)
  }

  private static func paintSidebar(_ painter: inout Painter, _ sheet: Sheet) {
    let size = sheet.types.style(.sidebarFigure).size
    for row in SidebarFrame(HeroFrame(sheet), sheet).rows {
      painter.quiet(
        Rect(x: row.digits - size * 1.15, y: row.baseline - size * 0.8, width: size * 1.15, height: size * 0.85),
        sheet)
    }
  }

  private static func paintTable(_ painter: inout Painter, _ sheet: Sheet) {
    let frame = ForecastTable.Frame(sheet)
    let u = sheet.u
    for row in 0..<sheet.content.rows {
      let rect = frame.row(row)
      let middle = frame.wordsMiddle(row)
      painter.quiet(Rect(x: rect.x, y: middle - 0.6 * u, width: 6 * u, height: 1.2 * u), sheet)
      let bar = Rect(
        x: frame.columns.trackLeft, y: frame.capsuleMiddle(row, sheet.scale) - 0.3 * u,
        width: frame.columns.trackRight - frame.columns.trackLeft, height: 0.6 * u)
      painter.quietCapsule(bar, sheet)
    }
  }

  private static func paintCells(_ painter: inout Painter, _ sheet: Sheet) {
    for index in sheet.page.cells.indices {
      let frame = CellFrame(index, sheet.page)
      painter.quiet(frame.drawing, sheet)
      painter.quiet(
        Rect(
          x: frame.inner.x, y: frame.valueBaseline - 1.5 * sheet.u, width: frame.inner.width * 0.5,
          height: 1.5 * sheet.u), sheet)
    }
  }
}

extension Painter {
  /// A bar in tint; an outline where there are no shades.
  fileprivate mutating func quiet(_ bar: Rect, _ sheet: Sheet) {
    block(bar, sheet.palette.tint)
    guard sheet.page.strokes == .twoInks else { return }
    let line = sheet.page.hairline
    block(bar.inset(left: line, top: line, right: line, bottom: line), sheet.palette.paper)
  }

  fileprivate mutating func quietCapsule(_ bar: Rect, _ sheet: Sheet) {
    capsule(bar, sheet.palette.tint)
    guard sheet.page.strokes == .twoInks else { return }
    let line = sheet.page.hairline
    capsule(bar.inset(left: line, top: line, right: line, bottom: line), sheet.palette.paper)
  }
}
