import ForecastScene
import Testing

@testable import KioskApp

@Suite struct MaskCacheTests {
  private func triangle(_ side: Int32) -> Path {
    let corners = [(Int32(0), Int32(0)), (side, 0), (0, side)].map {
      FixedPoint(x: Fixed(raw: $0.0), y: Fixed(raw: $0.1))
    }
    return Path(contours: [corners], isClosed: true)
  }

  @Test func aShapeIsKeptFromItsSecondSightOn() {
    let cache = MaskCache(rasteriser: CoverageRasteriser())
    let path = triangle(640)
    #expect(cache.mask(of: path, .fill, phase: [0, 0]) == nil)
    #expect(cache.mask(of: path, .fill, phase: [0, 0]) != nil)
  }

  @Test func anEqualPathOfAPageMadeAnewFindsTheMaskOfTheOneBefore() throws {
    let cache = MaskCache(rasteriser: CoverageRasteriser())
    _ = cache.mask(of: triangle(640), .fill, phase: [0, 0])
    let mask = try #require(cache.mask(of: triangle(640), .fill, phase: [0, 0]))
    #expect(cache.mask(of: triangle(640), .fill, phase: [0, 0]) === mask)
  }

  @Test func anotherPathOfTheSameBoundsIsAnotherShape() {
    let cache = MaskCache(rasteriser: CoverageRasteriser())
    let corners = [(Int32(0), Int32(0)), (640, 0), (640, 640), (0, 640)].map {
      FixedPoint(x: Fixed(raw: $0.0), y: Fixed(raw: $0.1))
    }
    let square = Path(contours: [corners], isClosed: true)
    for path in [triangle(640), triangle(640)] { _ = cache.mask(of: path, .fill, phase: [0, 0]) }
    #expect(cache.mask(of: square, .fill, phase: [0, 0]) == nil)
  }
}
