import ForecastScene
import Testing

/// The scale that all capsules and the ring share, and the spans on it.
@Suite struct TemperatureScaleTests {
  private func scale(_ celsius: [Double]) -> TemperatureScale {
    TemperatureScale(covering: celsius.map(Temperature.init(celsius:)))
  }

  @Test func itGoesFromTheColdestToTheWarmest() {
    let scale = scale([3, -7, 20, 5])
    #expect(scale.low.celsius == -7 && scale.high.celsius == 20)
    #expect(scale.fraction(of: Temperature(celsius: 6.5)) == 0.5)
    #expect(scale.fraction(of: Temperature(celsius: -40)) == 0 && scale.fraction(of: Temperature(celsius: 40)) == 1)
  }

  @Test(arguments: [[], [12], [12, 12, 12], [.nan], [.infinity, -.infinity], [.nan, 4, 4.5]])
  func itIsFiniteWhateverItCovers(celsius: [Double]) {
    let scale = scale(celsius)
    #expect(scale.low < scale.high && (scale.high.celsius - scale.low.celsius).isFinite)
    for value in celsius where value.isFinite {
      #expect((0...1).contains(scale.fraction(of: Temperature(celsius: value))))
    }
  }

  @Test func tenEqualDaysStandInTheMiddle() {
    #expect(scale(Array(repeating: 8, count: 20)).fraction(of: Temperature(celsius: 8)) == 0.5)
  }

  private func span(_ low: Double, _ high: Double) -> [Double] {
    let span = ForecastRangeBar.span(
      low: Temperature(celsius: low), high: Temperature(celsius: high),
      in: Temperature(celsius: 0)...Temperature(celsius: 20))
    return [span.low, span.high]
  }

  @Test func aSpanIsThePairOfFractions() { #expect(span(5, 15) == [0.25, 0.75]) }
  @Test func aLowAboveItsHighIsSwapped() { #expect(span(15, 5) == [0.25, 0.75]) }
  @Test func equalEndsMakeAPoint() { #expect(span(10, 10) == [0.5, 0.5]) }

  @Test func aSpanNeverLeavesTheScale() {
    #expect(span(-5, 30) == [0, 1] && span(-9, -5) == [0, 0] && span(25, 21) == [1, 1])
  }

  @Test func aScaleWithoutLengthPlacesEverythingInItsMiddle() {
    let point = Temperature(celsius: 3)
    let span = ForecastRangeBar.span(low: Temperature(celsius: 1), high: Temperature(celsius: 9), in: point...point)
    #expect(span.low == 0.5 && span.high == 0.5)
  }
}
