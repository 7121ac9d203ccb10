import SceneHarness
import Testing

@testable import ForecastScene

/// The rolling digits of the giant figure.
@Suite struct FigureDrumsTests {
  private func drums(_ value: Int?) -> FigureDrums {
    var drums = FigureDrums()
    drums.show(value.map(Figure.init), at: 0, preference: .standard)
    return drums
  }

  /// What all three drums show at rest, hundreds first.
  private func shown(_ drums: FigureDrums, at t: Double = 1e4) -> String {
    (0..<3).reversed().flatMap { drums.digits(place: $0, at: t).filter { $0.rise == 0 } }.map { String($0.digit) }
      .joined()
  }

  /// The digits of a drum that are seen on its way; a drum swings past its digit by less than shows in the window.
  private func way(_ from: Int, _ to: Int, place: Int = 0) -> Set<Int> {
    var drums = drums(from)
    drums.show(Figure(to), at: 10, preference: .standard)
    return Set(
      (0...60).flatMap { drums.digits(place: place, at: 10 + Double($0) / 100) }.filter { abs($0.rise) < 0.98 }
        .map(\.digit))
  }

  @Test(arguments: [0, 5, 9, 10, 40, 99, 100, 104, 110, 999, -1, -12, -40, -100])
  func everyFigureSettlesExactlyOnItsDigits(value: Int) {
    #expect(shown(drums(value)) == String(abs(value)))
    for before in [0, 7, 10, 19, 104, -9] {
      var drums = drums(before)
      drums.show(Figure(value), at: 10, preference: .standard)
      #expect(shown(drums, at: 20) == String(abs(value)))
      #expect(!drums.isMoving(at: 20))
    }
  }

  @Test func aDigitRollsTheShortWayRound() {
    #expect(way(19, 20) == [9, 0])
    #expect(way(20, 19) == [9, 0])
    #expect(way(12, 14) == [2, 3, 4])
    #expect(way(1, 9) == [1, 0, 9])
  }

  @Test func noZeroStandsBeforeAFigureThatGetsLonger() {
    #expect(way(9, 10, place: 1) == [1])
    #expect(way(10, 9, place: 1) == [1])
    #expect(way(99, 100, place: 2) == [1])
    #expect(way(99, 100, place: 1) == [9, 0])
    #expect(way(100, 99, place: 1) == [9, 0])
  }

  @Test func severalHoursBlendIntoOneRollWithoutAJump() {
    var drums = drums(10)
    var before: Double?
    var speeds: [Double] = []
    var lastValue = 0.0
    for frame in 0..<600 {
      let t = 10 + Double(frame) / 1_000
      if frame % 50 == 0, frame < 250 { drums.show(Figure(11 + frame / 50), at: t, preference: .standard) }
      guard let seen = drums.digits(place: 0, at: t).first else { continue }
      let value = Double(seen.digit) + seen.rise
      if let before { speeds.append((value - before) * 1_000) }
      before = value
      lastValue = value
    }
    #expect(abs(lastValue - 5) < 0.01)
    #expect(speeds.allSatisfy { abs($0) < 40 })
    // A jump of the velocity would show as two neighbouring speeds far apart.
    #expect(zip(speeds.dropFirst(), speeds).allSatisfy { abs($0 - $1) < 2 })
  }

  @Test func reducedMotionCuts() {
    var drums = drums(12)
    drums.show(Figure(27), at: 10, preference: .reduced)
    #expect(!drums.isMoving(at: 10) && shown(drums, at: 10) == "27")
  }

  @Test func aFigureAfterADashIsSimplyThere() {
    var drums = drums(12)
    drums.show(nil, at: 10, preference: .standard)
    #expect(drums.figure == nil)
    drums.show(Figure(35), at: 11, preference: .standard)
    #expect(!drums.isMoving(at: 11) && shown(drums, at: 11) == "35")
  }
}

extension FigureDrums {
  fileprivate func digits(place: Int, at t: Double) -> [(digit: Int, rise: Double)] {
    var seen: [(digit: Int, rise: Double)] = []
    forEachDigit(place: place, at: t) { seen.append(($0, $1)) }
    return seen
  }
}
