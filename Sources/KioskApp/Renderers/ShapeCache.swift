import ForecastScene

/// Keeps what shapes come to, by the identity of their paths: a shape that stands still as coverage, one that moves between
/// pixels, or is too large for that, as the outline it is filled from.
///
/// An entry holds its path, so that an identity is never taken over by another path.
final class ShapeCache {
  /// What a shape comes to.
  enum Shape {
    case mask(CoverageMask)
    case outline(Outline)
  }

  private struct Entry {
    let path: Path
    let style: ShapeStyle
    let shape: Shape
  }

  /// Masks above this many bytes are not kept.
  private static let largestMask = 256 * 1024
  /// What an entry counts for besides its shape: about the size of its path.
  private static let entryBytes = 512
  /// Stands in a key for the phase of a shape that moves.
  private static let anyPhase: UInt64 = 1 << 12

  private let rasteriser: CoverageRasteriser
  private var entries: Generations<Entry>

  /// Makes a cache that keeps about `byteLimit` bytes.
  init(rasteriser: CoverageRasteriser, byteLimit: Int) {
    self.rasteriser = rasteriser
    entries = Generations(byteLimit: byteLimit)
  }

  /// A shape that stands still, its origin `phase` 64ths into its pixel.
  func shape(of path: Path, _ style: ShapeStyle, phase: SIMD2<Int32>) -> Shape {
    entry(for: Self.key(path, UInt64(phase.x & 63) << 6 | UInt64(phase.y & 63)), path, style) { outline in
      mask(of: outline, phase).map(Shape.mask) ?? .outline(outline)
    }
  }

  /// A shape whose phase will be another in the next frame.
  func movingShape(of path: Path, _ style: ShapeStyle) -> Shape {
    entry(for: Self.key(path, Self.anyPhase), path, style) { .outline($0) }
  }

  /// The kept shape, or the one that is made now from the outline.
  private func entry(
    for key: UInt64, _ path: Path, _ style: ShapeStyle, _ make: (Outline) -> Shape
  ) -> Shape {
    if let known = entries.value(for: key), known.style == style { return known.shape }
    var outline = Outline()
    style.trace(path, into: &outline)
    let shape = make(outline)
    entries.keep(Entry(path: path, style: style, shape: shape), bytes: Self.entryBytes + shape.byteCount, for: key)
    return shape
  }

  /// An address takes 48 bits, of which the last four are zero, and a phase thirteen.
  private static func key(_ path: Path, _ phase: UInt64) -> UInt64 {
    UInt64(UInt(bitPattern: ObjectIdentifier(path))) << 9 | phase
  }

  private func mask(of outline: Outline, _ phase: SIMD2<Int32>) -> CoverageMask? {
    let bounds = outline.bounds(phase: phase)
    guard CoverageMask.stride(width: bounds.width) * bounds.height <= Self.largestMask else { return nil }
    let mask = CoverageMask(bounds: bounds)
    rasteriser.begin(bounds)
    outline.add(to: rasteriser, phase: phase)
    rasteriser.finish(into: mask.bytes, stride: mask.stride)
    return mask
  }
}

extension ShapeCache.Shape {
  /// Bytes of memory, near enough.
  fileprivate var byteCount: Int {
    switch self {
    case .mask(let mask): mask.byteCount
    case .outline(let outline): outline.points.count * MemoryLayout<SIMD2<Int32>>.stride
    }
  }
}
