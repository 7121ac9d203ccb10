/// The days: name, pictogram, rain chance, low, capsule, high, all on one shared scale.
public enum ForecastTable {
  /// Where rows and columns lie, in points.
  struct Frame: Hashable {
    let rect: Rect
    let rowHeight: Double
    let isLarge: Bool
    let unit: Double
    /// The height of a capsule.
    let capsule: Double
    let columns: TableColumns

    init(_ sheet: Sheet) {
      let page = sheet.page
      rect = page.table
      rowHeight = page.rowHeight
      isLarge = page.isLarge
      unit = page.unit
      let height = min(Spacing.Table.capsule * page.unit, page.rowHeight * Spacing.Table.capsuleShare)
      capsule = page.scale.snapThickness(height)
      columns = TableColumns(sheet)
    }

    var firstRow: Double { rect.y + Spacing.Table.headHeight * unit }

    func row(_ index: Int) -> Rect {
      Rect(x: rect.x, y: firstRow + rowHeight * Double(index), width: rect.width, height: rowHeight)
    }

    /// The middle of a row's pictogram and of the capitals of its words.
    func wordsMiddle(_ index: Int) -> Double {
      row(index).y + rowHeight * (isLarge ? Spacing.Table.largeWords : 0.5)
    }

    /// The line on which a row's words stand.
    func baseline(_ index: Int, _ style: TextStyle) -> Double {
      wordsMiddle(index) + style.size * Spacing.Table.baselineDrop
    }

    /// The middle of a row's capsule.
    func capsuleMiddle(_ index: Int, _ scale: PixelScale) -> Double {
      scale.snap(row(index).y + rowHeight * (isLarge ? Spacing.Table.largeCapsule : 0.5))
    }

    /// The x of a share of the scale, for the centres of round ends.
    func x(_ fraction: Double) -> Double {
      let radius = capsule / 2
      return columns.trackLeft + radius + (columns.trackRight - columns.trackLeft - 2 * radius) * fraction
    }
  }
}

/// The head of the days and the dotted lines of their scale.
enum TableHead: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTable.Frame(sheet)
    let u = sheet.u
    let rect = frame.rect
    painter.text(
      sheet.words.labels.days.uppercased(), sheet.types.style(.head), x: rect.x,
      y: rect.y + Spacing.Table.headBaseline * u, sheet.palette.ink)
    painter.rule(
      x: rect.x, y: rect.y + Spacing.Table.headRule * u, width: rect.width, thickness: Spacing.medium * u,
      sheet.palette.ink)
    for row in 1..<max(1, sheet.content.rows) {
      painter.rule(
        x: rect.x, y: frame.row(row).y - sheet.page.hairline, width: rect.width, thickness: sheet.page.hairline,
        sheet.palette.hair)
    }
    if !frame.isLarge { paintScale(frame, &painter, sheet) }
    painter.rule(
      x: rect.x, y: frame.row(sheet.content.rows).y - sheet.page.hairline, width: rect.width,
      thickness: Spacing.medium * u, sheet.palette.ink)
    return painter.chunk
  }

  private static func paintScale(_ frame: ForecastTable.Frame, _ painter: inout Painter, _ sheet: Sheet) {
    let u = sheet.u
    let style = sheet.types.style(.scaleMark)
    let foot = frame.row(sheet.content.rows).y
    for mark in sheet.words.scale {
      let x = frame.x(sheet.content.scale.fraction(of: mark.temperature))
      painter.text(
        mark.label, style, x: x, y: frame.rect.y + Spacing.Table.headBaseline * u, anchor: .center, sheet.palette.mute)
      var y = sheet.scale.snap(frame.firstRow + 2 * sheet.scale.pixel)
      let step = max(3 * sheet.scale.pixel, sheet.scale.snap(0.4 * u))
      while y < foot - step {
        let dot = sheet.page.strokes.hairline * sheet.scale.pixel
        painter.upright(x: x, y: y, height: dot, thickness: sheet.page.hairline, sheet.palette.hair)
        y += step
      }
    }
  }
}

/// One day of the table; bold while it is the day of the scrubbed hour.
enum TableRow: Node {
  struct Input: Equatable {
    let revision: Int
    let row: Int
    let isSelected: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let index = input.row
    let day = sheet.content.days[index]
    let words = sheet.words.days.indices.contains(index) ? sheet.words.days[index] : PageWords.Day()
    let frame = ForecastTable.Frame(sheet)
    let columns = frame.columns
    let name = sheet.types.style(input.isSelected ? .dayNameSelected : .dayName)
    let y = frame.baseline(index, name)
    painter.fittedText(words.name, name, x: columns.name, y: y, width: columns.nameWidth, sheet.palette.ink)
    if let condition = day.forecast.condition, let x = columns.pictogram {
      Pictogram(condition).paint(
        at: Point(x: x, y: frame.wordsMiddle(index)), size: columns.pictogramSize, &painter, sheet)
    }
    if let chance = words.rainChance {
      painter.text(
        chance, sheet.types.style(.dayChance), x: columns.chanceRight, y: y, anchor: .right, sheet.figures.rain)
    }
    painter.figure(
      words.low, sheet.types.style(.dayFigure, muted: true), right: columns.lowRight, y: y, unit: .degree,
      sheet.palette.mute)
    painter.figure(
      words.high, sheet.figureStyle(.dayFigure), right: columns.highRight, y: y, unit: .degree, sheet.figures.ink)
    paintCapsule(day, index, frame, &painter, sheet)
    return painter.chunk
  }

  private static func paintCapsule(
    _ day: PageContent.Day, _ index: Int, _ frame: ForecastTable.Frame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    guard let range = day.range else { return }
    let height = frame.capsule
    let span = ForecastRangeBar.span(low: range.low, high: range.high, in: sheet.content.scale.range)
    let half = (height / sheet.scale.pixel / 2).rounded(.down) * sheet.scale.pixel
    let left = frame.x(span.low) - height / 2
    let bar = Rect(
      x: left, y: frame.capsuleMiddle(index, sheet.scale) - half, width: frame.x(span.high) + height / 2 - left,
      height: height)
    painter.capsule(bar, sheet.figures.ink)
  }
}

/// The ring of the scrubbed hour, painted around the page's origin and placed on a capsule.
enum RangeRing: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let capsule = ForecastTable.Frame(sheet).capsule
    let radius = capsule * Spacing.Table.ringRadius
    let width = capsule * Spacing.Table.ringWidth
    painter.disc(.zero, radius: radius, sheet.palette.paper)
    painter.ring(.zero, radius: radius, width: width, sheet.palette.spot)
    return painter.chunk
  }
}
