/// The region whose pixels change: a few disjoint rectangles of whole device pixels.
///
/// A value of fixed size: a frame's damage needs no memory of its own.
public struct Damage: Equatable, Sendable {
  /// Disjoint, at most `limit`.
  public private(set) var rects = Rects()
  /// More rectangles than this are merged where the area grows least.
  public static let limit = 8

  public init() {}

  /// The damage of one rectangle.
  public init(_ rect: PixelRect) { add(rect) }

  public var isEmpty: Bool { rects.isEmpty }
  /// Device pixels.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle; overlapping ones become one.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var grown = rect
    var index = 0
    while index < rects.count {
      if rects[index].intersects(grown) {
        grown = grown.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(grown)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, a: 0, b: 1)
    for b in rects.indices {
      for a in 0..<b {
        let cost = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if cost < best.cost { best = (cost, a, b) }
      }
    }
    let last = rects.remove(at: best.b)
    add(last.union(rects.remove(at: best.a)))
  }
}
