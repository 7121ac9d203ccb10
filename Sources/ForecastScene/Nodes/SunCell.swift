/// Sunrise and sunset of the scrubbed hour's day with the phase of its moon.
enum SunCell: Node {
  /// `hour` is the first hour of the tape that has the day.
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = CellFrame(3, sheet.page)
    let hours = sheet.content.hours
    let index = hours.indices.contains(input.hour) ? hours[input.hour].day : nil
    guard let index, sheet.words.days.indices.contains(index) else {
      frame.words(nil, nil, &painter, sheet)
      return painter.chunk
    }
    let words = sheet.words.days[index]
    let half = frame.drawing.height / 2
    paintTime(words.sunrise, isRise: true, y: frame.drawing.y + half * 0.5, frame, &painter, sheet)
    paintTime(words.sunset, isRise: false, y: frame.drawing.y + half * 1.5, frame, &painter, sheet)
    painter.rule(
      x: frame.inner.x, y: frame.drawing.midY, width: frame.inner.width, thickness: sheet.page.hairline,
      sheet.palette.hair)
    paintMoon(sheet.content.days[index], words, frame, &painter, sheet)
    return painter.chunk
  }

  private static func paintMoon(
    _ day: PageContent.Day, _ words: PageWords.Day, _ frame: CellFrame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    frame.words(words.moon, words.sunNote, &painter, sheet)
    let radius = 0.85 * frame.drawingUnit
    let x = frame.inner.maxX - radius
    let width = painter.fitting.width(words.moon, sheet.types.style(.cellValue))
    guard width < frame.inner.width - 2.6 * radius else { return }
    Moon(phase: day.moonPhase, isSouthern: sheet.content.place.coordinate.latitude < 0)
      .paint(at: Point(x: x, y: frame.valueBaseline - radius * 0.85), radius: radius, &painter, sheet)
  }

  /// A half sun on a horizon: solid where it rises, hollow where it sets.
  private static func paintTime(
    _ time: String?, isRise: Bool, y: Double, _ frame: CellFrame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    let u = frame.drawingUnit
    let center = Point(x: frame.inner.x + 1.9 * u, y: sheet.scale.snap(y + 0.7 * u))
    let radius = 1.45 * u
    let hair = max(sheet.page.hairline, 0.12 * sheet.u)
    let half: (inout PathBuilder) -> Void = { $0.arc(center, rx: radius, ry: radius, from: .pi, to: 2 * .pi) }
    if isRise {
      painter.fill(sheet.palette.ink, half)
    } else {
      painter.stroke(sheet.palette.ink, width: hair, half)
    }
    painter.rule(x: center.x - 1.9 * u, y: center.y, width: 3.8 * u, thickness: hair, sheet.palette.ink)
    let style = sheet.types.style(.cellTime)
    painter.fittedText(
      time ?? sheet.words.labels.missing, style, x: frame.inner.maxX, y: y + style.size * 0.35,
      width: frame.inner.width - 4.7 * u, anchor: .right, sheet.palette.ink)
  }
}
