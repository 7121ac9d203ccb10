/// Packs rectangles into a square, on shelves of their height: a new one stands on the shelf that wastes least.
struct ShelfPacker {
  private struct Shelf {
    let top: Int
    let height: Int
    var end: Int
  }

  /// Shelves are made a multiple of this high, so that letters of a size share them.
  private static let grain = 4

  let side: Int
  private var shelves: [Shelf] = []
  private var bottom = 0

  init(side: Int) { self.side = side }

  /// Where a rectangle goes, or nil when there is no room.
  mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
    guard width <= side, height <= side else { return nil }
    if let index = shelf(width: width, height: height, wastes: height / 4 + Self.grain) {
      return put(width, on: index)
    }
    let high = (height + Self.grain - 1) / Self.grain * Self.grain
    if bottom + high <= side {
      shelves.append(Shelf(top: bottom, height: high, end: 0))
      bottom += high
      return put(width, on: shelves.count - 1)
    }
    return shelf(width: width, height: height, wastes: .max).map { put(width, on: $0) }
  }

  private func shelf(width: Int, height: Int, wastes most: Int) -> Int? {
    var best: (index: Int, waste: Int)?
    for (index, shelf) in shelves.enumerated() where shelf.end + width <= side && shelf.height >= height {
      let waste = shelf.height - height
      if waste <= most, waste < best?.waste ?? .max { best = (index, waste) }
    }
    return best?.index
  }

  private mutating func put(_ width: Int, on index: Int) -> (x: Int, y: Int) {
    let x = shelves[index].end
    shelves[index].end += width
    return (x, shelves[index].top)
  }
}
