import ForecastScene

/// What tells one drawn glyph from another.
struct GlyphKey: Hashable {
  /// Above this size a glyph is drawn once and moved by interpolation: a quarter pixel no longer shows.
  static let largestPhased = 400 * 64
  /// Below this size horizontal strokes are hinted onto the pixel grid; above, and in motion, shapes matter more.
  static let smallestUnhinted = 30 * 64
  /// Below this size all phases are made at once, as a moving tape wants each of them soon.
  static let smallestSingle = 64 * 64

  /// All of it as one number.
  let bits: UInt64

  /// A glyph at `size` 64ths of a pixel an em, its origin `phase` quarters of a pixel into its pixel.
  init(font: UInt16, scalar: UInt32, size: Int32, phase: Int) {
    let capped = UInt64(truncatingIfNeeded: max(0, min(size, 1 << 18 - 1)))
    bits = UInt64(font) << 48 | UInt64(phase & 3) << 46 | capped << 21 | UInt64(scalar & 0x1F_FFFF)
  }

  var font: UInt16 { UInt16(truncatingIfNeeded: bits >> 48) }
  var phase: Int { Int(bits >> 46 & 3) }
  /// 64ths of a pixel.
  var size: Int { Int(bits >> 21 & 0x1FF_FFFF) }
  var scalar: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }
  var isPhased: Bool { size <= Self.largestPhased }

  /// The same glyph at another phase.
  func at(phase: Int) -> GlyphKey { GlyphKey(font: font, scalar: scalar, size: Int32(size), phase: phase) }

  var drawingSize: GlyphSize {
    GlyphSize(
      oversampling: isPhased ? 4 : 1, isHinted: size < Self.smallestUnhinted && !TildeLetters.contain(scalar),
      verticalDPI: max(1, (size * 72 + 32) >> 6))
  }
}
