/// How a line of text is set.
public struct TextStyle: Hashable, Sendable {
  public var face: Typeface
  /// Points an em.
  public var size: Double
  /// Extra space between glyphs in em; none follows the last one.
  public var tracking: Double

  public init(face: Typeface, size: Double, tracking: Double = 0) {
    self.face = face
    self.size = size
    self.tracking = tracking
  }

  /// The style, no smaller than `size` points.
  public func atLeast(_ size: Double) -> TextStyle {
    TextStyle(face: face, size: max(self.size, size), tracking: tracking)
  }

  /// The style at another size.
  public func sized(_ size: Double) -> TextStyle { TextStyle(face: face, size: size, tracking: tracking) }
}

extension ShapedText {
  /// The way from the first pen position to the end of the last glyph, in points.
  func width(_ style: TextStyle) -> Double {
    (advance + style.tracking * Double(max(0, glyphs.count - 1))) * style.size
  }

  /// The right end of the ink in points.
  func inkRight(_ style: TextStyle) -> Double {
    (inkRight + style.tracking * Double(max(0, glyphs.count - 1))) * style.size
  }

  /// The left end of the ink in points.
  func inkLeft(_ style: TextStyle) -> Double { inkLeft * style.size }
}
