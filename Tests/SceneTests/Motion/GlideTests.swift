import ForecastScene
import SceneHarness
import Testing

private let laws = MotionLaws(distance: 1e-6)

struct GlideTests {
  @Test(arguments: [(0.0, 700.0, 1400.0), (700, 0, -300), (5, 5.01, 8000), (-3, 20, 12)])
  func everyGlideKeepsTheLaws(start: Double, target: Double, velocity: Double) throws {
    let glide = Motion.glide(try #require(Glide(from: start, velocity: velocity, to: target, at: 4)))
    #expect(laws.broken(by: glide, from: start, velocity: velocity).isEmpty)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 0.9, 1])
  func aSpringTakesOverFromAGlideWithoutAJump(share: Double) throws {
    let glide = Motion.glide(try #require(Glide(from: 0, velocity: 900, to: 500, at: 4)))
    let t = 4 + share * (glide.settlingTime - 4)
    let spring = glide.retargeted(
      to: 100, at: t, along: .snap, settling: SettleThreshold(distance: 0.5, speed: 10))
    #expect(laws.broken(by: glide, retargetedTo: spring, at: t).isEmpty)
  }

  @Test func itsDurationFollowsFromDistanceAndVelocity() throws {
    let glide = try #require(Glide(from: 0, velocity: 1000, to: 499.5, at: 0))
    #expect(abs(glide.settlingTime - 2.358 * 0.4995) < 1e-12)
  }

  @Test func itNeverRunsBackNorPastItsTarget() throws {
    let glide = try #require(Glide(from: 0, velocity: 1000, to: 499.5, at: 0))
    var last = 0.0
    for step in 0...2000 {
      let value = glide.value(at: Double(step) / 1000)
      #expect(value >= last && value <= 499.5)
      last = value
    }
  }

  @Test func thereIsNoneAgainstTheVelocity() {
    #expect(Glide(from: 0, velocity: -1000, to: 10, at: 0) == nil)
    #expect(Glide(from: 0, velocity: 0, to: 10, at: 0) == nil)
    #expect(Glide(from: 10, velocity: 5, to: 10, at: 0) == nil)
    #expect(Glide(from: 0, velocity: .leastNonzeroMagnitude, to: 10, at: 0) == nil)
  }

  @Test func shiftingMovesEveryValueAndNoTime() throws {
    let glide = try #require(Glide(from: 0, velocity: 8, to: 5, at: 4))
    #expect(glide.shifted(by: 2).value(at: 4.5) == glide.value(at: 4.5) + 2)
    #expect(glide.shifted(by: 2).settlingTime == glide.settlingTime)
  }
}
