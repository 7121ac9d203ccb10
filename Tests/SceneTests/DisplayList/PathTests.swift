import Testing

@testable import ForecastScene

/// Paths and the boxes that have to hold them.
@Suite struct PathTests {
  private func path(scale: Double = 1, _ draw: (inout PathBuilder) -> Void) -> Path {
    var builder = PathBuilder(scale: PixelScale(pixelsPerPoint: scale))
    draw(&builder)
    return builder.path()
  }

  @Test(arguments: [0.3, 1, 20, 300]) func aCirclesChordsStrayByATenthOfAPixel(radius: Double) {
    let circle = path { $0.circle(.zero, radius: radius) }
    for contour in circle.contours {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        let (x, y) = ((a.x.pixels + b.x.pixels) / 2, (a.y.pixels + b.y.pixels) / 2)
        #expect(radius - (x * x + y * y).squareRoot() < PathBuilder.tolerance + 0.03)
      }
    }
  }

  @Test(arguments: [0, -1, -50.0]) func aCircleWithoutExtentIsAPoint(radius: Double) {
    let circle = path { $0.circle(Point(x: 3, y: 4), radius: radius) }
    #expect(circle.contours.allSatisfy { $0.count <= 1 })
  }

  @Test func pointsArePixelsTimesTheScale() {
    let corner = path(scale: 2) { $0.polygon([.zero, Point(x: 3, y: 0), Point(x: 3, y: 1.5)]) }
    #expect(corner.bounds.pixelBounds == PixelRect(minX: 0, minY: 0, maxX: 6, maxY: 3))
  }

  @Test func anEmptyPathHasNoBounds() { #expect(path { _ in }.bounds.pixelBounds.isEmpty) }

  @Test func aStrokesBoundsHoldItsMitres() {
    let corner = path { $0.polygon([.zero, Point(x: 10, y: 0), Point(x: 0, y: 1)]) }
    let stroke = DisplayItem.stroke(corner, at: .zero, width: Fixed(2), cap: .butt, Color(rgb: 0))
    #expect(stroke.bounds.maxX >= 14 && stroke.bounds.minX <= -4)
  }
}
