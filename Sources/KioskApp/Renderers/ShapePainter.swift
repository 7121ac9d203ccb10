import ForecastScene

/// Paints filled and stroked paths: through a kept mask where there is one, else straight from the outline.
final class ShapePainter {
  /// Cells rasterised at a time; larger shapes are painted in bands of rows.
  private static let bandCells = 1 << 16

  private let rasteriser = CoverageRasteriser()
  private let masks: MaskCache
  private var outline = Outline()
  private var scratch = CoverageMask(bounds: .empty)

  init(maskBytes: Int) { masks = MaskCache(rasteriser: rasteriser, byteLimit: maskBytes) }

  func paint(_ path: Path, _ style: ShapeStyle, at place: FixedPoint, _ color: Color, on surface: Surface) {
    let whole = PixelRect(minX: place.x.floor, minY: place.y.floor, maxX: 0, maxY: 0)
    guard mayTouch(path, style, place, surface.clip) else { return }
    let phase = SIMD2(place.x.raw & 63, place.y.raw & 63)
    let ink = surface.ink(color)
    if let mask = masks.mask(of: path, style, phase: phase) {
      mask.view.blit(ink, x: whole.minX, y: whole.minY, into: surface.pixels, clip: surface.clip)
    } else {
      outline.clear()
      style.trace(path, into: &outline)
      let seen = outline.bounds(phase: phase).intersection(surface.clip.offset(x: -whole.minX, y: -whole.minY))
      if !seen.isEmpty { paint(phase, seen, ink, whole.minX, whole.minY, on: surface) }
    }
  }

  func endFrame() { masks.endFrame() }

  private func mayTouch(_ path: Path, _ style: ShapeStyle, _ place: FixedPoint, _ clip: PixelRect) -> Bool {
    var reach = 0
    if case .stroke(let width, _) = style { reach = Int(width.raw) * 2 / 64 + 1 }
    let box = path.bounds.offset(by: place).pixelBounds
    return box.minX - reach < clip.maxX && box.maxX + reach > clip.minX && box.minY - reach < clip.maxY
      && box.maxY + reach > clip.minY
  }

  /// Paints the part of the outline that is seen, in coordinates relative to its origin's pixel.
  private func paint(
    _ phase: SIMD2<Int32>, _ seen: PixelRect, _ ink: Ink, _ x: Int, _ y: Int, on surface: Surface
  ) {
    let rows = max(1, Self.bandCells / (seen.width + 32))
    var band = seen
    while band.minY < seen.maxY {
      band.maxY = min(seen.maxY, band.minY + rows)
      let view = rasterise(phase, band)
      view.blit(ink, x: x, y: y, into: surface.pixels, clip: surface.clip)
      band.minY = band.maxY
    }
  }

  private func rasterise(_ phase: SIMD2<Int32>, _ band: PixelRect) -> CoverageView {
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
