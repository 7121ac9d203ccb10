import ForecastScene

/// Coverage of a rectangle of pixels, a byte each: 0 outside a shape, 255 inside, its share of the pixel at the edge.
final class CoverageMask {
  /// Where it lies, relative to the shape's origin.
  let bounds: PixelRect
  /// Bytes from one row to the next: a multiple of 16.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Makes a mask whose bytes are not set yet.
  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = Self.stride(width: bounds.width)
    bytes = .allocate(capacity: max(1, stride * bounds.height))
  }

  deinit { bytes.deallocate() }

  var byteCount: Int { stride * bounds.height }
  var view: CoverageView { CoverageView(bytes: bytes, stride: stride, bounds: bounds) }

  static func stride(width: Int) -> Int { (width + 15) & ~15 }
}

/// A look at coverage that somebody else owns and keeps alive.
struct CoverageView {
  let bytes: UnsafePointer<UInt8>
  let stride: Int
  let bounds: PixelRect

  /// Lays ink through the coverage, moved by whole pixels, inside a clip that lies within the buffer.
  func blit(_ ink: Ink, x: Int, y: Int, into pixels: PixelBuffer, clip: PixelRect) {
    let seen = bounds.offset(x: x, y: y).intersection(clip)
    guard !seen.isEmpty else { return }
    var row = pixels.pixel(x: seen.minX, y: seen.minY)
    var mask = bytes + ((seen.minY - y - bounds.minY) * stride + seen.minX - x - bounds.minX)
    for _ in 0..<seen.height {
      ink.cover(row, mask: mask, count: seen.width)
      row += pixels.stride
      mask += stride
    }
  }
}
