import ForecastScene
import Testing

struct DragTests {
  @Test func jitterOfTwoPointsDoesNotMoveTheTape() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    for step in 0..<200 {
      finger.move(to: 360 + [2, -2, 0, 1][step % 4])
      #expect(finger.scrubber.position(at: finger.t) == 7)
    }
    #expect(finger.scrubber.phase(at: finger.t) == .pressed)
    #expect(finger.scrubber.isTap(at: finger.t))
    finger.release()
    #expect(finger.scrubber.phase(at: finger.t) == .idle)
  }

  @Test func theSlopIsSubtracted() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    finger.move(to: 360 - 8)
    #expect(finger.scrubber.phase(at: finger.t) == .pressed)
    finger.move(to: 360 - 8.5)
    #expect(finger.scrubber.phase(at: finger.t) == .dragging)
    #expect(abs(finger.scrubber.position(at: finger.t) - 7 - 0.5 / 70) < 1e-12)
    #expect(!finger.scrubber.isTap(at: finger.t))
  }

  @Test func goingLeftPullsLaterHoursInOneToOne() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    finger.move(to: 360 - 8 - 70 * 3)
    #expect(abs(finger.scrubber.position(at: finger.t) - 10) < 1e-12)
    #expect(finger.scrubber.selection(at: finger.t) == 10)
    finger.move(to: 360 - 8 + 70 * 2)
    #expect(abs(finger.scrubber.position(at: finger.t) - 5) < 1e-12)
  }

  @Test(arguments: [-300.0, -37, 37, 300])
  func atConstantSpeedTheTapeNeverJumpsAPoint(speed: Double) {
    var finger = Finger(on: Finger.tape(at: 12), rate: 400)
    finger.press()
    var last = 12.0
    for _ in 0..<600 {
      finger.drag(speed: speed, for: 1 / 400)
      let position = finger.scrubber.position(at: finger.t)
      #expect(abs(position - last) * 70 <= abs(speed) / 400 + 1e-9)
      last = position
    }
    finger.release()
    for step in 1...800 {
      let position = finger.scrubber.position(at: finger.t + Double(step) / 400)
      #expect(abs(position - last) * 70 <= 1)
      last = position
    }
  }

  @Test func beyondTheEndsTheTapeFollowsLessAndLess() {
    var finger = Finger(on: Finger.tape(at: 23))
    finger.press()
    finger.move(to: 360 - 8 - 70 * 4)
    let four = finger.scrubber.position(at: finger.t)
    finger.move(to: 360 - 8 - 70 * 8)
    let eight = finger.scrubber.position(at: finger.t)
    #expect(four > 24 && four < 23 + 4 * 0.55)
    #expect(eight > four && eight - four < four - 23)
    #expect(finger.scrubber.selection(at: finger.t) == 23)
  }

  @Test func theVelocityUnderAFingerIsTheTapesAlsoBeyondTheEnd() {
    for position in [12.0, 23] {
      var finger = Finger(on: Finger.tape(at: position), rate: 500)
      finger.press()
      finger.drag(speed: -600, for: 0.3)
      let (before, t) = (finger.scrubber.position(at: finger.t), finger.t)
      finger.drag(speed: -600, for: 0.002)
      let measured = (finger.scrubber.position(at: finger.t) - before) / (finger.t - t)
      #expect(abs(finger.scrubber.velocity(at: finger.t) - measured) < 0.05)
    }
  }

  @Test func comingBackFromBeyondTheEndIsTheSameWay() {
    var finger = Finger(on: Finger.tape(at: 0))
    finger.press()
    finger.move(to: 360 + 8 + 70 * 5)
    #expect(finger.scrubber.position(at: finger.t) < -1)
    finger.move(to: 360 + 8)
    #expect(abs(finger.scrubber.position(at: finger.t)) < 1e-12)
  }

  @Test func cancellingGoesToTheNearestHour() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.press()
    finger.drag(speed: -2000, for: 0.2)
    let nearest = finger.scrubber.selection(at: finger.t)
    finger.scrubber.cancel(at: finger.t)
    #expect(finger.scrubber.phase(at: finger.t) == .settling)
    #expect(finger.restHour == Double(nearest))
  }

  @Test func aTapFindsTheHourUnderIt() {
    let tape = Finger.tape(at: 7.25)
    #expect(tape.hour(atOffset: 0, at: 0) == 7)
    #expect(tape.hour(atOffset: 70 * 3, at: 0) == 10)
    #expect(tape.hour(atOffset: -70 * 30, at: 0) == 0)
    #expect(tape.hour(atOffset: 70 * 30, at: 0) == 23)
  }

  @Test func aTapeBetweenHoursRestsThereUntilItIsTouched() {
    var finger = Finger(on: Finger.tape(at: 7.4))
    #expect(finger.scrubber.position(at: 900) == 7.4)
    #expect(finger.scrubber.nextTransition(after: 0) == nil)
    finger.press()
    finger.release()
    #expect(finger.restHour == 7)
  }

  @Test func nonsenseFromAPanelIsPassedOver() {
    var finger = Finger(on: Finger.tape(at: 7))
    finger.scrubber.move(x: 20, at: 99)
    finger.scrubber.release(at: 99.5)
    #expect(finger.scrubber == Finger.tape(at: 7))
    finger.press()
    finger.move(to: .nan)
    finger.move(to: .infinity)
    finger.release()
    #expect(finger.scrubber.position(at: finger.t) == 7)
  }
}
