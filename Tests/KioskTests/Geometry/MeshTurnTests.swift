import CSDL2
import ForecastScene
import Testing

@testable import KioskApp

/// A page turned in the vertices lies on the panel as a page turned by its pixels.
@Suite struct MeshTurnTests {
  private func vertex(_ x: Float, _ y: Float) -> SDL_Vertex {
    SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: SDL_Color(), tex_coord: SDL_FPoint())
  }

  @Test(arguments: QuarterTurn.allCases) func verticesLieWhereTheirPointsAreSeen(turn: QuarterTurn) {
    let page = (width: 800, height: 480)
    let places: [(Float, Float)] = [(0, 0), (800, 0), (800, 480), (0, 480), (12.25, 399.5), (400, 240)]
    let mesh = Mesh()
    for at in stride(from: 0, to: places.count, by: 3) {
      mesh.triangle(
        vertex(places[at].0, places[at].1), vertex(places[at + 1].0, places[at + 1].1),
        vertex(places[at + 2].0, places[at + 2].1))
    }
    mesh.turn(turn, page: page)
    for (index, place) in places.enumerated() {
      let expected = turn.panelPoint(Point(x: Double(place.0), y: Double(place.1)), page: page)
      let found = mesh.vertices[index].position
      #expect(Double(found.x) == expected.x && Double(found.y) == expected.y)
    }
  }

  @Test(arguments: QuarterTurn.allCases) func aTurnedPictureIsReadUpright(turn: QuarterTurn) {
    let page = (width: 5, height: 3)
    let size = turn.size(of: page)
    let panel = Bitmap(width: size.width, height: size.height)
    for y in 0..<page.height {
      for x in 0..<page.width {
        let at = turn.panelRect(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1), page: page)
        panel.pixels.pixel(x: at.minX, y: at.minY).pointee = UInt32(y * 16 + x)
      }
    }
    let upright = Bitmap(page: turn, on: panel)
    var wrong = 0
    for y in 0..<page.height {
      for x in 0..<page.width where upright[x, y] != UInt32(y * 16 + x) { wrong += 1 }
    }
    #expect(upright.width == page.width && upright.height == page.height && wrong == 0)
  }
}
