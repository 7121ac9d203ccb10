/// Turns marks in points into display items in device coordinates; the only maker of `Fixed` numbers.
struct Painter {
  let scale: PixelScale
  let measuring: any TextMeasuring
  /// No rule is thinner, in points.
  let leastRule: Double
  private(set) var items: [DisplayItem] = []

  init(scale: PixelScale, measuring: any TextMeasuring, leastRule: Double = 0) {
    self.scale = scale
    self.measuring = measuring
    self.leastRule = leastRule
  }

  var chunk: Chunk { Chunk(items: items) }

  mutating func append(_ item: DisplayItem) { items.append(item) }

  func fixed(_ points: Double) -> Fixed { Fixed(pixels: points * scale.pixelsPerPoint) }
  func fixed(_ p: Point) -> FixedPoint { FixedPoint(x: fixed(p.x), y: fixed(p.y)) }
  func fixed(_ r: Rect) -> FixedRect {
    FixedRect(minX: fixed(r.minX), minY: fixed(r.minY), maxX: fixed(r.maxX), maxY: fixed(r.maxY))
  }

  // MARK: Rules and blocks

  /// A rectangle with its edges where they are given; one that has no room is left out.
  mutating func rect(_ r: Rect, _ color: Color) {
    if r.width > 0, r.height > 0 { append(.rect(fixed(r), color)) }
  }

  /// A rectangle with its edges on whole pixels, at least one pixel wide and high.
  mutating func block(_ r: Rect, _ color: Color) {
    let x = scale.snap(r.minX)
    let y = scale.snap(r.minY)
    let width = max(scale.pixel, scale.snap(r.maxX) - x)
    let height = max(scale.pixel, scale.snap(r.maxY) - y)
    rect(Rect(x: x, y: y, width: width, height: height), color)
  }

  /// A horizontal rule whose upper edge lies on a whole pixel.
  mutating func rule(x: Double, y: Double, width: Double, thickness: Double, _ color: Color) {
    let thick = scale.snapThickness(max(leastRule, thickness))
    let left = scale.snap(x)
    rect(Rect(x: left, y: scale.snap(y), width: scale.snap(x + width) - left, height: thick), color)
  }

  /// A vertical rule whose left edge lies on a whole pixel.
  mutating func upright(x: Double, y: Double, height: Double, thickness: Double, _ color: Color) {
    let thick = scale.snapThickness(max(leastRule, thickness))
    let top = scale.snap(y)
    rect(Rect(x: scale.snap(x), y: top, width: thick, height: scale.snap(y + height) - top), color)
  }

  mutating func fade(_ r: Rect, _ axis: FadeAxis, from: Color, to: Color) {
    if r.width > 0, r.height > 0 { append(.fade(fixed(scale.snap(r)), axis: axis, from: from, to: to)) }
  }

  // MARK: Paths

  mutating func fill(_ color: Color, _ draw: (inout PathBuilder) -> Void) {
    var builder = PathBuilder(scale: scale)
    draw(&builder)
    append(.fill(builder.path(), at: .zero, color))
  }

  mutating func stroke(
    _ color: Color, width: Double, cap: StrokeCap = .butt, closed: Bool = false, _ draw: (inout PathBuilder) -> Void
  ) {
    var builder = PathBuilder(scale: scale)
    draw(&builder)
    append(.stroke(builder.path(closed: closed), at: .zero, width: fixed(width), cap: cap, color))
  }

  mutating func disc(_ center: Point, radius: Double, _ color: Color) {
    fill(color) { $0.circle(center, radius: radius) }
  }

  /// A ring whose stroke is centred on `radius`.
  mutating func ring(_ center: Point, radius: Double, width: Double, _ color: Color) {
    fill(color) {
      $0.circle(center, radius: radius + width / 2)
      $0.circle(center, radius: radius - width / 2, reversed: true)
    }
  }

  /// A bar with round ends.
  mutating func capsule(_ r: Rect, _ color: Color) {
    let radius = min(r.width, r.height) / 2
    fill(color) {
      $0.arc(
        Point(x: r.minX + radius, y: r.midY), rx: radius, ry: radius, from: .pi / 2, to: 3 * .pi / 2)
      $0.arc(
        Point(x: r.maxX - radius, y: r.midY), rx: radius, ry: radius, from: -.pi / 2, to: .pi / 2)
    }
  }

  mutating func line(_ a: Point, _ b: Point, width: Double, cap: StrokeCap = .butt, _ color: Color) {
    stroke(color, width: width, cap: cap) {
      $0.move(a)
      $0.line(b)
    }
  }
}
