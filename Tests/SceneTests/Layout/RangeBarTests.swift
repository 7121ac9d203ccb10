import Testing

@testable import ForecastScene

@Suite struct RangeBarTests {
  private func span(_ low: Double, _ high: Double, _ scale: ClosedRange<Double>) -> [Double] {
    let ends = ForecastRangeBar.span(
      low: Temperature(celsius: low), high: Temperature(celsius: high),
      in: Temperature(celsius: scale.lowerBound)...Temperature(celsius: scale.upperBound))
    return [ends.low, ends.high]
  }

  @Test func aRangeIsPlacedByItsShareOfTheScale() { #expect(span(10, 15, 0...20) == [0.5, 0.75]) }

  @Test func lowAboveHighIsSwapped() { #expect(span(15, 10, 0...20) == [0.5, 0.75]) }

  @Test func nothingLeavesTheScale() { #expect(span(-40, 60, 0...20) == [0, 1]) }

  @Test func equalValuesAreADot() { #expect(span(5, 5, 0...20) == [0.25, 0.25]) }

  @Test func aScaleWithoutLengthPlacesEverythingInItsMiddle() { #expect(span(5, 9, 7...7) == [0.5, 0.5]) }
}
