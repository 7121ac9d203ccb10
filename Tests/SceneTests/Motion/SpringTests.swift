import ForecastScene
import SceneHarness
import Testing

/// Half a point; nobody sees less.
private let threshold = SettleThreshold(distance: 0.5, speed: 10)
private let laws = MotionLaws(distance: 0.5)

private func motion(
  _ spring: Spring, from start: Double = 3, velocity: Double = 0, to target: Double = 700, at t: Double = 12
) -> Motion {
  .spring(SpringMotion(spring, from: start, velocity: velocity, to: target, at: t, settling: threshold))
}

struct SpringTests {
  @Test(
    arguments: [0.3, 0.86, 0.9, 0.9985, 0.9995, 1, 1.0005, 1.002, 1.4, 4],
    [-4000.0, -30, 0, 30, 900, 4000])
  func everyDampingRegimeKeepsTheLaws(dampingRatio: Double, velocity: Double) {
    let spring = Spring(response: 0.35, dampingRatio: dampingRatio)
    #expect(laws.broken(by: motion(spring, velocity: velocity), from: 3, velocity: velocity).isEmpty)
  }

  @Test func aSpringThatOnlyGetsAPushComesBack() {
    let pushed = motion(.snap, from: 10, velocity: 500, to: 10)
    #expect(laws.broken(by: pushed, from: 10, velocity: 500).isEmpty)
    #expect(pushed.value(at: 12.05) > 15)
  }

  @Test func aSpringWithNothingToDoIsSettledAtOnce() {
    let idle = motion(.snap, from: 10, velocity: 0, to: 10)
    #expect(idle.settlingTime == 12)
  }

  @Test(arguments: [0, 0.01, 0.06, 0.2, 0.45, 0.8, 1.2])
  func retargetingKeepsValueAndVelocity(after elapsed: Double) {
    let first = motion(.drum, velocity: 300)
    let next = first.retargeted(to: -50, at: 12 + elapsed, along: .snap, settling: threshold)
    #expect(laws.broken(by: first, retargetedTo: next, at: 12 + elapsed).isEmpty)
    #expect(next.target == -50)
  }

  @Test func retargetingToWhereItRestsStaysAtRest() {
    #expect(Motion.rest(4).retargeted(to: 4, at: 9, along: .snap, settling: threshold) == .rest(4))
  }

  @Test func criticalDampingNeverPassesTheTarget() {
    let spring = motion(.snap)
    for step in 0...1000 { #expect(spring.value(at: 12 + Double(step) / 1000) <= 700) }
  }

  @Test func theDrumPassesItsTargetByLessThanTwoThousandths() {
    let drum = motion(.drum, from: 0, to: 1000)
    let peak = (0...1000).map { drum.value(at: 12 + Double($0) / 1000) }.max() ?? 0
    #expect(peak > 1000 && peak < 1002)
  }

  @Test func theSnapIsNearlyThereAfterTwoResponses() {
    #expect(motion(.snap, from: 0, to: 1000).value(at: 12.7) > 999.9)
  }

  @Test(arguments: [1.0, 1.5])
  func theTurnIsWhereTheVelocityChangesItsSign(dampingRatio: Double) throws {
    let spring = motion(Spring(response: 0.35, dampingRatio: dampingRatio), velocity: -900)
    let turn = try #require(spring.turningTime)
    #expect(spring.velocity(at: turn - 1e-3) < 0)
    #expect(spring.velocity(at: turn + 1e-3) > 0)
    #expect(motion(Spring(response: 0.35, dampingRatio: dampingRatio), velocity: 20).turningTime == nil)
  }

  @Test func shiftingMovesEveryValueAndNoTime() {
    let first = motion(.drum, velocity: 300)
    let moved = first.shifted(by: -24)
    for step in 0...20 {
      let t = 12 + Double(step) / 20
      #expect(abs(moved.value(at: t) - first.value(at: t) + 24) < 1e-9)
      #expect(moved.velocity(at: t) == first.velocity(at: t))
    }
    #expect(moved.settlingTime == first.settlingTime)
  }
}
