import ForecastScene

/// Moves coverage by parts of a pixel, mixing neighbouring rows and columns.
final class CoverageShifter {
  /// Blank bytes before and after each row, so that neighbours can be read without asking.
  private static let margin = 16

  private var rows = CoverageMask(bounds: .empty)
  private var blank = CoverageMask(bounds: .empty)
  private var line = CoverageMask(bounds: .empty)

  /// The coverage moved by 64ths of a pixel; only the rows within `seen` are made. Good until the next call.
  func shift(_ view: CoverageView, right: Int, down: Int, within seen: PixelRect) -> CoverageView {
    var bounds = view.bounds
    guard !bounds.isEmpty else { return view }
    bounds.maxX += right > 0 ? 1 : 0
    bounds.maxY += down > 0 ? 1 : 0
    bounds = PixelRect(
      minX: bounds.minX, minY: max(bounds.minY, seen.minY), maxX: bounds.maxX, maxY: min(bounds.maxY, seen.maxY))
    guard !bounds.isEmpty else { return CoverageView(bytes: view.bytes, stride: view.stride, bounds: .empty) }
    let stride = view.stride + Self.margin
    reserve(stride: stride, height: bounds.height)
    for y in bounds.minY..<bounds.maxY {
      let target = rows.bytes + (y - bounds.minY) * stride
      if right == 0 {
        mixRows(view, y, down, into: target)
      } else {
        let moved = line.bytes + Self.margin
        mixRows(view, y, down, into: moved)
        Self.mix(moved - 1, moved, by: right, into: target, count: stride)
      }
    }
    return CoverageView(bytes: rows.bytes, stride: stride, bounds: bounds)
  }

  /// Makes row `y` out of the one that comes down from above and the one that lies there.
  private func mixRows(_ view: CoverageView, _ y: Int, _ down: Int, into target: UnsafeMutablePointer<UInt8>) {
    let above =
      y > view.bounds.minY ? view.bytes + (y - 1 - view.bounds.minY) * view.stride : UnsafePointer(blank.bytes)
    let here = y < view.bounds.maxY ? view.bytes + (y - view.bounds.minY) * view.stride : UnsafePointer(blank.bytes)
    Self.mix(above, here, by: down, into: target, count: view.stride)
    // A longer row before may have left something behind.
    UnsafeMutableRawPointer(target + view.stride).storeBytes(of: .zero, as: SIMD16<UInt8>.self)
  }

  /// `share` 64ths of `a` and the rest of `b`, sixteen bytes at a time.
  private static func mix(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, by share: Int, into target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let shareA = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: share))
    let shareB = SIMD8<UInt16>(repeating: 64) &- shareA
    let evens = SIMD8<UInt16>(repeating: 255)
    let eight = SIMD8<UInt16>(repeating: 8)
    let half = SIMD8<UInt16>(repeating: 32)
    let six = SIMD8<UInt16>(repeating: 6)
    var i = 0
    while i < count {
      let x = UnsafeRawPointer(a + i).loadUnaligned(as: SIMD8<UInt16>.self)
      let y = UnsafeRawPointer(b + i).loadUnaligned(as: SIMD8<UInt16>.self)
      let low = ((x & evens) &* shareA &+ (y & evens) &* shareB &+ half) &>> six
      let high = ((x &>> eight) &* shareA &+ (y &>> eight) &* shareB &+ half) &>> six
      UnsafeMutableRawPointer(target + i).storeBytes(of: low | (high &<< eight), as: SIMD8<UInt16>.self)
      i &+= 16
    }
  }

  private func reserve(stride: Int, height: Int) {
    if rows.byteCount < stride * height {
      rows = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: stride, maxY: height))
    }
    guard line.byteCount < stride + 2 * Self.margin else { return }
    line = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: stride + 2 * Self.margin, maxY: 1))
    blank = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: stride + 2 * Self.margin, maxY: 1))
    line.bytes.initialize(repeating: 0, count: line.byteCount)
    blank.bytes.initialize(repeating: 0, count: blank.byteCount)
  }
}
