import ForecastScene
import Testing

/// Whole numbers as the page prints them.
@Suite struct FigureTests {
  @Test(arguments: [
    (0.4, 0), (0.5, 1), (-0.4, 0), (-0.5, -1), (-0.0, 0), (2.5, 3), (-2.5, -3), (99.5, 100), (1e9, 999), (-1e300, -999),
  ])
  func halvesAreRoundedAwayFromZeroAndZeroHasNoSign(value: Double, printed: Int) {
    #expect(Figure(rounding: value).value == printed)
    #expect(Figure(rounding: value).isNegative == (printed < 0))
  }

  @Test(arguments: [(0, [0]), (7, [7]), (-40, [0, 4]), (104, [4, 0, 1]), (100, [0, 0, 1]), (-5, [5])])
  func digitsAreCountedFromTheUnits(value: Int, digits: [Int]) {
    let figure = Figure(value)
    #expect(figure.digitCount == digits.count)
    #expect((0..<3).map { figure.digit($0) } == (0..<3).map { digits.indices.contains($0) ? digits[$0] : nil })
  }
}
