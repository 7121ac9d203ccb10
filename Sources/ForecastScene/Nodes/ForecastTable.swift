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
    /// The middle of the capsules' column; the round ends stay inside.
    let track: (x: Double, width: Double)

    init(_ page: Arrangement) {
      rect = page.table
      rowHeight = page.rowHeight
      isLarge = page.isLarge
      unit = page.unit
      capsule = page.scale.snapThickness(
        min(Spacing.Table.capsule * page.unit, page.rowHeight * Spacing.Table.capsuleShare))
      let w = page.table.width
      track =
        page.isLarge
        ? (page.table.x, w)
        : (page.table.x + w * Spacing.Table.capsuleLeft, w * (Spacing.Table.capsuleRight - Spacing.Table.capsuleLeft))
    }

    static func == (a: Frame, b: Frame) -> Bool {
      a.rect == b.rect && a.rowHeight == b.rowHeight && a.isLarge == b.isLarge && a.unit == b.unit
    }

    func hash(into hasher: inout Hasher) { hasher.combine(rect) }

    var firstRow: Double { rect.y + Spacing.Table.headHeight * unit }

    func row(_ index: Int) -> Rect {
      Rect(x: rect.x, y: firstRow + rowHeight * Double(index), width: rect.width, height: rowHeight)
    }

    /// The line on which a row's words stand.
    func baseline(_ index: Int, _ style: TextStyle) -> Double {
      let row = row(index)
      return isLarge ? row.y + 2.75 * unit : row.midY + style.size * 0.34
    }

    /// The middle of a row's capsule.
    func capsuleMiddle(_ index: Int, _ scale: PixelScale) -> Double {
      let row = row(index)
      return scale.snap(isLarge ? row.y + 4.75 * unit : row.midY)
    }

    /// The x of a share of the scale, for the centres of round ends.
    func x(_ fraction: Double) -> Double {
      let radius = capsule / 2
      return track.x + radius + (track.width - 2 * radius) * fraction
    }
  }
}

/// The head of the days and the dotted lines of their scale.
enum TableHead: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTable.Frame(sheet.page)
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
        painter.upright(x: x, y: y, height: sheet.scale.pixel, thickness: sheet.page.hairline, sheet.palette.hair)
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
    let columns = Columns(sheet)
    let name = sheet.types.style(input.isSelected ? .dayNameSelected : .dayName)
    let y = ForecastTable.Frame(sheet.page).baseline(index, name)
    painter.fittedText(words.name, name, x: columns.name, y: y, width: columns.nameWidth, sheet.palette.ink)
    paintSky(day, columns, index, &painter, sheet)
    if let chance = words.rainChance {
      painter.text(
        chance, sheet.types.style(.dayChance), x: columns.chanceRight, y: y, anchor: .right, sheet.figures.rain)
    }
    painter.figure(
      words.low, sheet.types.style(.dayFigure, muted: true), right: columns.lowRight, y: y, unit: .degree,
      sheet.palette.mute)
    painter.figure(
      words.high, sheet.types.style(.dayFigure), right: columns.highRight, y: y, unit: .degree, sheet.figures.ink)
    paintCapsule(day, index, &painter, sheet)
    return painter.chunk
  }

  private static func paintSky(
    _ day: PageContent.Day, _ columns: Columns, _ index: Int, _ painter: inout Painter, _ sheet: Sheet
  ) {
    guard let condition = day.forecast.condition else { return }
    let row = ForecastTable.Frame(sheet.page).row(index)
    let middle = sheet.page.isLarge ? row.y + 2.1 * sheet.u : row.midY
    Pictogram(condition).paint(
      at: Point(x: columns.pictogram, y: middle), size: columns.pictogramSize, &painter, sheet)
  }

  private static func paintCapsule(_ day: PageContent.Day, _ index: Int, _ painter: inout Painter, _ sheet: Sheet) {
    guard let range = day.range else { return }
    let frame = ForecastTable.Frame(sheet.page)
    let height = frame.capsule
    let span = ForecastRangeBar.span(low: range.low, high: range.high, in: sheet.content.scale.range)
    let middle = frame.capsuleMiddle(index, sheet.scale)
    let track = Rect(
      x: frame.track.x, y: middle - (height / sheet.scale.pixel / 2).rounded(.down) * sheet.scale.pixel,
      width: frame.track.width, height: height)
    let left = frame.x(span.low) - height / 2
    let bar = Rect(x: left, y: track.y, width: frame.x(span.high) + height / 2 - left, height: height)
    painter.capsule(bar, sheet.figures.ink)
  }

  /// Where the columns of a row stand; large text has no capsule between them.
  private struct Columns {
    let name: Double
    let nameWidth: Double
    let pictogram: Double
    let pictogramSize: Double
    let chanceRight: Double
    let lowRight: Double
    let highRight: Double

    init(_ sheet: Sheet) {
      let rect = sheet.page.table
      let w = rect.width
      let hang = Spacing.Table.degreeHang * sheet.u
      name = rect.x
      pictogram = rect.x + w * (sheet.page.isLarge ? 0.262 : Spacing.Table.pictogram)
      let row = sheet.page.isLarge ? 3.4 * sheet.u : sheet.page.rowHeight
      pictogramSize = min(Spacing.Table.pictogramSize * sheet.u * (sheet.page.isLarge ? 1.15 : 1), row * 0.9)
      nameWidth = pictogram - pictogramSize * 0.6 - name
      chanceRight = rect.x + w * (sheet.page.isLarge ? 0.465 : Spacing.Table.chanceRight)
      lowRight = rect.x + w * (sheet.page.isLarge ? 0.8 : Spacing.Table.lowRight)
      highRight = rect.maxX - hang
    }
  }
}

/// The ring of the scrubbed hour, painted around the page's origin and placed on a capsule.
enum RangeRing: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let capsule = ForecastTable.Frame(sheet.page).capsule
    let radius = capsule * Spacing.Table.ringRadius
    let width = capsule * Spacing.Table.ringWidth
    painter.disc(.zero, radius: radius, sheet.palette.paper)
    painter.ring(.zero, radius: radius, width: width, sheet.palette.spot)
    return painter.chunk
  }
}
