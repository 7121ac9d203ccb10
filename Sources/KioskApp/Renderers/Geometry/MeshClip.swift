import CSDL2
import ForecastScene

/// Adds meshes to a page, cut along the edges of a rectangle of whole pixels.
///
/// Cutting here instead of by the scissor keeps a page in one draw call. What a cut vertex carries lies on the straight line
/// between its neighbours, so the pixels that remain are the same as without the cut.
final class MeshClip {
  private static let sides = 4
  // A triangle gains a corner at each side at most.
  private let front = UnsafeMutablePointer<SDL_Vertex>.allocate(capacity: 8)
  private let back = UnsafeMutablePointer<SDL_Vertex>.allocate(capacity: 8)

  deinit {
    front.deallocate()
    back.deallocate()
  }

  /// Adds a mesh, moved, to a page; nothing outside the clip.
  func append(_ mesh: Mesh, extent: MeshExtent, x: Float, y: Float, clip: PixelRect, to page: Mesh) {
    let low = extent.low + SIMD2(x, y)
    let high = extent.high + SIMD2(x, y)
    let clipLow = SIMD2(Float(clip.minX), Float(clip.minY))
    let clipHigh = SIMD2(Float(clip.maxX), Float(clip.maxY))
    if all(low .>= clipLow), all(high .<= clipHigh) { return page.append(mesh, x: x, y: y) }
    if any(low .>= clipHigh) || any(high .<= clipLow) { return }
    for i in stride(from: 0, to: mesh.count, by: 3) {
      for corner in 0..<3 {
        front[corner] = mesh.vertices[i + corner]
        front[corner].position.x += x
        front[corner].position.y += y
      }
      cutTriangle(clipLow, clipHigh, into: page)
    }
  }

  private func cutTriangle(_ clipLow: SIMD2<Float>, _ clipHigh: SIMD2<Float>, into page: Mesh) {
    var extent = MeshExtent(front[0].position)
    extent.add(front[1].position)
    extent.add(front[2].position)
    if any(extent.low .>= clipHigh) || any(extent.high .<= clipLow) { return }
    if all(extent.low .>= clipLow), all(extent.high .<= clipHigh) {
      return page.triangle(front[0], front[1], front[2])
    }
    var count = 3
    count = cut(front, count, into: back) { $0.x - clipLow.x }
    count = cut(back, count, into: front) { clipHigh.x - $0.x }
    count = cut(front, count, into: back) { $0.y - clipLow.y }
    count = cut(back, count, into: front) { clipHigh.y - $0.y }
    guard count > 2 else { return }
    for corner in 2..<count { page.triangle(front[0], front[corner - 1], front[corner]) }
  }

  /// Keeps the part of a convex polygon where `depth` is not negative (Sutherland and Hodgman 1974).
  @inline(__always)
  private func cut(
    _ polygon: UnsafeMutablePointer<SDL_Vertex>, _ count: Int, into kept: UnsafeMutablePointer<SDL_Vertex>,
    _ depth: (SDL_FPoint) -> Float
  ) -> Int {
    guard count > 0 else { return 0 }
    var keptCount = 0
    var from = polygon[count - 1]
    var fromDepth = depth(from.position)
    for i in 0..<count {
      let to = polygon[i]
      let toDepth = depth(to.position)
      if (fromDepth < 0) != (toDepth < 0) {
        kept[keptCount] = from.mixed(with: to, fromDepth / (fromDepth - toDepth))
        keptCount += 1
      }
      if toDepth >= 0 {
        kept[keptCount] = to
        keptCount += 1
      }
      (from, fromDepth) = (to, toDepth)
    }
    return keptCount
  }
}

extension SDL_Vertex {
  /// The vertex at a share of the way to another.
  fileprivate func mixed(with other: SDL_Vertex, _ share: Float) -> SDL_Vertex {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(mix(Float(a), Float(b)).rounded()) }
    return SDL_Vertex(
      position: SDL_FPoint(x: mix(position.x, other.position.x), y: mix(position.y, other.position.y)),
      color: SDL_Color(
        r: mix(color.r, other.color.r), g: mix(color.g, other.color.g), b: mix(color.b, other.color.b),
        a: mix(color.a, other.color.a)),
      tex_coord: SDL_FPoint(x: mix(tex_coord.x, other.tex_coord.x), y: mix(tex_coord.y, other.tex_coord.y)))
  }
}
