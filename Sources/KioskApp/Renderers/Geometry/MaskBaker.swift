import ForecastScene

/// Rasterises shapes exactly and puts their coverage into the atlas: small ones as one mask, large ones in tiles, so that
/// a large ring costs its line and not its middle.
final class MaskBaker {
  /// The longest side of a mask in pixels.
  private static let tile = 128

  private let rasteriser = CoverageRasteriser()
  private var outline = Outline()
  private var scratch = CoverageMask(bounds: .empty)

  /// The masks of a shape whose origin lies `phase` 64ths into its pixel.
  func bake(
    _ path: Path, _ style: ShapeStyle, phase: SIMD2<Int32>, into texture: AtlasTexture
  ) throws(AtlasError) -> [AtlasSlot] {
    outline.clear()
    style.trace(path, into: &outline)
    let whole = outline.bounds(phase: phase)
    var slots: [AtlasSlot] = []
    for y in stride(from: whole.minY, to: whole.maxY, by: Self.tile) {
      for x in stride(from: whole.minX, to: whole.maxX, by: Self.tile) {
        let part = PixelRect(minX: x, minY: y, maxX: x + Self.tile, maxY: y + Self.tile).intersection(whole)
        let view = rasterise(part, phase)
        if view.hasInk { slots.append(try texture.add(view)) }
      }
    }
    return slots
  }

  private func rasterise(_ part: PixelRect, _ phase: SIMD2<Int32>) -> CoverageView {
    let stride = CoverageMask.stride(width: part.width)
    if scratch.byteCount < stride * part.height {
      scratch = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: stride, maxY: part.height))
    }
    rasteriser.begin(part)
    outline.add(to: rasteriser, phase: phase)
    rasteriser.finish(into: scratch.bytes, stride: stride)
    return CoverageView(bytes: scratch.bytes, stride: stride, bounds: part)
  }
}

extension CoverageView {
  fileprivate var hasInk: Bool {
    for row in 0..<bounds.height {
      let bytes = bytes + row * stride
      for column in 0..<bounds.width where bytes[column] != 0 { return true }
    }
    return false
  }
}
