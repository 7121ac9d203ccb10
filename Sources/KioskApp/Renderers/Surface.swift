import ForecastScene

/// Where a chunk's marks are laid: the pixels, the part of them that may change, and how the chunk is set.
struct Surface {
  let pixels: PixelBuffer
  /// Lies within the pixels.
  let clip: PixelRect
  let offset: FixedPoint
  let opacity: UInt8

  func ink(_ color: Color) -> Ink { Ink(color, opacity: opacity) }
}
