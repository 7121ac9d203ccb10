/// One mark on the page, in device coordinates relative to its chunk.
public enum DisplayItem: Hashable, Sendable {
  /// A filled upright rectangle; edges off the pixel grid are covered in part.
  case rect(FixedRect, Color)
  /// A path filled by the nonzero winding rule, moved to a point.
  case fill(Path, at: FixedPoint, Color)
  /// A path stroked with butt or round caps and mitre joins, moved to a point. Width in device pixels.
  case stroke(Path, at: FixedPoint, width: Fixed, cap: StrokeCap, Color)
  /// A line of glyphs with its origin, on the baseline, at a point.
  case glyphs(GlyphRun, at: FixedPoint, Color)
  /// A rectangle that fades in a straight line from one colour at its left or top edge to another at the opposite one.
  case fade(FixedRect, axis: FadeAxis, from: Color, to: Color)

  /// The pixels it may touch, antialiasing included.
  public var bounds: PixelRect {
    switch self {
    case .rect(let rect, _), .fade(let rect, _, _, _): rect.pixelBounds
    case .fill(let path, let at, _): path.bounds.offset(by: at).pixelBounds
    case .stroke(let path, let at, let width, _, _): Self.strokeBounds(path, at, width)
    case .glyphs(let run, let at, _): run.bounds.offset(by: at).pixelBounds
    }
  }

  /// Joins are mitred up to a limit of 4 half-widths.
  private static func strokeBounds(_ path: Path, _ at: FixedPoint, _ width: Fixed) -> PixelRect {
    let reach = Fixed(raw: width.raw * 2)
    let r = path.bounds.offset(by: at)
    return FixedRect(minX: r.minX - reach, minY: r.minY - reach, maxX: r.maxX + reach, maxY: r.maxY + reach).pixelBounds
  }
}

/// How the ends of an open stroke look.
public enum StrokeCap: Hashable, Sendable {
  case butt
  case round
}

/// The direction in which a fade runs.
public enum FadeAxis: Hashable, Sendable {
  case horizontal
  case vertical
}
