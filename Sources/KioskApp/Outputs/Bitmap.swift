import ForecastScene
import Glibc

/// A picture in memory of its own, page-aligned, without padding between rows; black until drawn on.
final class Bitmap {
  private let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  /// Makes a bitmap of at least one pixel.
  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "A bitmap has at least one pixel.")
    let count = width * height
    guard let memory = aligned_alloc(4_096, (count * 4 + 4_095) & ~4_095) else {
      fatalError("There is no memory for a picture of \(width) by \(height) pixels.")
    }
    self.width = width
    self.height = height
    base = memory.bindMemory(to: UInt32.self, capacity: count)
    base.initialize(repeating: 0xFF00_0000, count: count)
  }

  /// Makes a copy of what somebody else's memory shows.
  convenience init(copying other: PixelBuffer) {
    self.init(width: other.width, height: other.height)
    let pixels = self.pixels
    for y in 0..<other.height { memcpy(pixels.pixel(x: 0, y: y), other.pixel(x: 0, y: y), other.width * 4) }
  }

  /// The picture moved back by a way; what comes in at the edges is what lies next to it.
  func moved(back way: PixelOffset) -> Bitmap {
    guard way != .zero else { return self }
    let result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = base + min(height - 1, max(0, y + way.y)) * width
      for x in 0..<width { result.base[y * width + x] = row[min(width - 1, max(0, x + way.x))] }
    }
    return result
  }

  /// Makes a copy of the page that stands turned on a panel, upright.
  convenience init(page turn: QuarterTurn, on panel: Bitmap) {
    let size = turn.size(of: (panel.width, panel.height))
    self.init(width: size.width, height: size.height)
    for y in 0..<height {
      for x in 0..<width {
        let at = turn.panelRect(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1), page: size)
        base[y * width + x] = panel[at.minX, at.minY]
      }
    }
  }

  deinit { free(base) }

  /// The memory, which keeps the bitmap alive.
  var pixels: PixelBuffer { PixelBuffer(base: base, width: width, height: height, stride: width, owner: self) }

  /// The pixel at a place, 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "A pixel lies within its picture.")
    return base[y * width + x]
  }
}
