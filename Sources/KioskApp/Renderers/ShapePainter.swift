import ForecastScene

/// Paints filled and stroked paths: through a kept mask where they stand still, else from their outline.
final class ShapePainter {
  /// Cells rasterised at a time; larger shapes are painted in bands of rows.
  private static let bandCells = 1 << 16

  private let rasteriser = CoverageRasteriser()
  private let shapes: ShapeCache
  private var scratch = CoverageMask(bounds: .empty)

  init(maskBytes: Int) { shapes = ShapeCache(rasteriser: rasteriser, byteLimit: maskBytes) }

  func paint(_ path: Path, _ style: ShapeStyle, at place: FixedPoint, _ color: Color, on surface: Surface) {
    guard mayTouch(path, style, place, surface.clip) else { return }
    let (x, y) = (place.x.floor, place.y.floor)
    let phase = SIMD2(place.x.raw & 63, place.y.raw & 63)
    let ink = surface.ink(color)
    let shape = surface.isMoving ? shapes.movingShape(of: path, style) : shapes.shape(of: path, style, phase: phase)
    switch shape {
    case .mask(let mask): mask.view.blit(ink, x: x, y: y, into: surface.pixels, clip: surface.clip)
    case .outline(let outline): paint(outline, phase, ink, x, y, on: surface)
    }
  }

  private func mayTouch(_ path: Path, _ style: ShapeStyle, _ place: FixedPoint, _ clip: PixelRect) -> Bool {
    var reach = 0
    if case .stroke(let width, _) = style { reach = Int(width.raw) * 2 / 64 + 1 }
    let box = path.bounds.offset(by: place).pixelBounds
    return box.minX - reach < clip.maxX && box.maxX + reach > clip.minX && box.minY - reach < clip.maxY
      && box.maxY + reach > clip.minY
  }

  /// Paints the part of an outline that is seen, in coordinates relative to its origin's pixel.
  private func paint(
    _ outline: Outline, _ phase: SIMD2<Int32>, _ ink: Ink, _ x: Int, _ y: Int, on surface: Surface
  ) {
    let seen = outline.bounds(phase: phase).intersection(surface.clip.offset(x: -x, y: -y))
    guard !seen.isEmpty else { return }
    let rows = max(1, Self.bandCells / (seen.width + 32))
    var band = seen
    while band.minY < seen.maxY {
      band.maxY = min(seen.maxY, band.minY + rows)
      let view = rasterise(outline, phase, band)
      view.blit(ink, x: x, y: y, into: surface.pixels, clip: surface.clip)
      band.minY = band.maxY
    }
  }

  private func rasterise(_ outline: Outline, _ phase: SIMD2<Int32>, _ band: PixelRect) -> CoverageView {
    let stride = CoverageMask.stride(width: band.width)
    if scratch.byteCount < stride * band.height {
      scratch = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: stride, maxY: band.height))
    }
    rasteriser.begin(band)
    outline.add(to: rasteriser, phase: phase)
    rasteriser.finish(into: scratch.bytes, stride: stride)
    return CoverageView(bytes: scratch.bytes, stride: stride, bounds: band)
  }
}
