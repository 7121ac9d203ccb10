import ForecastScene
import Testing

/// Device coordinates in sixty-fourths of a pixel.
@Suite struct FixedTests {
  @Test(arguments: [-2.0, -1.5, -0.25, 0, 0.25, 1, 7.984375]) func pixelsOfTheGridAreExact(pixels: Double) {
    let fixed = Fixed(pixels: pixels)
    #expect(fixed.pixels == pixels)
    #expect(fixed.floor == Int(pixels.rounded(.down)) && fixed.ceil == Int(pixels.rounded(.up)))
  }

  @Test func theNearestStepIsTaken() {
    #expect(Fixed(pixels: 0.007).raw == 0 && Fixed(pixels: 0.009).raw == 1 && Fixed(pixels: -0.009).raw == -1)
  }

  @Test func sumsAreExactAndOrderIsThatOfNumbers() {
    #expect(Fixed(3) + Fixed(raw: 1) == Fixed(raw: 193) && Fixed(3) - Fixed(4) == Fixed(-1))
    #expect(Fixed(raw: -1) < .zero && Fixed(raw: 63) < Fixed(1))
  }

  @Test func aMoveNeverLeavesTheBoundsOfWholePixels() {
    for raw in -130...130 as ClosedRange<Int32> {
      for shift in [-65, -1, 0, 1, 64, 100] as [Int32] {
        let sum = Fixed(raw: raw) + Fixed(raw: shift)
        #expect(sum.floor >= Fixed(raw: raw).floor + Fixed(raw: shift).floor)
        #expect(sum.ceil <= Fixed(raw: raw).ceil + Fixed(raw: shift).ceil)
      }
    }
  }
}
