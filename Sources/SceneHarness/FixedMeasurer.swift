import ForecastScene

/// Text of fixed widths, without a font: one glyph a scalar, its width by its kind, the face's number as its font.
public final class FixedMeasurer: TextMeasuring {
  private struct Line: Hashable {
    let text: String
    let face: Typeface
  }

  private var lines: [Line: ShapedText] = [:]
  /// How often a line was asked for; a scene that only slides asks for none.
  public private(set) var questions = 0

  public init() {}

  public func metrics(of face: Typeface) -> FaceMetrics {
    FaceMetrics(ascent: 0.75, descent: 0.25, capHeight: 0.7, xHeight: 0.45)
  }

  public func shape(_ text: String, in face: Typeface) -> ShapedText {
    questions += 1
    let line = Line(text: text, face: face)
    if let known = lines[line] { return known }
    let shaped = Self.set(text, in: face)
    lines[line] = shaped
    return shaped
  }

  private static func set(_ text: String, in face: Typeface) -> ShapedText {
    var pen = 0.0
    var glyphs: [ShapedGlyph] = []
    for scalar in text.unicodeScalars {
      glyphs.append(ShapedGlyph(font: UInt16(face.rawValue), scalar: scalar.value, x: pen))
      pen += width(of: scalar) * (face == .label || face == .labelBold ? 0.8 : 1)
    }
    return ShapedText(glyphs: glyphs, advance: pen, inkLeft: 0.03, inkRight: max(0.03, pen - 0.03))
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "0"..."9": 0.58
    case "A"..."Z": 0.68
    case " ", ".", ",", ":", "i", "j", "l": 0.27
    default: 0.5
    }
  }
}
