import ForecastScene

/// Tells the scene how wide text is: fonts measured once, unhinted and at a large size, every length in em.
///
/// Glyphs stand one scalar each in the order of the text, at the fonts' own advances and with their pair kerning. Marks
/// that do not join their letter stand over its middle. Scripts that need shaping beyond that come out letter by letter.
final class FontMeasurer: TextMeasuring {
  private struct Line: Hashable {
    let text: String
    let face: Typeface
  }

  /// More lines than this are not remembered at a time.
  private static let memory = 4_096

  private let fonts: FontLibrary
  private var measures: [UInt64: GlyphMeasure] = [:]
  private var kerning: [UInt64: Double] = [:]
  private var lines: [Line: ShapedText] = [:]
  private var metrics: [Typeface: FaceMetrics] = [:]

  init(fonts: FontLibrary) { self.fonts = fonts }

  func metrics(of face: Typeface) -> FaceMetrics {
    if let known = metrics[face] { return known }
    let index = fonts.index(of: face)
    let extent = fonts.font(index)?.verticalExtent ?? (ascent: 0.8, descent: 0.2)
    let found = FaceMetrics(
      ascent: extent.ascent, descent: extent.descent, capHeight: measure("H", index).top,
      xHeight: measure("x", index).top)
    metrics[face] = found
    return found
  }

  func shape(_ text: String, in face: Typeface) -> ShapedText {
    let line = Line(text: text, face: face)
    if let known = lines[line] { return known }
    var setting = LineSetting()
    for character in text { set(character, in: face, on: &setting) }
    if lines.count >= Self.memory { lines.removeAll(keepingCapacity: true) }
    let shaped = setting.text
    lines[line] = shaped
    return shaped
  }

  private func set(_ character: Character, in face: Typeface, on line: inout LineSetting) {
    for (place, scalar) in Composition.scalars(of: character).enumerated() {
      if let width = BlankWidths.fixed(scalar) {
        line.add(" ", fonts.index(of: face), GlyphMeasure(blank: width), kerning: 0)
      } else if let model = BlankWidths.model(scalar) {
        let index = fonts.index(of: face)
        line.add(" ", index, GlyphMeasure(blank: measure(model, index).advance), kerning: 0)
      } else {
        let index = fonts.index(of: face, for: scalar)
        let glyph = measure(scalar, index)
        if place > 0, Self.isMark(scalar) {
          line.add(mark: scalar, index, glyph)
        } else {
          line.add(scalar, index, glyph, kerning: kern(line.last, scalar, index))
        }
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private func measure(_ scalar: Unicode.Scalar, _ index: UInt16) -> GlyphMeasure {
    let key = UInt64(index) << 32 | UInt64(scalar.value)
    if let known = measures[key] { return known }
    let found = fonts.font(index)?.measure(scalar) ?? GlyphBox.measure
    measures[key] = found
    return found
  }

  /// What a pair is set closer (negative) or wider than its advances, in em.
  ///
  /// SDL_ttf tells only widths of whole strings, kerned by HarfBuzz. A stem after the pair keeps the second letter's
  /// overhang out of the sum; a non-joiner between the two keeps a ligature from being measured in their place.
  private func kern(_ previous: LineSetting.Glyph?, _ scalar: Unicode.Scalar, _ index: UInt16) -> Double {
    guard let previous, previous.font == index, let font = fonts.font(index) else { return 0 }
    let key = UInt64(index) << 42 | UInt64(previous.scalar.value) << 21 | UInt64(scalar.value)
    if let known = kerning[key] { return known }
    let first = measure(previous.scalar, index)
    let alone = font.width(of: "\(scalar)H") + min(0, measure(scalar, index).left)
    let together = font.width(of: "\(previous.scalar)\u{200C}\(scalar)H") + min(0, first.left)
    let found = together - alone - first.advance
    // A font without a non-joiner, or letters that join into one, would measure as nonsense.
    let trusted = abs(found) < 0.5 ? found : 0
    kerning[key] = trusted
    return trusted
  }
}
