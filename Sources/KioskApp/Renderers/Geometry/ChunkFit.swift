import ForecastScene

/// For which places a chunk's triangles are right.
enum ChunkFit: Equatable {
  /// Wherever it stands at these 64ths of a pixel; it has not been seen anywhere else.
  case standing(SIMD2<Int32>)
  /// Wherever it stands at these 64ths of a pixel; it moves, so its shapes are masks of the nearest phase.
  case passing(SIMD2<Int32>)
  /// At every fraction of a pixel along the axes it slides on.
  case sliding(x: Bool, y: Bool)

  /// The 64ths of a pixel that its triangles already hold.
  var fraction: SIMD2<Int32> {
    switch self {
    case .standing(let fraction), .passing(let fraction): fraction
    case .sliding: .zero
    }
  }

  var isMoving: Bool { if case .standing = self { false } else { true } }
  var slidesX: Bool { if case .sliding(let x, _) = self { x } else { false } }
  var slidesY: Bool { if case .sliding(_, let y) = self { y } else { false } }
}

extension FixedPoint {
  /// 64ths of a pixel past a whole one.
  var fraction: SIMD2<Int32> { SIMD2(x.raw & 63, y.raw & 63) }
}
