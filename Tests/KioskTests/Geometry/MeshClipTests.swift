import CSDL2
import ForecastScene
import Testing

@testable import KioskApp

struct MeshClipTests {
  private static let clip = PixelRect(minX: 10, minY: 10, maxX: 30, maxY: 20)

  /// A vertex that carries its own place as its texel.
  private func vertex(_ x: Float, _ y: Float) -> SDL_Vertex {
    SDL_Vertex(
      position: SDL_FPoint(x: x, y: y), color: SDL_Color(r: 1, g: 2, b: 3, a: 4), tex_coord: SDL_FPoint(x: x, y: y))
  }

  private func cut(_ points: [(Float, Float)], x: Float = 0, y: Float = 0) throws -> Mesh {
    let mesh = Mesh()
    let page = Mesh()
    mesh.quad(
      vertex(points[0].0, points[0].1), vertex(points[1].0, points[1].1), vertex(points[2].0, points[2].1),
      vertex(points[3].0, points[3].1))
    MeshClip().append(mesh, extent: try #require(mesh.extent), x: x, y: y, clip: Self.clip, to: page)
    return page
  }

  private func area(_ mesh: Mesh) -> Float {
    stride(from: 0, to: mesh.count, by: 3).reduce(0) { sum, i in
      let (a, b, c) = (mesh.vertices[i].position, mesh.vertices[i + 1].position, mesh.vertices[i + 2].position)
      return sum + abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    }
  }

  @Test func whatLiesInsideIsKeptAndWhatLiesOutsideIsNot() throws {
    #expect(area(try cut([(12, 12), (20, 12), (20, 18), (12, 18)])) == 48)
    #expect(try cut([(0, 0), (9, 0), (9, 9), (0, 9)]).count == 0)
    #expect(try cut([(0, 0), (10, 0), (10, 50), (0, 50)]).count == 0)
  }

  @Test func whatCrossesIsCutAtTheEdges() throws {
    let page = try cut([(0, 0), (50, 0), (50, 50), (0, 50)])
    #expect(abs(area(page) - 200) < 0.01)
    for i in 0..<page.count {
      let p = page.vertices[i]
      #expect(p.position.x >= 10 && p.position.x <= 30 && p.position.y >= 10 && p.position.y <= 20)
      #expect(abs(p.tex_coord.x - p.position.x) < 1e-4 && abs(p.tex_coord.y - p.position.y) < 1e-4)
    }
  }

  @Test func aSlantedShapeLosesItsCornersOnly() throws {
    let page = try cut([(20, 5), (30, 15), (20, 25), (10, 15)])
    #expect(abs(area(page) - 150) < 0.01)
  }

  @Test func aMeshIsMovedBeforeItIsCut() throws {
    #expect(abs(area(try cut([(0, 0), (8, 0), (8, 8), (0, 8)], x: 26, y: 16)) - 16) < 0.01)
  }
}
