import ForecastScene
import Testing

/// Which hours are inked with rain.
@Suite struct RainInkTests {
  private func ink(_ chance: Double?, _ millimetres: Double?) -> RainInk {
    RainInk(
      chance: chance.map(Share.init(fraction:)), amount: millimetres.map(Precipitation.init(millimetres:)))
  }

  @Test func aChanceOfThirtyPerCentInks() {
    #expect(ink(0.29, nil) == .none && ink(0.3, nil) == .chance(strength: 0.3) && ink(1, 0) == .chance(strength: 1))
  }

  @Test func aKnownChanceAloneDecides() { #expect(ink(0.1, 9) == .none) }

  @Test func withoutAChanceTheAmountInks() {
    #expect(ink(nil, 0.19) == .none && ink(nil, 2) == .amount(strength: 0.5) && ink(nil, 40) == .amount(strength: 1))
    #expect(ink(nil, 0.2).strength > 0)
  }

  @Test func whereNeitherIsKnownNothingIsInked() { #expect(ink(nil, nil) == .none && ink(nil, nil).strength == 0) }

  @Test func theThresholdCanBeSet() {
    let wet = RainInk.Threshold(chance: 0.8, millimetres: 5)
    #expect(RainInk(chance: Share(fraction: 0.7), amount: nil, threshold: wet) == .none)
    #expect(RainInk(chance: nil, amount: Precipitation(millimetres: 4), threshold: wet) == .none)
  }
}
