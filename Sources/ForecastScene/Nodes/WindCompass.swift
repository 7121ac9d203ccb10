/// The compass rose behind the needle: a ring of 32 ticks.
enum CompassRose: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let rose = WindCompass.Frame(sheet.page)
    let hair = max(sheet.page.hairline, 0.1 * sheet.u)
    painter.ring(rose.center, radius: rose.radius - hair / 2, width: hair, sheet.palette.ink)
    for tick in 0..<32 {
      let length = tick.isMultiple(of: 8) ? 0.24 : tick.isMultiple(of: 2) ? 0.13 : 0.08
      painter.line(
        rose.point(Double(tick) * 11.25, rose.radius), rose.point(Double(tick) * 11.25, rose.radius * (1 - length)),
        width: tick.isMultiple(of: 8) ? hair : sheet.page.hairline, sheet.palette.ink)
    }
    return painter.chunk
  }
}

/// The wind of the scrubbed hour. The needle's head shows where the wind goes; the words say where it comes from.
enum WindCompass: Node {
  /// The circle in the wind cell.
  struct Frame {
    let center: Point
    let radius: Double

    init(_ page: Arrangement) {
      let drawing = CellFrame(0, page).drawing
      radius = max(1, min(drawing.width * 0.98, drawing.height) / 2)
      let isWide = drawing.width > 2.6 * radius
      center = Point(x: isWide ? drawing.x + radius : drawing.midX, y: drawing.midY)
    }

    /// The point at a bearing in degrees and a distance from the centre.
    func point(_ bearing: Double, _ distance: Double) -> Point {
      let a = bearing * .pi / 180
      return Point(x: center.x + distance * Libm.sin(a), y: center.y - distance * Libm.cos(a))
    }
  }

  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let hour = sheet.hour(input.hour)
    let known = !sheet.isWithdrawn
    let from = known && hour.windOrigin != nil ? sheet.content.direction(of: input.hour) : nil
    paintLetters(from, &painter, sheet)
    CellFrame(0, sheet.page).words(
      known ? hour.windSpeed : nil, known ? hour.windOrigin : nil, &painter, sheet)
    if let from { paintNeedle(from, &painter, sheet) }
    return painter.chunk
  }

  /// The four letters, but for those the needle would cross out.
  private static func paintLetters(_ from: Direction?, _ painter: inout Painter, _ sheet: Sheet) {
    let rose = Frame(sheet.page)
    let labels = sheet.words.labels
    let style = sheet.types.style(.compassPoint)
    for (index, letter) in [labels.north, labels.east, labels.south, labels.west].enumerated() {
      let bearing = Double(index) * 90
      if let from, abs(Libm.sin((from.degrees - bearing) * .pi / 180)) < 0.3 { continue }
      let p = rose.point(bearing, rose.radius * 0.62)
      painter.text(letter, style, x: p.x, y: p.y + style.size * 0.35, anchor: .center, sheet.palette.mute)
    }
  }

  private static func paintNeedle(_ from: Direction, _ painter: inout Painter, _ sheet: Sheet) {
    let rose = Frame(sheet.page)
    let to = from.degrees + 180
    let reach = rose.radius * 0.86
    let head = rose.radius * 0.27
    painter.line(
      rose.point(from.degrees, rose.radius * 0.7), rose.point(to, reach - head), width: 0.2 * sheet.u, sheet.figures.ink
    )
    painter.disc(rose.point(from.degrees, rose.radius * 0.7), radius: 0.5 * sheet.u, sheet.figures.ink)
    let tip = rose.point(to, reach)
    let foot = rose.point(to, reach - head)
    let a = to * .pi / 180
    let half = head * 0.36
    let side = Point(x: Libm.cos(a) * half, y: Libm.sin(a) * half)
    painter.fill(sheet.figures.ink) {
      $0.polygon([
        tip, Point(x: foot.x + side.x, y: foot.y + side.y), Point(x: foot.x - side.x, y: foot.y - side.y),
      ])
    }
  }
}

extension PageContent {
  /// Where the wind of an hour comes from; nil where it is not known.
  func direction(of hour: Int) -> Direction? {
    hours.indices.contains(hour) ? hours[hour].forecast.windDirection : nil
  }
}
