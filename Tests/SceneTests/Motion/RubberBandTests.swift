import ForecastScene
import Testing

struct RubberBandTests {
  private let band = RubberBand(limit: 9)

  @Test func itFollowsLessAndLessAndStaysUnderItsLimit() {
    var last = 0.0
    for pull in stride(from: 0.25, through: 200, by: 0.25) {
      let stretch = band.stretch(forPull: pull)
      #expect(stretch > last && stretch < 0.55 * pull && stretch < 9)
      last = stretch
    }
  }

  @Test func itIsTheFormulaItNames() {
    #expect(abs(band.stretch(forPull: 4) - (1 - 1 / (0.55 * 4 / 9 + 1)) * 9) < 1e-12)
    #expect(band.stretch(forPull: -4) == -band.stretch(forPull: 4))
    #expect(band.stretch(forPull: 0) == 0)
  }

  @Test(arguments: [-40.0, -1, -1e-9, 0, 0.001, 2, 9, 300])
  func itsInverseGivesThePullBack(pull: Double) {
    let back = band.pull(forStretch: band.stretch(forPull: pull))
    #expect(abs(back - pull) <= 1e-9 * max(1, abs(pull)))
  }

  @Test func aStretchBeyondTheLimitHasAFinitePull() {
    #expect(band.pull(forStretch: 9).isFinite)
    #expect(band.pull(forStretch: -12) < -9)
  }

  @Test(arguments: [0.0, 0.5, -3, 20])
  func theRateIsTheSlope(pull: Double) {
    let slope = (band.stretch(forPull: pull + 1e-6) - band.stretch(forPull: pull - 1e-6)) / 2e-6
    #expect(abs(slope - band.rate(atPull: pull)) < 1e-6)
  }
}
