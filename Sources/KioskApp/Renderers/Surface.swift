import ForecastScene

/// Where a chunk's marks are laid: the pixels, the part of them that may change, and how the chunk is set.
struct Surface {
  let pixels: PixelBuffer
  /// Lies within the pixels.
  let clip: PixelRect
  let offset: FixedPoint
  let opacity: UInt8

  /// Whether the chunk stands between pixels, as one does that slides: its coverage will hardly be wanted again.
  var isMoving: Bool { (offset.x.raw | offset.y.raw) & 63 != 0 }

  func ink(_ color: Color) -> Ink { Ink(color, opacity: opacity) }
}
