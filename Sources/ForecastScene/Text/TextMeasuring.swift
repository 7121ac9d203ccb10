/// A glyph set on a line, in em of its size, so that one shaping serves every size.
public struct ShapedGlyph: Hashable, Sendable {
  /// Which opened font draws it: an index given out by the measurer; fallback fonts have their own.
  public let font: UInt16
  /// The Unicode scalar drawn.
  public let scalar: UInt32
  /// The pen position in em from the start of the line, kerning included.
  public let x: Double

  public init(font: UInt16, scalar: UInt32, x: Double) {
    self.font = font
    self.scalar = scalar
    self.x = x
  }
}

/// A line of text shaped once, without a size: every length is in em.
public struct ShapedText: Hashable, Sendable {
  public var glyphs: [ShapedGlyph]
  /// The pen's way over the whole line.
  public var advance: Double
  /// The left and right end of the ink, from the start of the line.
  public var inkLeft: Double
  public var inkRight: Double

  public init(glyphs: [ShapedGlyph], advance: Double, inkLeft: Double, inkRight: Double) {
    self.glyphs = glyphs
    self.advance = advance
    self.inkLeft = inkLeft
    self.inkRight = inkRight
  }
}

/// A face's vertical measures in em, positive upwards from the baseline (descent is positive too).
public struct FaceMetrics: Hashable, Sendable {
  public var ascent: Double
  public var descent: Double
  public var capHeight: Double
  public var xHeight: Double

  public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// The one call down from the scene: how wide text is. Answers are pure functions of their arguments.
public protocol TextMeasuring: AnyObject {
  /// The vertical measures of a face.
  func metrics(of face: Typeface) -> FaceMetrics
  /// Shapes one line of text; glyphs the face lacks come from fallback fonts.
  func shape(_ text: String, in face: Typeface) -> ShapedText
}
