import ForecastScene
import SceneHarness
import Testing

struct AdjustTests {
  private var finger = Finger(on: Finger.tape(at: 7))

  @Test func quickPressesAddUp() {
    var scrubber = finger.scrubber
    for press in 0..<5 { scrubber.adjust(by: 1, at: Double(press) * 0.02) }
    #expect(scrubber.target(at: 0.08) == 12)
    #expect(scrubber.phase(at: 0.08) == .settling)
    #expect(scrubber.position(at: 5) == 12)
  }

  @Test func theyNeverLeaveTheTape() {
    var scrubber = finger.scrubber
    scrubber.adjust(by: 100, at: 0)
    scrubber.adjust(by: -1, at: 0.01)
    #expect(scrubber.position(at: 5) == 22)
    scrubber.adjust(by: .max, at: 5)
    #expect(scrubber.position(at: 10) == 23)
    scrubber.adjust(by: .min, at: 10)
    #expect(scrubber.position(at: 15) == 0)
  }

  @Test func everyPressKeepsValueAndVelocity() {
    var scrubber = finger.scrubber
    for press in 0..<12 {
      let t = Double(press) * 0.05
      let before = (scrubber.position(at: t), scrubber.velocity(at: t))
      scrubber.adjust(by: press % 3 == 0 ? -4 : 3, at: t)
      #expect(scrubber.position(at: t) == before.0)
      #expect(abs(scrubber.velocity(at: t) - before.1) < 1e-9)
    }
  }

  @Test func aPressInAFlingCountsFromTheFlingsTarget() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -900)
    let target = finger.scrubber.target(at: finger.t)
    finger.t += 0.1
    finger.scrubber.adjust(by: -1, at: finger.t)
    #expect(finger.restHour == Double(target - 1))
  }

  @Test func aPressThatCutsAFlingShortDoesNotPassTheNewTarget() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -3000, for: 0.05)
    finger.t += 0.02
    let next = finger.scrubber.selection(at: finger.t) + 1
    finger.scrubber.glide(to: next, at: finger.t)
    for step in 0...200 { #expect(finger.scrubber.position(at: finger.t + Double(step) / 200) <= Double(next)) }
    #expect(finger.restHour == Double(next))
  }

  @Test func glidingToWhereItRestsIsNothing() {
    var scrubber = finger.scrubber
    scrubber.glide(to: 7, at: 3)
    #expect(scrubber == finger.scrubber)
  }

  @Test func underAFingerKeysDoNothing() {
    var finger = finger
    finger.press()
    finger.scrubber.adjust(by: 3, at: finger.t)
    finger.scrubber.scroll(byPoints: 90, at: finger.t)
    finger.release()
    #expect(finger.restHour == 7)
  }
}
