import ForecastScene
import Testing

/// Rectangles of whole pixels, and the bridge from points.
@Suite struct PixelRectTests {
  private let a = PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)

  @Test func rightAndBottomEdgeAreExcluded() {
    #expect(!a.intersects(a.offset(x: 10, y: 0)) && !a.intersects(a.offset(x: 0, y: -10)))
    #expect(a.intersects(a.offset(x: 9, y: 9)))
    #expect(a.intersection(a.offset(x: 9, y: 9)).area == 1)
  }

  @Test func anEmptyOneHasNoAreaAndDoesNotCount() {
    let turned = PixelRect(minX: 9, minY: 0, maxX: 3, maxY: 5)
    #expect(turned.isEmpty && turned.area == 0 && turned.width == 0)
    #expect(a.union(turned) == a && turned.union(a) == a && PixelRect.empty.union(.empty).isEmpty)
  }

  @Test func aUnionHoldsBoth() {
    #expect(a.union(a.offset(x: 20, y: 5)) == PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 15))
  }

  @Test func snappingKeepsNeighboursTogether() {
    let scale = PixelScale(pixelsPerPoint: 1.5)
    let left = scale.snap(Rect(x: 0.3, y: 0, width: 7.1, height: 3))
    let right = scale.snap(Rect(x: 7.4, y: 0, width: 2, height: 3))
    #expect(abs(left.maxX - right.minX) < 1e-12)
    #expect(scale.snapThickness(0.1) == scale.pixel && scale.snapThickness(1) == 2 * scale.pixel)
  }

  @Test func aRectHoldsItsLeftEdgeAndNotItsRight() {
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    #expect(rect.contains(Point(x: 1, y: 1)) && !rect.contains(Point(x: 3, y: 1)) && !rect.contains(Point(x: 1, y: 3)))
    #expect(rect.inset(left: -1, top: 1) == Rect(x: 0, y: 2, width: 3, height: 1))
  }
}
