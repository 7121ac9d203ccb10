import ForecastScene
import Glibc

/// Draws display lists into memory, only inside the damage: the reference for every other renderer.
///
/// What a pixel becomes depends on the list alone, not on how the damage is cut up: every shape and glyph gives a pixel the
/// same coverage in whatever piece it is drawn, and nothing is drawn outside the bounds that damage is made from.
final class SoftwareRenderer {
  private let shapes: ShapePainter
  private let glyphs: GlyphPainter
  private let fades = FadePainter()

  /// Makes a renderer; `maskBytes` and `glyphBytes` bound what it keeps of shapes and glyphs.
  init(fonts: FontLibrary, maskBytes: Int = 4 << 20, glyphBytes: Int = 4 << 20) {
    shapes = ShapePainter(maskBytes: maskBytes)
    glyphs = GlyphPainter(atlas: GlyphAtlas(fonts: fonts, byteLimit: glyphBytes))
  }

  /// Draws the part of a list that lies within the damage.
  func draw(_ list: DisplayList, damage: Damage, into pixels: PixelBuffer) {
    for rect in damage.rects {
      let clip = rect.intersection(pixels.bounds)
      if !clip.isEmpty { draw(list, into: pixels, clip: clip) }
    }
  }

  private func draw(_ list: DisplayList, into pixels: PixelBuffer, clip: PixelRect) {
    lay(paper: list.paper, into: pixels, clip: clip)
    for placed in list.chunks where placed.opacity > 0 {
      let seen = placed.bounds.intersection(clip)
      guard !seen.isEmpty else { continue }
      let surface = Surface(pixels: pixels, clip: seen, offset: placed.offset, opacity: placed.opacity)
      for item in placed.chunk.items { draw(item, on: surface) }
    }
    if list.isOneBit { TwoInks.reduce(clip, of: pixels) }
  }

  /// The first row is filled and copied to the others, which is quicker than filling them.
  private func lay(paper: Color, into pixels: PixelBuffer, clip: PixelRect) {
    let first = pixels.pixel(x: clip.minX, y: clip.minY)
    Ink(paper.with(alpha: 255), opacity: 255).fill(first, count: clip.width)
    var row = first
    for _ in 1..<max(1, clip.height) {
      row += pixels.stride
      memcpy(row, first, clip.width * 4)
    }
  }

  private func draw(_ item: DisplayItem, on surface: Surface) {
    switch item {
    case .rect(let rect, let color):
      surface.fill(rect.offset(by: surface.offset), color)
    case .fade(let rect, let axis, let from, let to):
      fades.paint(rect.offset(by: surface.offset), axis, from: from, to: to, on: surface)
    case .fill(let path, let at, let color):
      shapes.paint(path, .fill, at: at + surface.offset, color, on: surface)
    case .stroke(let path, let at, let width, let cap, let color):
      shapes.paint(path, .stroke(width: width, cap: cap), at: at + surface.offset, color, on: surface)
    case .glyphs(let run, let at, let color):
      glyphs.paint(run, at: at + surface.offset, color, on: surface)
    }
  }
}
