import ForecastScene
import Testing

/// How age turns into trust.
@Suite struct FreshnessTests {
  @Test(arguments: [
    (0, Freshness.fresh), (2.99, .fresh), (3, .ageing), (23.9, .ageing), (24, .late), (47.9, .late), (48, .withdrawn),
    (1e6, .withdrawn), (-5, .fresh),
  ])
  func hoursOfAgeChangeIt(hours: Double, expected: Freshness) { #expect(Freshness(age: hours * 3_600) == expected) }

  @Test func pastItsLastHourAForecastIsWithdrawnAtAnyAge() {
    #expect(Freshness(age: 0, isOutsideItsHours: true) == .withdrawn)
  }

  @Test func theAgesCanBeSet() {
    #expect(Freshness(age: 100, limits: .init(ageing: 50, late: 90, withdrawn: 200)) == .late)
  }
}
