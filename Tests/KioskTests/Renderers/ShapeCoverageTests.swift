import ForecastScene
import Testing

@testable import KioskApp

struct ShapeCoverageTests {
  private let middle = FixedPoint(16, 16)

  private func fill(_ contours: [[FixedPoint]], at: FixedPoint? = nil) throws -> TestSheet {
    let path = Path(contours: contours, isClosed: true)
    return try TestSheet().draw([.fill(path, at: at ?? middle, TestSheet.black)])
  }

  @Test func aPixelCoveredByHalfIsHalfInked() throws {
    let square = Path([(4, 4), (8.5, 4), (8.5, 8), (4, 8)], isClosed: true)
    let sheet = try TestSheet().draw([.fill(square, at: .zero, TestSheet.black)])
    #expect(sheet.coverage(7, 5) == 255)
    #expect((127...128).contains(sheet.coverage(8, 5)))
    #expect(sheet.coverage(9, 5) == 0)
  }

  @Test func aDiagonalCutsPixelsByHalf() throws {
    let triangle = Path([(4, 4), (20, 4), (20, 20)], isClosed: true)
    let sheet = try TestSheet().draw([.fill(triangle, at: .zero, TestSheet.black)])
    for i in 4..<20 { #expect((127...128).contains(sheet.coverage(i, i))) }
    #expect(sheet.coverage(10, 9) == 0 || sheet.coverage(10, 9) == 255)
  }

  @Test func aRandomTriangleInksItsArea() throws {
    var dice = Dice(state: 7)
    let sheet = try TestSheet()
    for _ in 0..<60 {
      let p = (0..<3).map { _ in (Double.random(in: 1...31, using: &dice), Double.random(in: 1...31, using: &dice)) }
      let cross = (p[1].0 - p[0].0) * (p[2].1 - p[0].1) - (p[2].0 - p[0].0) * (p[1].1 - p[0].1)
      sheet.draw([.fill(Path(p, isClosed: true), at: .zero, TestSheet.black)])
      // Corners on the 26.6 grid and bytes of coverage each round.
      #expect(abs(sheet.inkedArea - abs(cross) / 2) < 0.6)
    }
  }

  @Test func aDiscInksItsArea() throws {
    for radius in [0.4, 1.3, 3, 7.25, 14] {
      let sheet = try fill([Path.disc(radius)])
      let polygon = 48 * radius * radius * Libm.sin(.pi / 48)
      #expect(abs(sheet.inkedArea - polygon) < 0.02 * polygon + 0.05)
    }
  }

  @Test func contoursOfOneDirectionFillOnceWhereTheyOverlap() throws {
    let sheet = try fill([Path.disc(10), Path.disc(6)])
    let alone = try fill([Path.disc(10)])
    #expect(sheet.coverage(16, 16) == 255)
    #expect(sheet.hasSamePixels(as: alone))
  }

  @Test func aContourOfTheOtherDirectionCutsAHole() throws {
    let sheet = try fill([Path.disc(10), Path.disc(6, isReversed: true)])
    #expect(sheet.coverage(16, 16) == 0)
    #expect(sheet.coverage(16, 8) == 255)
    #expect(abs(sheet.inkedArea - .pi * (100 - 36)) < 1.5)
  }

  @Test func shapesThatShareAnEdgeLeaveNoSeam() throws {
    let left = Path([(3, 3), (17.3, 3), (11.7, 29), (3, 29)], isClosed: true)
    let right = Path([(17.3, 3), (29, 3), (29, 29), (11.7, 29)], isClosed: true)
    let both = Path(contours: left.contours + right.contours, isClosed: true)
    let sheet = try TestSheet().draw([.fill(both, at: .zero, TestSheet.black)])
    for y in 3..<29 { for x in 3..<29 { #expect(sheet.coverage(x, y) == 255) } }
  }

  @Test func aPathWithoutPointsOrAreaInksNothing() throws {
    let paths = [[], [[]], [[middle]], [[middle, middle]], [[FixedPoint(1, 1), FixedPoint(9, 9)]]]
    for contours in paths { #expect(try fill(contours, at: .zero).inkedArea == 0) }
  }

  @Test func aPathFarOutsideThePageInksNothingAndTakesNoTime() throws {
    let far = Path([(-30_000_000, -30_000_000), (-29_000_000, -30_000_000), (-29_000_000, 0)], isClosed: true)
    let sheet = try TestSheet().draw([.fill(far, at: .zero, TestSheet.black)])
    #expect(sheet.inkedArea == 0)
  }

  @Test func aMovedChunkMovesItsShapesByPartsOfAPixel() throws {
    let item = DisplayItem.fill(Path([(4, 4), (8, 4), (8, 8), (4, 8)], isClosed: true), at: .zero, TestSheet.black)
    let sheet = try TestSheet().draw([item], offset: FixedPoint(0.25, 0.5))
    #expect(sheet.coverage(4, 6) == 191)
    #expect(sheet.coverage(8, 6) == 64)
    #expect((127...128).contains(sheet.coverage(6, 4)))
  }
}
