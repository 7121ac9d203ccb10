import ForecastScene

/// Memory of opaque 0xAARRGGBB pixels.
struct PixelBuffer {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next; at least `width`.
  let stride: Int
  /// What holds the memory, kept alive with the buffer; nil where a window's surface does, as long as it is current.
  let owner: AnyObject?

  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  @inline(__always) func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> { base + (y &* stride &+ x) }
}
