import ForecastScene

@testable import KioskApp

/// Pictures that change by parts, repeatably: bars, discs and slanted shapes that come, go and move.
struct PanelPaint {
  let width: Int
  let height: Int
  private var dice: Dice
  private var chunks: [PlacedChunk] = []

  init(width: Int, height: Int, seed: Int) {
    (self.width, self.height, dice) = (width, height, Dice(state: UInt64(seed)))
  }

  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The list as it is now.
  var list: DisplayList { DisplayList(width: width, height: height, paper: Palette.night.paper, chunks: chunks) }

  /// Changes a mark or two: the damage.
  mutating func change() -> Damage {
    var damage = Damage()
    for _ in 0..<Int.random(in: 1...2, using: &dice) {
      if chunks.count > 5 || (!chunks.isEmpty && Bool.random(using: &dice)) {
        damage.add(chunks.remove(at: Int.random(in: chunks.indices, using: &dice)).bounds.intersection(bounds))
      }
      let mark = randomMark()
      chunks.append(mark)
      damage.add(mark.bounds.intersection(bounds))
    }
    return damage
  }

  /// Changes a mark or two on an output.
  mutating func change(on output: some DisplayOutput) throws {
    let damage = change()
    try output.present(list, damage: damage)
  }

  private mutating func randomMark() -> PlacedChunk {
    let color = Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &dice))
    let at = FixedPoint(
      Double.random(in: -4...Double(width), using: &dice), Double.random(in: -4...Double(height), using: &dice))
    let size = Double.random(in: 2...20, using: &dice)
    let item: DisplayItem =
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: .rect(FixedRect(0, 0, size, size / 2), color)
      case 1: .fill(Path(contours: [Path.disc(size / 2)], isClosed: true), at: .zero, color)
      default: .fill(Path([(0, 0), (size, size / 3), (size / 4, size)], isClosed: true), at: .zero, color)
      }
    return PlacedChunk(node: .page, chunk: Chunk(items: [item]), offset: at, clip: bounds)
  }

  /// What a panel has to hold of it.
  func bytes(_ turn: QuarterTurn, _ format: PixelFormat) throws -> [UInt8] {
    PanelReference.bytes(try picture(), turn, format)
  }

  /// What the software renderer makes of the whole list at once.
  private func picture() throws -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let renderer = SoftwareRenderer(fonts: try FontLibrary { _ in })
    renderer.draw(list, damage: Damage(bounds), into: bitmap.pixels)
    return bitmap
  }
}

/// What some work throws; nil where it throws nothing of that kind.
func failure<E: Error, T>(_ kind: E.Type, _ work: () throws -> T) -> E? {
  do {
    _ = try work()
    return nil
  } catch {
    return error as? E
  }
}

extension Bitmap {
  /// Every pixel another one, so that each pixel is alone.
  static func noise(_ width: Int, _ height: Int, seed: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var dice = Dice(state: UInt64(seed))
    for index in 0..<width * height {
      bitmap.pixels.base[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &dice)
    }
    return bitmap
  }
}
