/// Sets chunks on the screen: scrolled, clipped, in order.
struct Placing {
  private(set) var chunks: [PlacedChunk]
  private let perPoint: Double
  private let screen: PixelRect
  /// Device pixels the sheet is scrolled by, whole, so that rules and type stay crisp while it scrolls.
  private let scroll: Int
  private let drift: PixelOffset

  /// Places into the memory of an older list where nobody else holds it.
  init(
    sheet: Sheet, viewport: SceneState.Viewport, scroll: Double, drift: PixelOffset,
    reusing old: consuming [PlacedChunk]
  ) {
    perPoint = viewport.scale.pixelsPerPoint
    screen = PixelRect(minX: 0, minY: 0, maxX: viewport.width, maxY: viewport.height)
    self.scroll = Self.pixels(ofScroll: scroll, sheet.scale)
    self.drift = drift
    chunks = consume old
    chunks.removeAll(keepingCapacity: true)
    chunks.reserveCapacity(Self.usualCount)
  }

  /// A scroll in whole device pixels.
  static func pixels(ofScroll scroll: Double, _ scale: PixelScale) -> Int {
    Int((scroll * scale.pixelsPerPoint).rounded())
  }

  /// More chunks than most pages have.
  private static let usualCount = 192

  /// Adds a chunk moved by `x` and `y` points, clipped to a rectangle of the sheet.
  mutating func add(_ node: NodeID, _ chunk: Chunk, x: Double = 0, y: Double = 0, clip: Rect? = nil) {
    guard !chunk.bounds.isEmpty else { return }
    let offset = FixedPoint(
      x: Fixed(pixels: x * perPoint) + Fixed(drift.x), y: Fixed(pixels: y * perPoint) - Fixed(scroll - drift.y))
    chunks.append(PlacedChunk(node: node, chunk: chunk, offset: offset, clip: clip.map(pixels) ?? screen))
  }

  private func pixels(_ r: Rect) -> PixelRect {
    let rise = drift.y - scroll
    return PixelRect(
      minX: Int((r.minX * perPoint).rounded(.down)) + drift.x, minY: Int((r.minY * perPoint).rounded(.down)) + rise,
      maxX: Int((r.maxX * perPoint).rounded(.up)) + drift.x, maxY: Int((r.maxY * perPoint).rounded(.up)) + rise
    ).intersection(screen)
  }
}

/// What placing asks of a page's geometry in every frame, worked out once for each revision.
struct PrintedGeometry {
  let figure: HeroFrame.FigureFrame
  let arc: ForecastSkyArc.Frame
  let segments: Int
  let tape: ForecastTape.Frame
  let table: ForecastTable.Frame
  /// Nil where the page has no cells.
  let humidity: HumidityRow.Frame?

  init(_ sheet: Sheet) {
    figure = HeroFrame(sheet).figure
    arc = ForecastSkyArc.Frame(sheet.page)
    segments = arc.segments(sheet.u)
    tape = ForecastTape.Frame(sheet.page)
    table = ForecastTable.Frame(sheet)
    humidity = sheet.page.cells.count == 4 ? HumidityRow.Frame(sheet) : nil
  }
}
