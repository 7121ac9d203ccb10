import ForecastScene

/// The triangles of one chunk, kept as long as the chunk is.
final class ChunkMesh {
  let chunk: Chunk
  let mesh = Mesh()
  private(set) var fit = ChunkFit.standing(.zero)
  private(set) var extent: MeshExtent?
  var lastUse = 0
  private let sliding: SlidingKind

  init(_ chunk: Chunk) {
    self.chunk = chunk
    sliding = SlidingKind(chunk)
  }

  /// How the triangles have to be made for a chunk at `fraction` 64ths of a pixel; nil when they are right as they are.
  func change(for fraction: SIMD2<Int32>) -> ChunkFit? {
    switch fit {
    case .standing(fraction), .passing(fraction): return nil
    case .sliding(let x, let y):
      if fraction == .zero, sliding != .exact { return .standing(.zero) }
      if fraction.x == 0 || x, fraction.y == 0 || y { return nil }
      return .sliding(x: x || fraction.x != 0, y: y || fraction.y != 0)
    case .standing, .passing:
      if fraction == .zero { return .standing(.zero) }
      return sliding == .not ? .passing(fraction) : .sliding(x: fraction.x != 0, y: fraction.y != 0)
    }
  }

  /// Takes over triangles just made.
  func settle(_ fit: ChunkFit) {
    self.fit = fit
    extent = mesh.extent
  }
}

/// Whether a chunk can do without triangles of its own for every fraction of a pixel.
private enum SlidingKind {
  /// It holds glyphs or masks, which have their phases.
  case not
  /// Its fringes are near the true areas, not equal to them.
  case nearly
  case exact

  init(_ chunk: Chunk) {
    var kind = SlidingKind.exact
    for item in chunk.items {
      switch item {
      case .rect, .fade: continue
      case .fill(let path, _, _) where FringeChoice.isRound(path): kind = .nearly
      case .stroke(let path, _, let width, let cap, _) where FringeChoice.isSmooth(path, width, cap): kind = .nearly
      default:
        self = .not
        return
      }
    }
    self = kind
  }
}
