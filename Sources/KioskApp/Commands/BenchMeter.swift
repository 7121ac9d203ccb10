import CLinux
import ForecastScene
import Glibc

/// Times frames by the thread's CPU clock, and between them the copying of one full frame for comparison.
final class BenchMeter {
  /// How often a full frame is copied.
  static let copies = 61

  /// Device pixels of the page.
  let area: Int
  /// CPU seconds of the frames that count.
  private(set) var frames: [Double] = []
  /// CPU seconds of the copies.
  private(set) var memcpys: [Double] = []
  /// Damaged shares of the page, added up.
  private(set) var damage = 0.0
  /// Blocks of memory asked for, frame by frame.
  private(set) var frameAllocations: [Int] = []
  private(set) var layouts = 0

  private let source: PixelBuffer
  private let target: Bitmap

  /// Measures pages drawn into `source`, which is one of the two buffers of the copying.
  init(source: PixelBuffer) {
    area = source.width * source.height
    self.source = source
    target = Bitmap(width: source.width, height: source.height)
    frames.reserveCapacity(1_024)
    frameAllocations.reserveCapacity(1_024)
  }

  /// Does the work of one frame and counts it.
  func measure(_ work: () -> Frame) {
    let allocated = almanac_allocations()
    let start = ThreadClock.now
    let frame = work()
    frames.append(ThreadClock.now - start)
    frameAllocations.append(Int(almanac_allocations() - allocated))
    damage += Double(frame.damage.area) / Double(area)
  }

  /// Blocks of memory asked for in all frames.
  var allocations: Int { frameAllocations.reduce(0, +) }

  /// How many layouts were made while it counted.
  func count(layouts: Int) { self.layouts += layouts }

  /// Copies one full frame between two page-aligned buffers that have been written to.
  func copy() {
    let start = ThreadClock.now
    memcpy(target.pixels.base, source.base, area * 4)
    memcpys.append(ThreadClock.now - start)
  }
}
