import ForecastScene
import Testing

@testable import KioskApp

@Suite struct SpeechPolicyTests {
  private typealias Glance = SpeechPolicy.Glance

  private func begun(_ first: Glance = Glance()) -> SpeechPolicy {
    var policy = SpeechPolicy()
    _ = policy.follow(first, at: 0)
    return policy
  }

  /// The hours said while a finger crosses one after the other, looked at sixty times a second.
  private func said(hoursASecond speed: Double, hours: Int = 8) -> [Int] {
    var policy = begun()
    policy.acted()
    var said: [Int] = []
    for frame in 1...Int(Double(hours) / speed * 60) {
      let t = Double(frame) / 60
      let glance = Glance(hour: Int((t * speed).rounded()), phase: .dragging, speed: speed)
      if policy.follow(glance, at: t) == .hour { said.append(glance.hour) }
    }
    return said
  }

  @Test func theFirstFrameSaysNothing() {
    var policy = SpeechPolicy()
    #expect(policy.follow(Glance(hour: 3, focus: .tape), at: 0) == nil)
  }

  @Test func everyHourThatIsCrossedSlowlyIsSaidOnce() {
    #expect(said(hoursASecond: 1) == Array(1...8))
    #expect(said(hoursASecond: SpeechPolicy.slow) == Array(1...8))
  }

  @Test func hoursThatRushByAreNotSaid() {
    #expect(said(hoursASecond: 8).isEmpty)
  }

  @Test func theHourAtWhichARushPausesIsSaidAfterAMoment() {
    var policy = begun()
    policy.acted()
    #expect(policy.follow(Glance(hour: 5, phase: .dragging, speed: 20), at: 1) == nil)
    #expect(policy.wake == 1 + SpeechPolicy.pause)
    #expect(policy.follow(Glance(hour: 5, phase: .dragging, speed: 0), at: 1.2) == nil)
    #expect(policy.follow(Glance(hour: 5, phase: .dragging, speed: 0), at: 1 + SpeechPolicy.pause) == .hour)
    #expect(policy.wake == nil)
  }

  @Test func ofAFlingOnlyTheHourItLandsAtIsSaid() {
    var policy = begun()
    policy.acted()
    #expect(policy.follow(Glance(hour: 1, phase: .dragging, speed: 15), at: 0.05) == nil)
    #expect(policy.follow(Glance(hour: 9, phase: .flinging, speed: 15), at: 0.1) == .hour)
    for frame in 1...60 {
      let t = 0.1 + Double(frame) / 60
      #expect(policy.follow(Glance(hour: 9, phase: frame < 60 ? .flinging : .idle, speed: 5), at: t) == nil)
    }
  }

  @Test func aTapeThatIsCaughtSaysTheHourAtWhichItStopped() {
    var policy = begun()
    policy.acted()
    _ = policy.follow(Glance(hour: 9, phase: .flinging, speed: 15), at: 0.1)
    policy.acted()
    #expect(policy.follow(Glance(hour: 4, phase: .pressed, speed: 0), at: 0.3) == .hour)
  }

  @Test func eachStepIsASentenceHoweverFastTheyCome() {
    var policy = begun()
    var count = 0
    for step in 1...10 {
      policy.acted()
      if policy.follow(Glance(hour: step, phase: .settling, speed: 30), at: Double(step) / 60) == .hour { count += 1 }
    }
    #expect(count == 10)
  }

  @Test func anHourThatIsLeftAndComeBackToWithinARushIsNotSaidAgain() {
    var policy = begun()
    policy.acted()
    _ = policy.follow(Glance(hour: 1, phase: .dragging, speed: 20), at: 0.05)
    _ = policy.follow(Glance(hour: 0, phase: .dragging, speed: 20), at: 0.1)
    #expect(policy.follow(Glance(hour: 0, phase: .dragging), at: 1) == nil)
  }

  @Test func hoursThatComeByThemselvesAreNotSaid() {
    var policy = begun(Glance(printing: 1, hour: 5))
    #expect(policy.follow(Glance(printing: 2, hour: 4), at: 60) == nil)
    #expect(policy.follow(Glance(printing: 2, hour: 0, phase: .settling, speed: 9), at: 120) == nil)
  }

  @Test func aNewPageUnderAHandAtRestSaysNothing() {
    var policy = begun(Glance(printing: 1, hour: 5))
    policy.acted()
    #expect(policy.follow(Glance(printing: 2, hour: 4), at: 1) == nil)
  }

  @Test func whateverGetsTheFocusIsSaid() {
    var policy = begun()
    #expect(policy.follow(Glance(focus: .day(2)), at: 1) == .element(.day(2)))
    #expect(policy.follow(Glance(focus: .day(2)), at: 2) == nil)
    #expect(policy.follow(Glance(focus: nil), at: 3) == nil)
  }

  @Test func whereHourAndFocusChangeAtOnceTheHourIsSaid() {
    var policy = begun()
    policy.acted()
    #expect(policy.follow(Glance(hour: 1, focus: .tape, phase: .settling), at: 1) == .hour)
    #expect(policy.follow(Glance(hour: 1, focus: .tape), at: 2) == nil)
  }

  @Test func atRestItWantsNoFrame() {
    var policy = begun()
    policy.acted()
    _ = policy.follow(Glance(hour: 2, phase: .settling), at: 1)
    _ = policy.follow(Glance(hour: 2), at: 2)
    #expect(policy.wake == nil)
  }
}
