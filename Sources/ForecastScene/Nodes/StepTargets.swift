/// The triangles at the tape's ends: a tap on one goes an hour earlier or later, for whoever can't drag.
enum StepTargets: Node {
  /// Where they may be touched, in points.
  struct Frame: Hashable {
    let earlier: Rect
    let later: Rect

    init(_ page: Arrangement) {
      let tape = page.tape
      let least = max(Spacing.Steps.leastSide, page.leastTarget)
      // A tape too short for both keeps its middle.
      let width = min(least, tape.width / 4)
      let rise = max(0, least - tape.height) / 2
      earlier = Rect(x: tape.x, y: tape.y - rise, width: width, height: tape.height + 2 * rise)
      later = Rect(x: tape.maxX - width, y: tape.y - rise, width: width, height: tape.height + 2 * rise)
    }
  }

  struct Input: Equatable {
    let revision: Int
    let isEarlier: Bool
    /// At an end of the tape the triangle that leads on is pale.
    let isOpen: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = Frame(sheet.page)
    let target = input.isEarlier ? frame.earlier : frame.later
    paintGround(target, &painter, sheet)
    let tape = ForecastTape.Frame(sheet.page)
    let half = Spacing.Steps.halfHeight * sheet.u
    let middle = Point(x: target.midX, y: tape.rule + half + Spacing.Steps.gap * sheet.u)
    let reach = (input.isEarlier ? -1 : 1) * half * Spacing.Steps.slenderness
    painter.fill(input.isOpen ? sheet.palette.ink : sheet.palette.hair) {
      $0.polygon([
        Point(x: middle.x + reach, y: middle.y), Point(x: middle.x - reach, y: middle.y - half),
        Point(x: middle.x - reach, y: middle.y + half),
      ])
    }
    return painter.chunk
  }

  /// Bare paper under the ruler's line, over the strip that slides there.
  private static func paintGround(_ target: Rect, _ painter: inout Painter, _ sheet: Sheet) {
    let tape = ForecastTape.Frame(sheet.page)
    let top = tape.rule + sheet.page.hairline
    let foot = tape.rect.maxY - sheet.page.hairline
    painter.block(Rect(x: target.x, y: top, width: target.width, height: foot - top), sheet.palette.paper)
  }
}
