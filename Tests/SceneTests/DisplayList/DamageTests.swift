import ForecastScene
import SceneHarness
import Testing

/// The region whose pixels change.
@Suite struct DamageTests {
  private func square(_ x: Int, _ y: Int, _ side: Int = 10) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + side, maxY: y + side)
  }

  /// Pixels of a small canvas that lie in any of some rectangles.
  private func count(_ rects: [PixelRect]) -> Int {
    (0..<64).reduce(0) { sum, y in
      sum
        + (0..<64).filter { x in
          rects.contains { !$0.intersection(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)).isEmpty }
        }.count
    }
  }

  @Test func whateverIsAddedItCoversAllInAFewDisjointRectangles() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      var damage = Damage()
      let rects = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        let (x, y) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
        return PixelRect(minX: x, minY: y, maxX: x + Int.random(in: 0...4, using: &random), maxY: y + 4)
      }
      for rect in rects { damage.add(rect) }
      #expect(rects.allSatisfy(damage.covers))
      #expect(damage.rects.count <= Damage.limit && damage.rects.allSatisfy { !$0.isEmpty })
      for (index, rect) in damage.rects.enumerated() {
        #expect(!damage.rects[(index + 1)...].contains { $0.intersects(rect) })
      }
      #expect(damage.area == count(Array(damage.rects)))
      #expect(damage.bounds == rects.reduce(PixelRect.empty) { $0.union($1) })
    }
  }

  @Test func farApartRectanglesStayApart() {
    var damage = Damage(square(0, 0))
    damage.add(square(40, 40))
    #expect(damage.rects.count == 2 && damage.area == 200)
  }

  @Test func oneThatBridgesTwoMakesThemOne() {
    var damage = Damage(square(0, 0))
    damage.add(square(15, 0))
    damage.add(square(8, 0))
    #expect(damage.rects == [PixelRect(minX: 0, minY: 0, maxX: 25, maxY: 10)])
  }

  @Test func theNinthIsMergedWhereTheAreaGrowsLeast() {
    var damage = Damage()
    for place in 0..<8 { damage.add(square(place * 100, 0)) }
    damage.add(square(711, 0))
    #expect(damage.rects.count == 8 && damage.area == 7 * 100 + 210)
  }

  @Test func nothingAddsNothing() {
    var damage = Damage(.empty)
    damage.add(PixelRect(minX: 5, minY: 5, maxX: 2, maxY: 9))
    #expect(damage.isEmpty && damage.area == 0 && damage.bounds.isEmpty)
  }
}
