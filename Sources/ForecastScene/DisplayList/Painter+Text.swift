/// Which point of a line of text is given.
enum TextAnchor {
  case left
  case center
  case right
}

extension Painter {
  var fitting: TextFitting { TextFitting(measuring: measuring, scale: scale) }

  /// Sets one line with its anchor at `x` and its baseline at `y`, in points. Nothing is fitted.
  mutating func text(
    _ string: String, _ style: TextStyle, x: Double, y: Double, anchor: TextAnchor = .left, _ color: Color
  ) {
    let shaped = measuring.shape(string, in: style.face)
    guard !shaped.glyphs.isEmpty else { return }
    let left =
      switch anchor {
      case .left: x
      case .center: x - shaped.width(style) / 2
      case .right: x - shaped.width(style)
      }
    glyphs(shaped, style, x: left, y: y, color)
  }

  /// Sets one line into a width: shrunk to 80 % at most, then cut with an ellipsis.
  mutating func fittedText(
    _ string: String, _ style: TextStyle, x: Double, y: Double, width: Double, anchor: TextAnchor = .left,
    _ color: Color
  ) {
    let fitted = fitting.fit(string, style, width: width)
    text(fitted.lines.first ?? "", fitted.style, x: x, y: y, anchor: anchor, color)
  }

  /// Sets text into a width on at most two lines about a baseline; a single line stands on it.
  mutating func wrappedText(_ string: String, _ style: TextStyle, x: Double, y: Double, width: Double, _ color: Color) {
    let fitted = fitting.fit(string, style, width: width, lines: 2)
    let leading = fitted.style.size * Self.leading
    for (index, line) in fitted.lines.enumerated() {
      let fromMiddle = Double(index) - Double(fitted.lines.count - 1) / 2
      text(line, fitted.style, x: x, y: y + fromMiddle * leading, color)
    }
  }
  private static let leading = 1.15

  /// Sets one line centred in a width it must not leave: it shrinks as far as its cut bears, then takes the condensed cut,
  /// and is left out where that does not fit either.
  mutating func squeezedText(_ string: String, _ style: TextStyle, x: Double, y: Double, width: Double, _ color: Color)
  {
    for candidate in [style, style.condensed].compactMap({ $0 }) {
      let shrunk = fitting.shrink(string, candidate, width: width)
      if fitting.fits(string, shrunk, width) { return text(string, shrunk, x: x, y: y, anchor: .center, color) }
    }
  }

  /// Sets shaped glyphs from a pen position; the baseline lies on a whole pixel.
  mutating func glyphs(_ shaped: ShapedText, _ style: TextStyle, x: Double, y: Double, _ color: Color) {
    let size = style.size * scale.pixelsPerPoint
    let placed = shaped.glyphs.enumerated().map { index, glyph in
      PlacedGlyph(
        font: glyph.font, scalar: glyph.scalar,
        x: Fixed(pixels: (glyph.x + style.tracking * Double(index)) * size))
    }
    append(.glyphs(run(placed, shaped, style), at: FixedPoint(x: fixed(x), y: fixed(scale.snap(y))), color))
  }

  /// The box reaches a quarter em past advance and height: italics overhang.
  private func run(_ glyphs: [PlacedGlyph], _ shaped: ShapedText, _ style: TextStyle) -> GlyphRun {
    let size = style.size * scale.pixelsPerPoint
    let metrics = measuring.metrics(of: style.face)
    let right = max(shaped.inkRight(style), shaped.width(style)) * scale.pixelsPerPoint
    let bounds = FixedRect(
      minX: Fixed(pixels: min(0, shaped.inkLeft * size) - size * 0.1 - 1),
      minY: Fixed(pixels: -(metrics.ascent + 0.15) * size - 1), maxX: Fixed(pixels: right + size * 0.1 + 1),
      maxY: Fixed(pixels: (metrics.descent + 0.1) * size + 1))
    return GlyphRun(size: Fixed(pixels: size), glyphs: glyphs, bounds: bounds)
  }
}
