import CSDL2
import ForecastScene
import Testing

@testable import KioskApp

struct FringeMeshTests {
  private let pen = MeshPen(Color(rgb: 0), white: SDL_FPoint(x: 0, y: 0))

  /// The area of a mesh, each part counted by its coverage.
  private func ink(_ mesh: Mesh) -> Double {
    var sum = 0.0
    for i in stride(from: 0, to: mesh.count, by: 3) {
      let (a, b, c) = (mesh.vertices[i], mesh.vertices[i + 1], mesh.vertices[i + 2])
      let area = abs(
        (b.position.x - a.position.x) * (c.position.y - a.position.y)
          - (b.position.y - a.position.y) * (c.position.x - a.position.x))
      sum += Double(area) / 2 * (Double(a.color.a) + Double(b.color.a) + Double(c.color.a)) / 765
    }
    return sum
  }

  @Test(arguments: [0.25, 0.7, 1, 1.6, 5])
  func aStrokeCoversItsArea(_ width: Double) throws {
    let path = Path([(3, 4), (63, 84)], isClosed: false)
    let line = try #require(FringeChoice.lines(path, Fixed(pixels: width), .butt, at: .zero)?.first)
    let mesh = Mesh()
    mesh.stroke(line, width: width, pen)
    #expect(abs(ink(mesh) - 100 * width) < 0.5)
  }

  @Test(arguments: [2.0, 9, 60], [false, true])
  func aDiscCoversItsAreaWhicheverWayItGoesRound(_ radius: Double, _ isReversed: Bool) throws {
    let path = Path(contours: [Path.disc(radius, isReversed: isReversed)], isClosed: true)
    guard let disc = FringeChoice.round(path, at: .zero) else {
      // Steps of less than a sixty-fourth of a pixel turn in no steady way.
      return #expect(radius < 3)
    }
    let mesh = Mesh()
    mesh.fill(disc, pen)
    #expect(abs(ink(mesh) - .pi * radius * radius) < 0.02 * radius * radius + 0.5)
  }

  @Test func whatHasCornersOrHolesOrCapsIsAMask() {
    let square = Path([(0, 0), (200, 0), (200, 200), (0, 200)], isClosed: true)
    let ring = Path(contours: [Path.disc(90), Path.disc(80, isReversed: true)], isClosed: true)
    let corner = Path([(0, 0), (90, 0), (90, 90)], isClosed: false)
    let line = Path([(0, 0), (90, 0)], isClosed: false)
    #expect(!FringeChoice.isRound(square) && !FringeChoice.isRound(ring))
    #expect(!FringeChoice.isSmooth(corner, Fixed(2), .butt) && !FringeChoice.isSmooth(line, Fixed(2), .round))
    #expect(
      FringeChoice.isSmooth(line, Fixed(2), .butt)
        && FringeChoice.isRound(Path(contours: [Path.disc(90)], isClosed: true)))
  }

  @Test func anEightIsNotRound() {
    let twice = Path(contours: [Path.disc(50) + Path.disc(50)], isClosed: true)
    #expect(!FringeChoice.isRound(twice))
  }
}
