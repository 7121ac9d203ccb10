import CSDL2
import ForecastScene

/// Has SDL_ttf draw glyphs and cuts their coverage out of what it gives back.
///
/// SDL_ttf places glyphs on whole pixels only. So a glyph is drawn four times as wide, at four times the horizontal
/// resolution, and four neighbours are averaged to one pixel, from where its quarter-pixel phase says: exact coverage at
/// each of four places.
struct GlyphRasteriser {
  let fonts: FontLibrary

  /// The coverage of one glyph at its phase; empty when nothing can be drawn.
  func mask(of key: GlyphKey) -> CoverageMask {
    draw(key) { $0.mask(phase: key.phase) } ?? CoverageMask(bounds: .empty)
  }

  /// The coverage of a glyph at all four phases.
  func phases(of key: GlyphKey) -> [CoverageMask] {
    draw(key) { drawn in (0..<4).map { drawn.mask(phase: $0) } } ?? (0..<4).map { _ in CoverageMask(bounds: .empty) }
  }

  private func draw<Result>(_ key: GlyphKey, _ body: (DrawnGlyph) -> Result) -> Result? {
    guard key.size > 0 else { return nil }
    guard let font = fonts.font(key.font) else {
      let box = DrawnGlyph(boxOfSize: key)
      defer { box.free() }
      return body(box)
    }
    return font.withDrawing(at: key.drawingSize) { instance in
      guard let drawn = DrawnGlyph(key, instance) else { return nil }
      defer { drawn.free() }
      return body(drawn)
    }
  }
}

/// A glyph as it was drawn: wide, with a margin, in memory of its own or of SDL's.
struct DrawnGlyph {
  private let pixels: UnsafeMutablePointer<UInt8>
  private let pitch: Int
  private let width: Int
  private let height: Int
  /// The pen's column and the baseline's row.
  private let originX: Int
  private let originY: Int
  private let oversampling: Int
  private let surface: UnsafeMutablePointer<SDL_Surface>?

  /// Draws a glyph with an instance set to its size; nil when it has no ink.
  init?(_ key: GlyphKey, _ instance: OpaquePointer) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    var left: Int32 = 0
    var top: Int32 = 0
    guard TTF_GlyphMetrics32(instance, key.scalar, &left, nil, nil, &top, nil) == 0,
      let surface = TTF_RenderGlyph32_Shaded(instance, key.scalar, white, black)
    else { return nil }
    guard let memory = surface.pointee.pixels, surface.pointee.format.pointee.BytesPerPixel == 1 else {
      SDL_FreeSurface(surface)
      return nil
    }
    self.surface = surface
    pixels = memory.assumingMemoryBound(to: UInt8.self)
    pitch = Int(surface.pointee.pitch)
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
    // The surface reaches from the leftmost of pen and ink, and from the top of line or ink, whichever is higher.
    originX = Int(max(0, -left))
    originY = Int(max(TTF_FontAscent(instance), top))
    oversampling = key.drawingSize.oversampling
  }

  /// Draws the empty box.
  init(boxOfSize key: GlyphKey) {
    oversampling = key.drawingSize.oversampling
    let em = Double(key.size) / 64
    width = Int((GlyphBox.measure.right * em).rounded(.up)) * oversampling
    height = Int((GlyphBox.measure.top * em).rounded(.up))
    pitch = width
    originX = 0
    originY = height
    surface = nil
    let line = max(1, Int((GlyphBox.line * em).rounded()))
    let left = Int((GlyphBox.measure.left * em).rounded()) * oversampling
    pixels = .allocate(capacity: max(1, pitch * height))
    for y in 0..<height {
      for x in 0..<width {
        let isEdge =
          y < line || y >= height - line || x < left + line * oversampling || x >= width - line * oversampling
        pixels[y * pitch + x] = x >= left && isEdge ? 255 : 0
      }
    }
    if pitch * height == 0 { pixels.pointee = 0 }
  }

  /// Gives the memory back.
  func free() { if let surface { SDL_FreeSurface(surface) } else { pixels.deallocate() } }

  /// The glyph's coverage with its pen `phase` quarters of a pixel into its pixel, trimmed to the ink.
  func mask(phase: Int) -> CoverageMask {
    guard let ink = inkBounds() else { return CoverageMask(bounds: .empty) }
    let moved = oversampling == 1 ? 0 : phase
    let left = floorDivide(ink.minX - originX + moved)
    let right = floorDivide(ink.maxX - 1 - originX + moved) + 1
    let bounds = PixelRect(minX: left, minY: ink.minY - originY, maxX: right, maxY: ink.maxY - originY)
    let mask = CoverageMask(bounds: bounds)
    for row in 0..<bounds.height {
      let source = pixels + (ink.minY + row) * pitch
      let first = left * oversampling - moved + originX
      filter(source, from: first, into: mask.bytes + row * mask.stride, count: mask.stride)
    }
    return mask
  }

  private func floorDivide(_ x: Int) -> Int { oversampling == 1 ? x : x >> 2 }

  private func filter(
    _ source: UnsafePointer<UInt8>, from first: Int, into bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for column in 0..<count {
      var sum = 0
      let start = first + column * oversampling
      for x in max(0, start)..<max(0, start, min(width, start + oversampling)) { sum += Int(source[x]) }
      bytes[column] = UInt8(truncatingIfNeeded: oversampling == 1 ? sum : (sum + 2) >> 2)
    }
  }

  /// The smallest rectangle of the drawn pixels that holds all ink.
  private func inkBounds() -> PixelRect? {
    var bounds = PixelRect.empty
    for y in 0..<height {
      let row = pixels + y * pitch
      guard let left = (0..<width).first(where: { row[$0] != 0 }) else { continue }
      var right = width
      while row[right - 1] == 0 { right -= 1 }
      bounds = bounds.union(PixelRect(minX: left, minY: y, maxX: right, maxY: y + 1))
    }
    return bounds.isEmpty ? nil : bounds
  }
}
