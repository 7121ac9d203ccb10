import CSDL2

/// One physical font, opened at most twice: at a large size for measuring and at whatever size is drawn.
///
/// Drawn glyphs are cached as coverage elsewhere, so one drawing instance that changes its size serves every size; an
/// instance for each would cost 43 to 159 KB (measured with SDL_ttf 2.20.1).
final class FontFace {
  /// Pixels an em of the measuring instance. SDL_ttf tells lengths in whole pixels, so this is the precision of all metrics;
  /// fonts of 1 000 or 2 000 units an em come out exactly.
  static let measuringSize = 2_000

  let file: FontFile
  private let measuring: OpaquePointer
  private var drawing: OpaquePointer?
  private var drawingSize: GlyphSize?

  /// Opens a font, or nil when SDL_ttf cannot read it.
  init?(_ file: FontFile) {
    guard let font = FontGate.enter({ Self.open(file, dpi: UInt32(72 * Self.measuringSize)) }) else { return nil }
    self.file = file
    measuring = font
  }

  deinit {
    FontGate.enter {
      TTF_CloseFont(measuring)
      if let drawing { TTF_CloseFont(drawing) }
    }
  }

  private static func open(_ file: FontFile, dpi: UInt32) -> OpaquePointer? {
    guard let font = TTF_OpenFontIndexDPI(file.path, 1, file.index, dpi, dpi) else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    return font
  }

  /// Whether the font has a glyph for a scalar.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    FontGate.enter { TTF_GlyphIsProvided32(measuring, scalar.value) != 0 }
  }

  /// Ascent and descent in em, both positive.
  var verticalExtent: (ascent: Double, descent: Double) {
    FontGate.enter { (Self.em(TTF_FontAscent(measuring)), -Self.em(TTF_FontDescent(measuring))) }
  }

  /// The measures of a glyph, or nil when the font cannot load it.
  func measure(_ scalar: Unicode.Scalar) -> GlyphMeasure? {
    var left: Int32 = 0
    var right: Int32 = 0
    var bottom: Int32 = 0
    var top: Int32 = 0
    var advance: Int32 = 0
    let status = FontGate.enter {
      TTF_GlyphMetrics32(measuring, scalar.value, &left, &right, &bottom, &top, &advance)
    }
    guard status == 0 else { return nil }
    return GlyphMeasure(
      advance: Self.em(advance), left: Self.em(left), right: Self.em(right), bottom: Self.em(bottom), top: Self.em(top))
  }

  /// How wide SDL_ttf sets a string, in em: from the leftmost of pen and ink to the rightmost.
  func width(of text: String) -> Double {
    var width: Int32 = 0
    let status = FontGate.enter { TTF_SizeUTF8(measuring, text, &width, nil) }
    return status == 0 ? Self.em(width) : 0
  }

  /// Runs `body` with the drawing instance set to a size; nil when it cannot be had.
  func withDrawing<Result>(at size: GlyphSize, _ body: (OpaquePointer) -> Result?) -> Result? {
    FontGate.enter {
      if drawing == nil { drawing = Self.open(file, dpi: 72) }
      guard let drawing else { return nil }
      if drawingSize != size {
        guard TTF_SetFontSizeDPI(drawing, 1, UInt32(size.horizontalDPI), UInt32(size.verticalDPI)) == 0 else {
          drawingSize = nil
          return nil
        }
        if drawingSize?.isHinted != size.isHinted {
          TTF_SetFontHinting(drawing, size.isHinted ? TTF_HINTING_LIGHT : TTF_HINTING_NONE)
        }
        drawingSize = size
      }
      return body(drawing)
    }
  }

  private static func em(_ pixels: Int32) -> Double { Double(pixels) / Double(measuringSize) }
}

/// A glyph's box and advance in em, y up.
struct GlyphMeasure: Equatable {
  var advance: Double
  var left: Double
  var right: Double
  var bottom: Double
  var top: Double

  /// A blank of a given width.
  init(blank advance: Double) { self.init(advance: advance, left: 0, right: 0, bottom: 0, top: 0) }

  init(advance: Double, left: Double, right: Double, bottom: Double, top: Double) {
    self.advance = advance
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }
}

/// The pixel size at which a font draws.
struct GlyphSize: Hashable {
  /// Glyphs are drawn this many times as wide, to be filtered down to their place between two pixels.
  let oversampling: Int
  /// Whether horizontal edges are moved onto the pixel grid.
  let isHinted: Bool
  /// SDL_ttf takes whole points, but any resolution: at one point, 72 dots an inch make a pixel.
  let verticalDPI: Int

  var horizontalDPI: Int { verticalDPI * oversampling }
}
