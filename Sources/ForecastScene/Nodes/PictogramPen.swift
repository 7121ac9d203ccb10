/// The strokes pictograms are put together from; coordinates are shares of the drawing's size from its centre.
struct PictogramPen {
  let center: Point
  let size: Double
  let sheet: Sheet

  private var ink: Color { sheet.figures.ink }
  /// The stroke of the whole drawing, whatever share of it a part takes.
  let width: Double

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * size, y: center.y + y * size) }

  func sun(x: Double, y: Double, radius: Double, rays: Double, _ painter: inout Painter) {
    let middle = at(x, y)
    painter.ring(middle, radius: radius * size, width: width, ink)
    for ray in 0..<8 {
      let angle = Double(ray) * .pi / 4
      let c = Libm.cos(angle)
      let s = Libm.sin(angle)
      let inner = (radius + 0.09) * size
      let outer = rays * size
      painter.line(
        Point(x: middle.x + inner * c, y: middle.y + inner * s),
        Point(x: middle.x + outer * c, y: middle.y + outer * s),
        width: width, cap: .round, ink)
    }
  }

  /// Three bumps over a flat base. Paper inside hides what stands behind.
  func cloud(x: Double, y: Double, scale: Double, _ painter: inout Painter) {
    let outline = Self.cloudOutline
    let points = outline.map { at(x + $0.x * scale, y + $0.y * scale) }
    painter.fill(sheet.palette.paper) { $0.polygon(points) }
    painter.stroke(ink, width: width, closed: true) { path in points.forEach { path.line($0) } }
  }

  /// The outline of three circles standing on a line, clockwise from the lower left, in shares of the size.
  private static let cloudOutline: [Point] = {
    let left = (x: -0.26, y: 0.06, r: 0.15)
    let top = (x: -0.04, y: -0.06, r: 0.205)
    let right = (x: 0.25, y: 0.045, r: 0.165)
    var points: [Point] = []
    func arc(_ c: (x: Double, y: Double, r: Double), _ from: Double, _ to: Double) {
      let steps = 14
      for step in 0...steps {
        let a = (from + (to - from) * Double(step) / Double(steps)) * .pi / 180
        points.append(Point(x: c.x + c.r * Libm.cos(a), y: c.y + c.r * Libm.sin(a)))
      }
    }
    // Each arc ends where the circles cross; the angles are those of the crossings.
    let first = crossing(left, top)
    let second = crossing(top, right)
    arc(left, 90, first.onA < 0 ? first.onA + 360 : first.onA)
    arc(top, first.onB < 0 ? first.onB : first.onB - 360, second.onA)
    arc(right, second.onB, 90)
    return points
  }()

  /// The upper crossing of two circles, as angles in degrees seen from each centre.
  private static func crossing(
    _ a: (x: Double, y: Double, r: Double), _ b: (x: Double, y: Double, r: Double)
  ) -> (onA: Double, onB: Double) {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let d = (dx * dx + dy * dy).squareRoot()
    let along = (a.r * a.r - b.r * b.r + d * d) / (2 * d)
    let across = (max(0, a.r * a.r - along * along)).squareRoot()
    // Of the two crossings the one with the smaller y lies on the outline.
    let one = Point(x: a.x + (along * dx + across * dy) / d, y: a.y + (along * dy - across * dx) / d)
    let two = Point(x: a.x + (along * dx - across * dy) / d, y: a.y + (along * dy + across * dx) / d)
    let p = one.y < two.y ? one : two
    return (
      Libm.atan2(p.y - a.y, p.x - a.x) * 180 / .pi, Libm.atan2(p.y - b.y, p.x - b.x) * 180 / .pi
    )
  }

  func lines(_ painter: inout Painter) {
    for (row, half) in [(-0.24, 0.26), (-0.08, 0.4), (0.08, 0.32), (0.24, 0.4)] {
      painter.line(at(-half, row), at(half, row), width: width, cap: .round, ink)
    }
  }

  func wind(_ painter: inout Painter) {
    for (y, end, radius) in [(-0.06, 0.16, 0.12), (0.12, 0.26, 0.1)] {
      let up = y < 0
      painter.stroke(ink, width: width, cap: .round) { path in
        path.line(at(-0.42, y))
        path.arc(
          at(end, up ? y - radius : y + radius), rx: radius * size, ry: radius * size, from: up ? .pi / 2 : -.pi / 2,
          to: up ? -.pi : .pi)
      }
    }
  }

  func whirl(_ painter: inout Painter) {
    for (y, half, shift) in [
      (-0.34, 0.38, 0.0), (-0.17, 0.29, 0.03), (0.0, 0.2, 0.0), (0.17, 0.12, -0.04), (0.34, 0.05, -0.08),
    ] {
      painter.line(at(shift - half, y), at(shift + half, y), width: width, cap: .round, ink)
    }
  }

  func fall(_ fall: Pictogram.Fall, _ painter: inout Painter) {
    let rain = sheet.figures.rain
    switch fall {
    case .nothing: break
    case .drizzle: drops([-0.16, 0.02, 0.2], length: 0.1, rain, &painter)
    case .rain(let heavy):
      drops(heavy ? [-0.24, -0.08, 0.08, 0.24] : [-0.16, 0.02, 0.2], length: 0.22, rain, &painter)
    case .sleet:
      drops([-0.2, 0.2], length: 0.2, rain, &painter)
      flake(0, 0.33, &painter)
    case .snow: for x in [-0.2, 0.02, 0.24] { flake(x, 0.33, &painter) }
    case .hail: for x in [-0.2, 0.0, 0.2] { painter.disc(at(x, 0.34), radius: 0.05 * size, ink) }
    case .ice:
      drops([-0.16, 0.06], length: 0.2, rain, &painter)
      painter.line(at(-0.26, 0.46), at(0.26, 0.46), width: width, cap: .round, rain)
    case .thunder:
      drops([-0.2, 0.22], length: 0.22, rain, &painter)
      bolt(&painter)
    case .thunderAndSnow:
      flake(-0.22, 0.34, &painter)
      flake(0.24, 0.34, &painter)
      bolt(&painter)
    }
  }

  private func drops(_ xs: [Double], length: Double, _ color: Color, _ painter: inout Painter) {
    for x in xs {
      painter.line(
        at(x + length * 0.2, 0.22), at(x - length * 0.2, 0.22 + length), width: width * 1.15, cap: .round, color)
    }
  }

  private func flake(_ x: Double, _ y: Double, _ painter: inout Painter) {
    for arm in 0..<3 {
      let angle = Double(arm) * .pi / 3 + .pi / 6
      let dx = 0.08 * Libm.cos(angle)
      let dy = 0.08 * Libm.sin(angle)
      painter.line(at(x - dx, y - dy), at(x + dx, y + dy), width: width * 0.8, cap: .round, ink)
    }
  }

  private func bolt(_ painter: inout Painter) {
    painter.fill(sheet.palette.spot) {
      $0.polygon([
        at(0.05, 0.14), at(-0.1, 0.33), at(-0.01, 0.33), at(-0.06, 0.48), at(0.11, 0.27), at(0.02, 0.27), at(0.1, 0.14),
      ])
    }
  }
}
