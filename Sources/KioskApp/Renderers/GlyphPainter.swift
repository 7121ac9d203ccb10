import ForecastScene

/// Paints runs of glyphs: at quarter-pixel phases across, and at any fraction of a pixel down.
final class GlyphPainter {
  private let atlas: GlyphAtlas
  private let shifter = CoverageShifter()

  init(atlas: GlyphAtlas) { self.atlas = atlas }

  /// Ink outside the bounds a run claims is not drawn, since damage is made from them.
  func paint(_ run: GlyphRun, at place: FixedPoint, _ color: Color, on whole: Surface) {
    let clip = run.bounds.offset(by: place).pixelBounds.intersection(whole.clip)
    guard !clip.isEmpty, run.size.raw > 0 else { return }
    let surface = Surface(pixels: whole.pixels, clip: clip, offset: whole.offset, opacity: whole.opacity)
    let ink = surface.ink(color)
    let reach = Int(run.size.raw) * 2
    for glyph in run.glyphs {
      let x = Int(place.x.raw) + Int(glyph.x.raw)
      // No glyph reaches further than two em from its pen.
      if x + reach < clip.minX << 6 || x - reach > clip.maxX << 6 { continue }
      paint(glyph, run.size.raw, x, place.y, ink, on: surface)
    }
  }

  private func paint(_ glyph: PlacedGlyph, _ size: Int32, _ x: Int, _ y: Fixed, _ ink: Ink, on surface: Surface) {
    let quarters = (x + 8) >> 4
    let key = GlyphKey(font: glyph.font, scalar: glyph.scalar, size: size, phase: quarters)
    let down = Int(y.raw & 63)
    if key.isPhased, down == 0 {
      atlas.glyph(key).blit(ink, x: quarters >> 2, y: y.floor, into: surface.pixels, clip: surface.clip)
    } else {
      let column = key.isPhased ? quarters >> 2 : x >> 6
      let view = atlas.glyph(key.isPhased ? key : key.at(phase: 0))
      let seen = surface.clip.offset(x: -column, y: -y.floor)
      let moved = shifter.shift(view, right: key.isPhased ? 0 : x & 63, down: down, within: seen)
      moved.blit(ink, x: column, y: y.floor, into: surface.pixels, clip: surface.clip)
    }
  }
}
