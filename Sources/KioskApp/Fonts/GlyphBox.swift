/// The empty box that stands where no font has a glyph.
enum GlyphBox {
  /// Its place in em, y up.
  static let measure = GlyphMeasure(advance: 0.6, left: 0.06, right: 0.54, bottom: 0, top: 0.66)
  /// The thickness of its lines in em.
  static let line = 0.05
}
