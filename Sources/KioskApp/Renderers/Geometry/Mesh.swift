import CSDL2

/// Triangles as SDL takes them, three vertices each, in memory that grows and is kept.
///
/// No index list: SDL copies one vertex for every index before it hands them on, so an index saves nothing.
final class Mesh {
  private(set) var vertices: UnsafeMutablePointer<SDL_Vertex>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 192) {
    self.capacity = capacity
    vertices = .allocate(capacity: capacity)
  }

  deinit { vertices.deallocate() }

  /// Forgets the triangles and keeps their room.
  func clear() { count = 0 }

  /// Makes room for more vertices; the pointer may move.
  func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<SDL_Vertex>.allocate(capacity: capacity)
    larger.moveInitialize(from: vertices, count: count)
    vertices.deallocate()
    vertices = larger
  }

  func triangle(_ a: SDL_Vertex, _ b: SDL_Vertex, _ c: SDL_Vertex) {
    reserve(3)
    let end = vertices + count
    end.initialize(to: a)
    (end + 1).initialize(to: b)
    (end + 2).initialize(to: c)
    count += 3
  }

  /// Two triangles; the corners go round.
  func quad(_ a: SDL_Vertex, _ b: SDL_Vertex, _ c: SDL_Vertex, _ d: SDL_Vertex) {
    triangle(a, b, c)
    triangle(a, c, d)
  }

  /// Adds all of another mesh, moved.
  func append(_ other: Mesh, x: Float, y: Float) {
    reserve(other.count)
    let end = vertices + count
    for i in 0..<other.count {
      var vertex = other.vertices[i]
      vertex.position.x += x
      vertex.position.y += y
      (end + i).initialize(to: vertex)
    }
    count += other.count
  }

  /// Thins the vertices from `start` on, for a chunk that is not quite there.
  func fade(from start: Int, opacity: UInt8) {
    guard opacity < 255 else { return }
    let share = UInt32(opacity)
    for i in start..<count { vertices[i].color = vertices[i].color.thinned(to: share) }
  }

  /// Turns everything from a page of `page` pixels to the panel it stands on.
  func turn(_ turn: QuarterTurn, page: (width: Int, height: Int)) {
    let (width, height) = (Float(page.width), Float(page.height))
    switch turn {
    case .none: return
    case .clockwise: map { SDL_FPoint(x: height - $0.y, y: $0.x) }
    case .half: map { SDL_FPoint(x: width - $0.x, y: height - $0.y) }
    case .counterclockwise: map { SDL_FPoint(x: $0.y, y: width - $0.x) }
    }
  }

  @inline(__always)
  private func map(_ place: (SDL_FPoint) -> SDL_FPoint) {
    for i in 0..<count { vertices[i].position = place(vertices[i].position) }
  }

  /// The smallest upright rectangle that holds every vertex; nil when there is none.
  var extent: MeshExtent? {
    guard count > 0 else { return nil }
    var extent = MeshExtent(vertices[0].position)
    for i in 1..<count { extent.add(vertices[i].position) }
    return extent
  }
}

/// What a mesh takes up, in pixels.
struct MeshExtent {
  private(set) var low: SIMD2<Float>
  private(set) var high: SIMD2<Float>

  init(_ p: SDL_FPoint) {
    low = SIMD2(p.x, p.y)
    high = low
  }

  mutating func add(_ p: SDL_FPoint) {
    low = pointwiseMin(low, SIMD2(p.x, p.y))
    high = pointwiseMax(high, SIMD2(p.x, p.y))
  }
}

extension SDL_Color {
  /// A share of 0…255 of a premultiplied colour.
  fileprivate func thinned(to share: UInt32) -> SDL_Color {
    func part(_ channel: UInt8) -> UInt8 { UInt8(truncatingIfNeeded: Lanes.over255(UInt32(channel) &* share)) }
    return SDL_Color(r: part(r), g: part(g), b: part(b), a: part(a))
  }
}
