import ForecastScene
import SceneHarness
import Testing

struct ReloadTests {
  @Test func theHourRolloverKeepsTheInstantAtRest() {
    var scrubber = Finger.tape(at: 7)
    scrubber.reload(hourCount: 24, hoursPassed: 1, at: 3)
    #expect(scrubber.position(at: 3) == 6)
    #expect(scrubber.phase(at: 3) == .idle)
    scrubber.reload(hourCount: 24, hoursPassed: -2, at: 4)
    #expect(scrubber.position(at: 4) == 8)
  }

  @Test func aTapeAtTheRunningHourStaysAtTheRunningHour() {
    var scrubber = Finger.tape(at: 0)
    scrubber.reload(hourCount: 24, hoursPassed: 1, at: 3)
    #expect(scrubber.position(at: 3) == 0)
  }

  @Test(arguments: [0.0, 0.1, 0.7])
  func theHourRolloverKeepsTheInstantInAFling(after elapsed: Double) {
    let finger = Finger.fling(Finger.tape(at: 4), speed: -900)
    let t = finger.t + elapsed
    var rolled = finger
    rolled.scrubber.reload(hourCount: 24, hoursPassed: 1, at: t)
    #expect(rolled.scrubber.phase(at: t) == .flinging)
    for step in 0...20 {
      let later = t + Double(step) / 10
      let difference = finger.scrubber.position(at: later) - rolled.scrubber.position(at: later)
      #expect(abs(difference - 1) < 1e-9)
    }
    #expect(rolled.scrubber.position(at: t + 5) == finger.restHour - 1)
  }

  @Test func theHourRolloverKeepsTheInstantUnderAFinger() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    finger.drag(speed: -400, for: 0.3)
    let position = finger.scrubber.position(at: finger.t)
    finger.scrubber.reload(hourCount: 24, hoursPassed: 1, at: finger.t)
    #expect(abs(finger.scrubber.position(at: finger.t) - position + 1) < 1e-9)
    finger.move(to: finger.x - 35)
    #expect(abs(finger.scrubber.position(at: finger.t) - position + 0.5) < 1e-9)
  }

  @Test func aFingerOnAnHourThatGoesDoesNotJump() {
    var finger = Finger(on: Finger.tape(at: 0))
    finger.press()
    finger.scrubber.reload(hourCount: 24, hoursPassed: 1, at: finger.t)
    #expect(finger.scrubber.position(at: finger.t) == -1)
    finger.release()
    #expect(finger.restHour == 0)
  }

  @Test func aFlingWhoseTargetGoesEndsAtTheNewEnd() {
    var finger = Finger.fling(Finger.tape(at: 4), speed: -3000)
    finger.t += 0.1
    let (position, velocity) = (finger.scrubber.position(at: finger.t), finger.scrubber.velocity(at: finger.t))
    finger.scrubber.reload(hourCount: 20, hoursPassed: 0, at: finger.t)
    #expect(finger.scrubber.position(at: finger.t) == position)
    #expect(abs(finger.scrubber.velocity(at: finger.t) - velocity) < 1e-9)
    #expect(finger.restHour == 19)
  }

  @Test func fewerHoursBringARestingTapeToTheLast() {
    var scrubber = Finger.tape(at: 20)
    scrubber.reload(hourCount: 12, hoursPassed: 0, at: 3)
    #expect(scrubber.selection(at: 3) == 11)
    scrubber.reload(hourCount: 1, hoursPassed: 5, at: 4)
    #expect(scrubber.position(at: 4) == 0)
  }

  @Test func aTouchpadsDragSurvivesTheRollover() {
    var scrubber = Finger.tape(at: 7)
    scrubber.scroll(byPoints: 21, at: 10)
    scrubber.reload(hourCount: 24, hoursPassed: 1, at: 10.1)
    #expect(abs(scrubber.position(at: 10.1) - 6.3) < 1e-9)
    #expect(scrubber.nextTransition(after: 10.1) == 10 + 0.15)
    #expect(scrubber.position(at: 14) == 6)
  }

  @Test func anotherScaleKeepsTheHourUnderTheIndicator() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    finger.drag(speed: -400, for: 0.3)
    let position = finger.scrubber.position(at: finger.t)
    finger.scrubber.resize(hourWidth: 140, at: finger.t)
    #expect(abs(finger.scrubber.position(at: finger.t) - position) < 1e-12)
    finger.move(to: finger.x - 70)
    #expect(abs(finger.scrubber.position(at: finger.t) - position - 0.5) < 1e-12)
    #expect(finger.scrubber.hourWidth == 140)
  }
}
