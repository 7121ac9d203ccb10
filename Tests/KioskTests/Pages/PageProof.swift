@testable import ForecastScene
@testable import KioskApp

/// A page at rest, its whole sheet taken apart into runs of type and blocks; nothing is rasterised.
struct PageProof {
  /// A line of glyphs as it stands on the sheet.
  struct Run {
    let node: NodeID
    let text: String
    /// Nil where only fonts that stand in are used.
    let face: Typeface?
    /// Device pixels an em.
    let size: Double
    let color: Color
    /// The box of the ink, in device pixels.
    var ink: Rect

    /// What is seen of it between two edges; nil for nothing.
    func clipped(from left: Double, to right: Double) -> Run? {
      var run = self
      run.ink.x = max(ink.minX, left)
      run.ink.width = min(ink.maxX, right) - run.ink.x
      return run.ink.width > 0 ? run : nil
    }
  }

  /// An upright rectangle as it stands on the sheet.
  struct Block {
    let node: NodeID
    let rect: FixedRect
  }

  let settings: ProofSettings
  let sheet: Sheet
  let regions: Regions
  let runs: [Run]
  let blocks: [Block]
  let chunks: [PlacedChunk]

  init?(_ settings: ProofSettings, _ fonts: FontLibrary, _ measurer: FontMeasurer) {
    let stage = Stage(measuring: measurer)
    let scale = PixelScale(pixelsPerPoint: settings.scale)
    stage.handle(.viewport(width: settings.width, height: settings.height, scale: scale), at: 0)
    let look = SceneSettings(
      edition: settings.edition, contrast: settings.contrast, textScale: settings.textScale, targets: settings.targets)
    stage.handle(.settings(look), at: 0)
    let (content, words) = settings.content.page()
    stage.handle(.page(content, words), at: 0)
    stage.handle(.position(settings.position), at: 0)
    let list = stage.frame(at: 0).list
    guard let sheet = stage.state.sheet else { return nil }
    self.settings = settings
    self.sheet = sheet
    regions = stage.regions
    chunks = list.chunks
    let tape = ForecastTape.Frame(sheet.page).rect
    runs = list.chunks.flatMap { Self.runs(in: $0, fonts) }
      .compactMap {
        $0.node == .tape ? $0.clipped(from: tape.minX * settings.scale, to: tape.maxX * settings.scale) : $0
      }
    blocks = list.chunks.flatMap(Self.blocks)
  }

  /// The sheet's own pixels a point.
  var perPoint: Double { settings.scale }

  /// A rectangle of the arrangement in device pixels.
  func pixels(_ r: Rect) -> Rect {
    Rect(x: r.x * perPoint, y: r.y * perPoint, width: r.width * perPoint, height: r.height * perPoint)
  }

  private static func blocks(in placed: PlacedChunk) -> [Block] {
    placed.chunk.items.compactMap { item in
      guard case .rect(let rect, _) = item else { return nil }
      return Block(node: placed.node, rect: rect.offset(by: placed.offset))
    }
  }

  private static func runs(in placed: PlacedChunk, _ fonts: FontLibrary) -> [Run] {
    placed.chunk.items.compactMap { item in
      guard case .glyphs(let run, let at, let color) = item else { return nil }
      guard let ink = ink(of: run, at: at + placed.offset, fonts) else { return nil }
      let text = String(String.UnicodeScalarView(run.glyphs.compactMap { Unicode.Scalar($0.scalar) }))
      let face = Typeface.allCases.first { face in run.glyphs.contains { $0.font == fonts.index(of: face) } }
      return Run(node: placed.node, text: text, face: face, size: run.size.pixels, color: color, ink: ink)
    }
  }

  private static func ink(of run: GlyphRun, at: FixedPoint, _ fonts: FontLibrary) -> Rect? {
    let size = run.size.pixels
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for glyph in run.glyphs {
      guard let scalar = Unicode.Scalar(glyph.scalar), !scalar.properties.isWhitespace else { continue }
      guard let measure = fonts.font(glyph.font)?.measure(scalar) else { continue }
      let x = at.x.pixels + glyph.x.pixels
      let left = x + measure.left * size
      let right = x + measure.right * size
      let top = at.y.pixels - measure.top * size
      let bottom = at.y.pixels - measure.bottom * size
      box =
        box.map { (min($0.left, left), min($0.top, top), max($0.right, right), max($0.bottom, bottom)) }
        ?? (left, top, right, bottom)
    }
    return box.map { Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }
}
