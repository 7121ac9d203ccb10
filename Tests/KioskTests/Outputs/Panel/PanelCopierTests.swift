import ForecastScene
import Testing

@testable import KioskApp

struct PanelCopierTests {
  static let panels = [(37, 23), (72, 20), (1_030, 2)]

  /// A panel in memory with room around every row.
  private struct Panel {
    let memory: TestMemory
    let size: (width: Int, height: Int)
    let lineLength: Int
    let first: Int
    let format: PixelFormat

    init(_ size: (width: Int, height: Int), _ format: PixelFormat) {
      (self.size, self.format) = (size, format)
      lineLength = size.width * format.bytesPerPixel + 20
      first = 7
      memory = TestMemory(byteCount: lineLength * (size.height + 1))
    }

    var written: PanelMemory { PanelMemory(first: memory.base + first, lineLength: lineLength) }

    /// The first row that is not as the reference has it within a rectangle and untouched outside.
    func wrongRow(_ reference: [UInt8], within rect: PixelRect) -> Int? {
      let (size, bytes) = (format.bytesPerPixel, memory.bytes)
      return (0..<self.size.height).first { y in
        let row = first + y * lineLength
        let isIn = y >= rect.minY && y < rect.maxY && !rect.isEmpty
        let inner = isIn ? row + rect.minX * size..<row + rect.maxX * size : row..<row
        let from = y * self.size.width * size + (isIn ? rect.minX * size : 0)
        return !memory.isUntouched(row..<inner.lowerBound) || !memory.isUntouched(inner.upperBound..<row + lineLength)
          || bytes[inner] != reference[from..<from + inner.count]
      }
    }
  }

  @Test(arguments: PixelFormat.every, QuarterTurn.allCases)
  func damagedRectanglesEqualThePlainReferenceAndNothingElseIsWritten(_ format: PixelFormat, _ turn: QuarterTurn) {
    for (width, height) in Self.panels {
      var dice = Dice(state: UInt64(width))
      let copier = PanelCopier(turn: turn, format: format, panel: (width, height))
      let page = Bitmap.noise(copier.page.width, copier.page.height, seed: width)
      let reference = PanelReference.bytes(page, turn, format)
      for _ in 0..<3 {
        let panel = Panel((width, height), format)
        let (x, y) = (Int.random(in: 0..<page.width, using: &dice), Int.random(in: 0..<page.height, using: &dice))
        let rect = PixelRect(
          minX: x, minY: y, maxX: Int.random(in: x + 1...page.width, using: &dice),
          maxY: Int.random(in: y + 1...page.height, using: &dice))
        let changed = copier.panelDamage(of: Damage(rect))
        copier.copy(changed, from: page.pixels, to: panel.written)
        #expect(panel.wrongRow(reference, within: changed.bounds) == nil, "\(rect) of \(width)x\(height)")
      }
    }
  }

  @Test(arguments: QuarterTurn.allCases)
  func whatReachesOverThePageIsCut(_ turn: QuarterTurn) {
    let copier = PanelCopier(turn: turn, format: .rgb565, panel: (30, 20))
    let page = Bitmap.noise(copier.page.width, copier.page.height, seed: 1)
    let panel = Panel((30, 20), .rgb565)
    let far = PixelRect(minX: -50, minY: -9, maxX: 900, maxY: 700)
    let changed = copier.panelDamage(of: Damage(far))
    #expect(changed == Damage(PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 20)))
    copier.copy(Damage(far), from: page.pixels, to: panel.written)
    #expect(panel.wrongRow(PanelReference.bytes(page, turn, .rgb565), within: changed.bounds) == nil)
  }

  @Test func onlyWhereEdgesAreDitheredNeighboursAreCopiedToo() {
    let rect = Damage(PixelRect(minX: 4, minY: 4, maxX: 6, maxY: 6))
    let wide = PanelCopier(turn: .none, format: .xrgb8888, panel: (30, 20)).panelDamage(of: rect)
    let short = PanelCopier(turn: .none, format: .rgb565, panel: (30, 20)).panelDamage(of: rect)
    #expect(wide == rect && short == Damage(PixelRect(minX: 3, minY: 3, maxX: 7, maxY: 7)))
  }
}
