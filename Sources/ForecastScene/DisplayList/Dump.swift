extension DisplayList {
  /// The list as text, a line for each mark: stable, exact, made to be compared and read.
  ///
  /// Lengths are sixty-fourths of a pixel where they are written with a slash, else whole pixels. Of paths and runs the
  /// number of points or glyphs and their bounds are told. Cost: a string for each mark; for tests and looking.
  public var dump: String {
    var lines = ["list \(width)x\(height) paper \(paper.dump)"]
    for placed in chunks {
      lines.append(
        "\(placed.node.name) at \(placed.offset.dump) clip \(placed.clip.dump) opacity \(placed.opacity)")
      lines += placed.chunk.items.map { "  " + $0.dump }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  /// The mark as one line of text.
  var dump: String {
    switch self {
    case .rect(let rect, let color): "rect \(rect.dump) \(color.dump)"
    case .fill(let path, let at, let color): "fill \(path.dump) at \(at.dump) \(color.dump)"
    case .stroke(let path, let at, let width, let cap, let color):
      "stroke \(path.dump) at \(at.dump) width \(width.dump) \(cap) \(color.dump)"
    case .glyphs(let run, let at, let color): "text “\(run.text)” size \(run.size.dump) at \(at.dump) \(color.dump)"
    case .fade(let rect, let axis, let from, let to): "fade \(rect.dump) \(axis) \(from.dump) to \(to.dump)"
    }
  }
}

extension GlyphRun {
  /// The scalars of its glyphs in the order they are set.
  public var text: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs { if let scalar = Unicode.Scalar(glyph.scalar) { scalars.append(scalar) } }
    return String(scalars)
  }
}

extension Path {
  fileprivate var dump: String { "\(contours.map { String($0.count) }.joined(separator: "+")) points \(bounds.dump)" }
}

extension Color {
  fileprivate var dump: String {
    let digits = String(argb, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Fixed {
  fileprivate var dump: String { raw % 64 == 0 ? String(raw / 64) : "\(raw)/" }
}

extension FixedPoint {
  fileprivate var dump: String { "\(x.dump),\(y.dump)" }
}

extension FixedRect {
  fileprivate var dump: String { "[\(minX.dump),\(minY.dump) \(maxX.dump),\(maxY.dump)]" }
}

extension PixelRect {
  fileprivate var dump: String { "[\(minX),\(minY) \(maxX),\(maxY)]" }
}
