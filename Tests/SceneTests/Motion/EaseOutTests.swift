import ForecastScene
import SceneHarness
import Testing

private let laws = MotionLaws(distance: 1e-6)

struct EaseOutTests {
  @Test(arguments: [(0.0, 23.0), (23, 0), (4, 4.2)])
  func everyEaseOutKeepsTheLaws(start: Double, target: Double) {
    let ease = Motion.ease(EaseOut(from: start, to: target, at: 7))
    #expect(laws.broken(by: ease, from: start, velocity: nil).isEmpty)
  }

  @Test func itIsOverAfterTwelveHundredths() {
    #expect(EaseOut(from: 0, to: 1, at: 7).settlingTime == 7.12)
  }

  @Test func reducedMotionReplacesTheSpringAndKeepsTheValue() {
    let threshold = SettleThreshold(distance: 0.5, speed: 10)
    let spring = Motion.spring(
      SpringMotion(.snap, from: 0, velocity: 0, to: 100, at: 0, settling: threshold))
    let eased = spring.retargeted(to: 50, at: 0.1, along: .snap, settling: threshold, preference: .reduced)
    #expect(eased == .ease(EaseOut(from: spring.value(at: 0.1), to: 50, at: 0.1)))
  }

  @Test func shiftingMovesEveryValueAndNoTime() {
    let ease = EaseOut(from: 0, to: 4, at: 7)
    #expect(Motion.ease(ease).shifted(by: 1) == .ease(EaseOut(from: 1, to: 5, at: 7)))
  }
}
