extension Damage {
  /// The rectangles of a damage, stored in place: at most `limit`, and one more while that is merged.
  public struct Rects: Sendable {
    private typealias Slots = (
      PixelRect, PixelRect, PixelRect, PixelRect, PixelRect, PixelRect, PixelRect, PixelRect, PixelRect
    )

    private var slots: Slots = (
      .empty, .empty, .empty, .empty, .empty, .empty, .empty, .empty, .empty
    )
    public private(set) var count = 0

    init() {}

    mutating func append(_ rect: PixelRect) {
      precondition(count <= Damage.limit, "A damage has room for one rectangle beyond its limit.")
      count += 1
      self[count - 1] = rect
    }

    /// Takes a rectangle out; those after it move up.
    mutating func remove(at index: Int) -> PixelRect {
      let removed = self[index]
      for next in (index + 1)..<count { self[next - 1] = self[next] }
      count -= 1
      return removed
    }
  }
}

extension Damage.Rects: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public private(set) subscript(index: Int) -> PixelRect {
    get {
      precondition(index >= 0 && index < count, "There is no such rectangle in the damage.")
      return withUnsafeBytes(of: slots) {
        $0.load(fromByteOffset: index * MemoryLayout<PixelRect>.stride, as: PixelRect.self)
      }
    }
    set {
      precondition(index >= 0 && index < count, "There is no such rectangle in the damage.")
      withUnsafeMutableBytes(of: &slots) {
        $0.storeBytes(of: newValue, toByteOffset: index * MemoryLayout<PixelRect>.stride, as: PixelRect.self)
      }
    }
  }
}

extension Damage.Rects: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
  /// The same rectangles in the same order.
  public static func == (a: Self, b: [PixelRect]) -> Bool { a.elementsEqual(b) }
}
