import SceneHarness
import Testing

@testable import KioskApp

/// A backlight on its way from level to level.
@Suite struct FadeTests {
  @Test func halfWayIsTheMiddleOfTheRatios() {
    let fade = Fade(from: 10, to: 250, start: 100, duration: 4, least: 10)
    #expect(fade.level(at: 100) == 10 && fade.level(at: 102) == 50 && fade.level(at: 104) == 250)
    #expect(fade.level(at: 99) == 10 && fade.level(at: 1_000) == 250)
  }

  @Test func theDarkIsEnteredFromTheLeastLevelThatIsSeen() {
    let fade = Fade(from: 200, to: 0, start: 0, duration: 2, least: 11)
    #expect(fade.level(at: 1.9) >= 11 && fade.level(at: 1.95) >= 11 && fade.level(at: 2) == 0)
    let back = Fade(from: 0, to: 200, start: 0, duration: 0.25, least: 11)
    #expect(back.level(at: 0) == 0 && back.level(at: 0.05) >= 11 && back.level(at: 0.25) == 200)
  }

  @Test func onceThereNothingWakesForIt() {
    let fade = Fade(from: 200, to: 0, start: 5, duration: 2, least: 11)
    #expect(fade.nextStep(after: 7) == nil && fade.nextStep(after: 100) == nil)
    #expect(Fade.resting(at: 80).nextStep(after: 0) == nil)
  }

  @Test func followingTheStepsItTellsMissesNoLevelAndWakesSeldom() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let highest = random.pick([1, 7, 31, 255, 4_095, 65_535])
      let least = Brightness.least(highest: highest)
      let ends = [Int.random(in: least...highest, using: &random), random.chance(3) ? 0 : least]
      let duration = random.number(0.1...4)
      let (from, to) = random.chance(2) ? (ends[0], ends[1]) : (ends[1], ends[0])
      let fade = Fade(from: from, to: to, start: 1_000, duration: duration, least: least)
      var t = 1_000.0
      var count = 0
      while let next = fade.nextStep(after: t) {
        #expect(next >= t + 0.049 && fade.level(at: next) != fade.level(at: t))
        #expect(fade.level(at: (t + next) / 2) == fade.level(at: t) || next - t > 0.051)
        let (a, b) = (fade.level(at: t), fade.level(at: next))
        #expect(from <= to ? a <= b : a >= b)
        #expect(b == 0 || b >= min(least, max(from, to)))
        (t, count) = (next, count + 1)
      }
      #expect(fade.level(at: t) == to && Double(count) <= duration / 0.05 + 1)
    }
  }
}
