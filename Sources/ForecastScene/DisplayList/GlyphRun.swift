/// A glyph of a run: which font draws it and where its pen stands.
public struct PlacedGlyph: Hashable, Sendable {
  public let font: UInt16
  public let scalar: UInt32
  /// Device pixels from the run's origin.
  public let x: Fixed

  @inlinable public init(font: UInt16, scalar: UInt32, x: Fixed) {
    self.font = font
    self.scalar = scalar
    self.x = x
  }
}

/// A line of glyphs at one size; its origin lies on the baseline.
public final class GlyphRun: Hashable, Sendable {
  /// Device pixels an em.
  public let size: Fixed
  public let glyphs: [PlacedGlyph]
  /// A box that surely holds the ink, relative to the origin.
  public let bounds: FixedRect

  public init(size: Fixed, glyphs: [PlacedGlyph], bounds: FixedRect) {
    self.size = size
    self.glyphs = glyphs
    self.bounds = bounds
  }

  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a === b || (a.size == b.size && a.glyphs == b.glyphs && a.bounds == b.bounds)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(glyphs)
  }
}
