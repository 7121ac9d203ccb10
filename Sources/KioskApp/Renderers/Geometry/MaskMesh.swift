import CSDL2
import ForecastScene

/// A mask as a quad of the page: an upright rectangle and the part of the texture that lies on it.
struct MaskMesh {
  let slot: AtlasSlot
  let side: Int
  let color: SDL_Color

  /// Adds the mask with its origin's pixel at a place, cut to a rectangle of whole pixels.
  ///
  /// Off the grid it takes its gutter with it: coverage is then interpolated into the pixels beside it.
  func add(to mesh: Mesh, x: Double, y: Double, clip: PixelRect?) {
    guard !slot.bounds.isEmpty else { return }
    let marginX = x == x.rounded() ? 0 : AtlasTexture.gutter
    let marginY = y == y.rounded() ? 0 : AtlasTexture.gutter
    // Page minus texture: one vector for the whole mask, as it is drawn at its own size.
    let shift = SIMD2(x + Double(slot.bounds.minX - slot.x), y + Double(slot.bounds.minY - slot.y))
    var low = shift + SIMD2(Double(slot.x - marginX), Double(slot.y - marginY))
    var high =
      shift + SIMD2(Double(slot.x + slot.bounds.width + marginX), Double(slot.y + slot.bounds.height + marginY))
    if let clip {
      low = pointwiseMax(low, SIMD2(Double(clip.minX), Double(clip.minY)))
      high = pointwiseMin(high, SIMD2(Double(clip.maxX), Double(clip.maxY)))
      guard low.x < high.x, low.y < high.y else { return }
    }
    func corner(_ x: Double, _ y: Double) -> SDL_Vertex {
      SDL_Vertex(
        position: SDL_FPoint(x: Float(x), y: Float(y)), color: color,
        tex_coord: SDL_FPoint(x: texel(x - shift.x), y: texel(y - shift.y)))
    }
    mesh.quad(corner(low.x, low.y), corner(high.x, low.y), corner(high.x, high.y), corner(low.x, high.y))
  }

  /// SDL refuses a whole page for one coordinate that a rounding has put outside 0…1.
  private func texel(_ place: Double) -> Float { max(0, min(1, Float(place / Double(side)))) }
}
