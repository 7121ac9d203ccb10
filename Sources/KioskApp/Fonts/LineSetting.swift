import ForecastScene

/// A line of text while its glyphs are set one after the other.
struct LineSetting {
  struct Glyph {
    let scalar: Unicode.Scalar
    let font: UInt16
    let measure: GlyphMeasure
    let x: Double
  }

  /// The letter that the next one is kerned against and marks stand on.
  private(set) var last: Glyph?
  private var glyphs: [ShapedGlyph] = []
  private var pen = 0.0
  private var ink: ClosedRange<Double>?

  /// Sets a letter after the last one.
  mutating func add(_ scalar: Unicode.Scalar, _ font: UInt16, _ measure: GlyphMeasure, kerning: Double) {
    pen += kerning
    last = Glyph(scalar: scalar, font: font, measure: measure, x: pen)
    place(scalar, font, measure, at: pen)
    pen += measure.advance
  }

  /// Sets a mark over the middle of the last letter, without moving on.
  mutating func add(mark: Unicode.Scalar, _ font: UInt16, _ measure: GlyphMeasure) {
    guard let last else { return add(mark, font, measure, kerning: 0) }
    let middle = last.x + (last.measure.left + last.measure.right) / 2
    place(mark, font, measure, at: middle - (measure.left + measure.right) / 2)
  }

  private mutating func place(_ scalar: Unicode.Scalar, _ font: UInt16, _ measure: GlyphMeasure, at x: Double) {
    glyphs.append(ShapedGlyph(font: font, scalar: scalar.value, x: x))
    guard measure.right > measure.left else { return }
    let left = min(ink?.lowerBound ?? .infinity, x + measure.left)
    ink = left...max(ink?.upperBound ?? -.infinity, x + measure.right)
  }

  /// The line so far.
  var text: ShapedText {
    ShapedText(glyphs: glyphs, advance: pen, inkLeft: ink?.lowerBound ?? 0, inkRight: ink?.upperBound ?? 0)
  }
}
