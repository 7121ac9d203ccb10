/// Which point of a line of text is given.
enum TextAnchor {
  case left
  case center
  case right
}

extension Painter {
  var fitting: TextFitting { TextFitting(measuring: measuring) }

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

  /// Sets one line centred in a width it must not leave: it shrinks as far as it has to, and is left out under 60 %.
  mutating func squeezedText(_ string: String, _ style: TextStyle, x: Double, y: Double, width: Double, _ color: Color)
  {
    let natural = fitting.width(string, style)
    let share = natural > width ? width / natural : 1
    guard share > 0.6 else { return }
    text(string, style.sized(style.size * share), x: x, y: y, anchor: .center, color)
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
