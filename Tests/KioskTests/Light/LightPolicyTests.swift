import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

/// When the page is to be seen.
@Suite struct LightPolicyTests {
  private let zone = ForecastZones.berlin
  /// Eleven in the evening of a summer's day is at 0 of the stage's time.
  private let evening = Forecasts.utc(2026, 6, 10, 21)
  private let morning = 7.5 * 3_600

  private func night(presence: Bool = false) -> LightPolicy {
    LightPolicy(darkHours: DailyHours("23:00-06:30"), watchesPresence: presence)
  }

  private func look(_ policy: inout LightPolicy, _ t: Double) -> LightPolicy.Look {
    policy.look(at: t, evening.advanced(by: t), in: zone)
  }

  @Test func withoutHoursAndWithoutPresenceItIsAlwaysLit() {
    var policy = LightPolicy()
    #expect(look(&policy, 10) == .init(isLit: true, next: nil))
  }

  @Test func itIsDarkFromTheFirstInstantToTheLast() {
    var policy = night()
    #expect(look(&policy, -60) == .init(isLit: true, next: 0))
    #expect(look(&policy, 0) == .init(isLit: false, next: morning))
    #expect(look(&policy, morning - 0.001).isLit == false)
    #expect(look(&policy, morning) == .init(isLit: true, next: 86_400))
  }

  @Test func aTouchLightsItForTwoMinutesFromTheLastOne() {
    var policy = night()
    policy.touched(at: 100)
    #expect(look(&policy, 100) == .init(isLit: true, next: 220))
    policy.touched(at: 150)
    #expect(look(&policy, 220) == .init(isLit: true, next: 270))
    #expect(look(&policy, 270) == .init(isLit: false, next: morning))
  }

  @Test func aTouchJustBeforeTheHoursHoldsThemOff() {
    var policy = night()
    policy.touched(at: -30)
    #expect(look(&policy, -30) == .init(isLit: true, next: 0))
    #expect(look(&policy, 0) == .init(isLit: true, next: 90))
    #expect(look(&policy, 90).isLit == false)
  }

  @Test func aTouchJustBeforeMorningWakesForNothingInBetween() {
    var policy = night()
    policy.touched(at: morning - 10)
    #expect(look(&policy, morning - 10) == .init(isLit: true, next: morning))
  }

  @Test func whoIsHereHasLightAndSoForTwoMinutesAfter() {
    var policy = night(presence: true)
    policy.presence(true, at: 1_000)
    #expect(look(&policy, 5_000) == .init(isLit: true, next: morning))
    policy.presence(false, at: 5_000)
    #expect(look(&policy, 5_000) == .init(isLit: true, next: 5_120))
    #expect(look(&policy, 5_120).isLit == false)
  }

  @Test func withoutHoursTheScreenIsDarkWheneverNobodyIsHere() {
    var policy = LightPolicy(watchesPresence: true, patience: 60)
    #expect(look(&policy, 0) == .init(isLit: false, next: nil))
    policy.presence(true, at: 10)
    #expect(look(&policy, 10) == .init(isLit: true, next: nil))
    policy.presence(false, at: 20)
    #expect(look(&policy, 20) == .init(isLit: true, next: 80))
    #expect(look(&policy, 80) == .init(isLit: false, next: nil))
  }

  @Test func sensorsThatRepeatThemselvesDoNotLengthenTheLight() {
    var policy = LightPolicy(watchesPresence: true, patience: 60)
    policy.presence(true, at: 0)
    policy.presence(false, at: 10)
    policy.presence(false, at: 60)
    #expect(look(&policy, 70).isLit == false)
  }

  @Test func aClockThatIsNotSetMakesNoHourDark() {
    var policy = night()
    let look = policy.look(at: 10, nil, in: zone)
    #expect(look == .init(isLit: true, next: nil))
  }

  @Test func beforeTheTimeItNamesNothingChanges() {
    var random = SeededRandom(seed: 11)
    for presence in [false, true] {
      var policy = night(presence: presence)
      var t = -3_600.0
      for _ in 0..<400 {
        let now = look(&policy, t)
        let wait = now.next ?? t + 86_400
        for share in [0.1, 0.5, 0.999] {
          let later = t + (wait - t) * share
          var copy = policy
          #expect(look(&copy, later).isLit == now.isLit)
        }
        t = min(wait, t + random.number(1...5_000))
        if random.chance(4) { policy.touched(at: t) }
        if random.chance(5) { policy.presence(random.chance(2), at: t) }
      }
    }
  }
}
