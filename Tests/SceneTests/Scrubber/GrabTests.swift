import ForecastScene
import Testing

struct GrabTests {
  @Test(arguments: [0.0, 0.05, 0.3, 0.8])
  func grabbingAFlungTapeStopsItWhereItIs(after elapsed: Double) {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -1500)
    finger.t += elapsed
    let position = finger.scrubber.position(at: finger.t)
    finger.press()
    #expect(finger.scrubber.phase(at: finger.t) == .pressed)
    #expect(finger.scrubber.position(at: finger.t) == position)
    #expect(finger.scrubber.position(at: finger.t + 5) == position)
    #expect(finger.scrubber.velocity(at: finger.t) == 0)
    #expect(finger.scrubber.nextTransition(after: finger.t) == nil)
  }

  @Test func aCaughtTapeFollowsAtOnceAndIsNoTap() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -1500)
    finger.t += 0.2
    let position = finger.scrubber.position(at: finger.t)
    finger.press()
    #expect(!finger.scrubber.isTap(at: finger.t))
    finger.move(to: finger.x - 3)
    #expect(finger.scrubber.phase(at: finger.t) == .dragging)
    #expect(abs(finger.scrubber.position(at: finger.t) - position - 3.0 / 70) < 1e-12)
  }

  @Test func aTapeThatHasAllButArrivedIsTappedAsIfAtRest() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -1500)
    finger.t = finger.restTime - 1e-3
    finger.press()
    #expect(finger.scrubber.isTap(at: finger.t))
  }

  @Test func aCaughtTapeLetGoSettlesOnTheNearestHour() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -1500)
    finger.t += 0.2
    let nearest = finger.scrubber.selection(at: finger.t)
    finger.press()
    finger.release(after: 0.5)
    #expect(finger.scrubber.phase(at: finger.t) == .settling)
    #expect(finger.restHour == Double(nearest))
  }

  @Test func grabbingAnOverscrolledTapeDoesNotJump() {
    var finger = Finger(on: Finger.tape(at: 23))
    finger.press()
    finger.drag(speed: -1500, for: 0.4)
    finger.release(after: 0.2)
    finger.t += 0.06
    let position = finger.scrubber.position(at: finger.t)
    #expect(position > 23.2)
    finger.press()
    finger.move(to: finger.x - 0.001)
    #expect(abs(finger.scrubber.position(at: finger.t) - position) < 1e-4)
    finger.release(after: 0.5)
    #expect(finger.restHour == 23)
  }

  @Test func aSecondFlingStartsFromWhereTheFirstWasCaught() {
    var finger = Finger.fling(Finger.tape(at: 2), speed: -700)
    finger.t += 0.3
    finger.press()
    let caught = finger.scrubber.selection(at: finger.t)
    finger.drag(speed: -700, for: 0.2)
    finger.release()
    #expect(finger.restHour > Double(caught + 4))
  }
}
