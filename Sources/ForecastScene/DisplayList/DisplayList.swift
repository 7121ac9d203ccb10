/// A node's run of items, made once for an input and kept while the input stays equal.
public final class Chunk: Sendable {
  public let items: [DisplayItem]
  /// The pixels its items may touch.
  public let bounds: PixelRect

  public init(items: [DisplayItem]) {
    self.items = items
    bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
  }

  public static let empty = Chunk(items: [])
}

/// A chunk set on the page.
public struct PlacedChunk: Equatable, Sendable {
  /// The node that owns it, for damage and dumps.
  public let node: NodeID
  public let chunk: Chunk
  /// Moves the chunk; a moving tape has fractions of a pixel here.
  public let offset: FixedPoint
  /// Nothing outside is drawn.
  public let clip: PixelRect
  /// 0…255.
  public let opacity: UInt8
  /// The pixels it may touch. A move by part of a pixel reaches one pixel further.
  public let bounds: PixelRect

  public init(node: NodeID, chunk: Chunk, offset: FixedPoint = .zero, clip: PixelRect, opacity: UInt8 = 255) {
    self.node = node
    self.chunk = chunk
    self.offset = offset
    self.clip = clip
    self.opacity = opacity
    bounds = Self.bounds(chunk.bounds, offset, clip)
  }

  private static func bounds(_ b: PixelRect, _ offset: FixedPoint, _ clip: PixelRect) -> PixelRect {
    guard !b.isEmpty else { return .empty }
    let moved = PixelRect(
      minX: b.minX + offset.x.floor, minY: b.minY + offset.y.floor, maxX: b.maxX + offset.x.ceil,
      maxY: b.maxY + offset.y.ceil)
    return moved.intersection(clip)
  }

  public static func == (a: PlacedChunk, b: PlacedChunk) -> Bool {
    a.node == b.node && a.offset == b.offset && a.clip == b.clip && a.opacity == b.opacity
      && (a.chunk === b.chunk || a.chunk.items == b.chunk.items)
  }
}

/// The whole page as an ordered list of marks: later ones lie above earlier ones, all on paper.
public struct DisplayList: Equatable, Sendable {
  /// Device pixels.
  public var width: Int
  public var height: Int
  public var paper: Color
  public var chunks: [PlacedChunk]
  /// Every pixel is black or white.
  public var isOneBit: Bool

  public init(width: Int, height: Int, paper: Color, chunks: [PlacedChunk], isOneBit: Bool = false) {
    self.width = width
    self.height = height
    self.paper = paper
    self.chunks = chunks
    self.isOneBit = isOneBit
  }
}
