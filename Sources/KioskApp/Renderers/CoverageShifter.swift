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
      mixRows(view, y, down)
      let target = rows.bytes + (y - bounds.minY) * stride
      let moved = line.bytes + Self.margin
      Self.mix(moved - 1, moved, by: right, into: target, count: stride)
    }
    return CoverageView(bytes: rows.bytes, stride: stride, bounds: bounds)
  }

  /// Makes row `y` out of the one that comes down from above and the one that lies there.
  private func mixRows(_ view: CoverageView, _ y: Int, _ down: Int) {
    let above =
      y > view.bounds.minY ? view.bytes + (y - 1 - view.bounds.minY) * view.stride : UnsafePointer(blank.bytes)
    let here = y < view.bounds.maxY ? view.bytes + (y - view.bounds.minY) * view.stride : UnsafePointer(blank.bytes)
    let moved = line.bytes + Self.margin
    Self.mix(above, here, by: down, into: moved, count: view.stride)
    // A longer row before may have left something behind.
    (moved + view.stride).update(repeating: 0, count: Self.margin)
  }

  /// `share` 64ths of `a` and the rest of `b`, eight bytes at a time.
  private static func mix(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, by share: Int, into target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let evens: UInt64 = 0x00FF_00FF_00FF_00FF
    let half: UInt64 = 0x0020_0020_0020_0020
    let shareA = UInt64(share)
    let shareB = UInt64(64 - share)
    var i = 0
    while i < count {
      let x = UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self)
      let y = UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self)
      let low = ((x & evens) &* shareA &+ (y & evens) &* shareB &+ half) &>> 6 & evens
      let high = ((x &>> 8 & evens) &* shareA &+ (y &>> 8 & evens) &* shareB &+ half) &>> 6 & evens
      UnsafeMutableRawPointer(target + i).storeBytes(of: low | high &<< 8, as: UInt64.self)
      i &+= 8
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
