import ForecastScene
import Glibc
import Testing

@testable import KioskApp

extension PixelFormat {
  /// Every format that a device may have.
  static let every: [PixelFormat] = {
    let places: [[UInt32]] = [[16, 8, 0], [0, 8, 16], [24, 16, 8], [8, 16, 24], [8, 0, 16]]
    let shifts = places.map { ChannelShifts(red: $0[0], green: $0[1], blue: $0[2]) }
    let packed = shifts.filter { max($0.red, $0.green, $0.blue) == 16 }
    return shifts.map { .wide($0) } + packed.map { .packed($0) } + [.rgb565, .bgr565]
  }()
}

struct PixelFormatTests {
  @Test(arguments: PixelFormat.every)
  func packedRowsEqualThePlainReference(_ format: PixelFormat) {
    let row = Bitmap.noise(41, 1, seed: 5)
    for count in 0...37 {
      for x in 0...4 {
        let memory = TestMemory(byteCount: 256)
        let panel = PanelMemory(first: memory.base, lineLength: 256)
        format.pack(row.pixels.base + x, count: count, to: panel.row(0), at: x)
        let size = format.bytesPerPixel
        let expected = (0..<count).flatMap { PanelReference.bytes(row[x + $0, 0], format) }
        let isExpected = Array(memory.bytes[x * size..<(x + count) * size]) == expected
        #expect(isExpected)
        #expect(memory.isUntouched(0..<x * size) && memory.isUntouched((x + count) * size..<256))
      }
    }
  }

  @Test func theFourthByteIsSet() {
    let order = ChannelShifts(red: 24, green: 16, blue: 8)
    #expect(PanelReference.bytes(0xFF12_3456, .wide(order)) == [0xFF, 0x56, 0x34, 0x12])
    #expect(order.rest == 0xFF && ChannelShifts.drawn.rest == 0xFF00_0000)
  }
}

/// Memory as a panel has it, filled with what nobody draws, so that every byte written can be told.
final class TestMemory {
  let base: UnsafeMutableRawPointer
  private let count: Int
  private var poison: [UInt8]

  init(byteCount: Int) {
    count = byteCount
    base = .allocate(byteCount: byteCount, alignment: 64)
    poison = []
    spoil(seed: 1)
  }

  deinit { base.deallocate() }

  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: base, count: count)) }

  /// Fills it with noise; whoever reads it draws noise.
  func spoil(seed: UInt64) {
    var dice = Dice(state: seed)
    poison = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
    poison.withUnsafeBytes { base.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(base), byteCount: count) }
  }

  /// Whether some bytes still are the noise they were filled with.
  func isUntouched(_ range: Range<Int>) -> Bool {
    let now = UnsafeRawBufferPointer(start: base, count: count)
    return range.allSatisfy { now[$0] == poison[$0] }
  }
}
