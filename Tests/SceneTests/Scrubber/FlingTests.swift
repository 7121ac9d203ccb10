import ForecastScene
import SceneHarness
import Testing

struct FlingTests {
  @Test func aFlingCrossesManyHours() {
    let finger = Finger.fling(Finger.tape(at: 2), speed: -1500)
    let released = finger.scrubber.selection(at: finger.t)
    #expect(finger.scrubber.phase(at: finger.t) == .flinging)
    #expect(finger.restHour >= Double(released + 8))
    #expect(finger.transitions.count == Int(finger.restHour) - released + 1)
  }

  @Test func theHourIsTheOneNearestToTheProjectedStop() {
    let finger = Finger.fling(Finger.tape(at: 2), speed: -1000)
    let stop = finger.scrubber.position(at: finger.t) + 1000 * 0.4995 / 70
    #expect(finger.restHour == stop.rounded())
  }

  @Test func theGlideBeginsWithTheFingersVelocity() {
    var finger = Finger(on: Finger.tape(at: 2))
    finger.press()
    finger.drag(speed: -1500, for: 0.2)
    let dragged = finger.scrubber.velocity(at: finger.t)
    let position = finger.scrubber.position(at: finger.t)
    finger.release()
    #expect(abs(dragged * 70 - 1500) < 1)
    #expect(abs(finger.scrubber.velocity(at: finger.t) - dragged) < 1e-9)
    #expect(finger.scrubber.position(at: finger.t) == position)
  }

  @Test(arguments: [-5000.0, -900, -140, -51, 51, 400, 2500])
  func theSameReleaseRestsOnTheSameHourAtAnyFrameRate(speed: Double) {
    let finger = Finger.fling(Finger.tape(at: 12), speed: speed, for: 0.1)
    func path(_ times: [Double]) -> [Double] { times.map { finger.scrubber.position(at: finger.t + $0) } }
    func path(atRate rate: Double) -> [Double] { path((0...Int(3 * rate)).map { Double($0) / rate }) }
    let rates: [[Double]] = [path(atRate: 30), path(atRate: 60), path(atRate: 144), path([0, 0.02, 1.02, 3])]
    #expect(Set(rates.compactMap(\.last)) == [finger.restHour])
    #expect(rates[0][20] == rates[1][40])
  }

  @Test func aThousandAndMoreReleasesNeverPassTheirTarget() {
    var random = GestureRandom(seed: 20_260_714)
    for _ in 0..<2000 {
      let start = random.number(0...23)
      let speed = random.number(-1...1) * random.number(0...9000)
      let seconds = random.number(0.03...0.25)
      checkWay(of: .fling(Finger.tape(at: start), speed: speed, for: seconds, rate: random.number(25...240)))
    }
  }

  /// The tape stays on the side of the target it was released on, and comes no nearer to it and then away again.
  private func checkWay(of finger: Finger) {
    let target = Double(finger.scrubber.target(at: finger.t))
    let side = finger.scrubber.position(at: finger.t) >= target ? 1.0 : -1
    var turned = false
    var last = (finger.scrubber.position(at: finger.t) - target) * side
    for step in 1...150 {
      let distance = (finger.scrubber.position(at: finger.t + Double(step) / 60) - target) * side
      if distance < last { turned = true }
      #expect(distance >= 0 && (distance <= last || !turned), "speed \(finger.scrubber.velocity(at: finger.t))")
      last = distance
    }
    #expect(last == 0)
    #expect((0...23).contains(target))
  }

  @Test func releasingPastTheEndSettlesOnTheLastHour() {
    var finger = Finger(on: Finger.tape(at: 22))
    finger.press()
    finger.drag(speed: -900, for: 0.3)
    #expect(finger.scrubber.position(at: finger.t) > 23)
    finger.release(after: 0.2)
    #expect(finger.scrubber.phase(at: finger.t) == .settling)
    #expect(finger.restHour == 23)
  }

  @Test func aFlingFromBeyondTheEndComesBackToIt() {
    for speed in [-8000.0, -900, 900, 8000] {
      var finger = Finger(on: Finger.tape(at: 0))
      finger.press()
      finger.drag(speed: 2000, for: 0.5)
      finger.drag(speed: speed, for: 0.04)
      finger.release()
      #expect(finger.scrubber.position(at: finger.t) < 0)
      #expect(finger.restHour == 0)
    }
  }

  @Test func anImpossiblyStrongFlingStopsAtTheEnd() {
    let finger = Finger.fling(Finger.tape(at: 3), speed: -50_000, for: 0.02)
    #expect(finger.restHour == 23)
    #expect(abs(finger.scrubber.velocity(at: finger.t)) * 70 <= 8000 + 1e-6)
  }

  @Test(arguments: [25.0, 100], [-300.0, 900])
  func aFingerHeldStillAndLiftedDoesNotFling(rate: Double, speed: Double) {
    var finger = Finger(on: Finger.tape(at: 12), rate: rate)
    finger.press()
    finger.drag(speed: speed, for: 0.4)
    let nearest = finger.scrubber.selection(at: finger.t)
    finger.release(after: 0.12)
    #expect(finger.scrubber.phase(at: finger.t) != .flinging)
    #expect(finger.restHour == Double(nearest))
  }

  @Test func underFiftyPointsASecondIsNoFling() {
    #expect(phase(afterFlingAt: -49) == .settling)
    #expect(phase(afterFlingAt: -51) == .flinging)
  }

  private func phase(afterFlingAt speed: Double) -> ScrubberPhase {
    let finger = Finger.fling(Finger.tape(at: 12), speed: speed, for: 0.6)
    return finger.scrubber.phase(at: finger.t)
  }

  @Test func everyReleaseRestsWithinTheLongestGlide() {
    for speed in stride(from: -8000.0, through: 8000, by: 250) {
      let finger = Finger.fling(Finger.tape(at: 12), speed: speed, for: 0.05)
      #expect(finger.restTime - finger.t <= 1.4)
    }
    for speed in stride(from: 40.0, through: 140, by: 2) {
      let finger = Finger.fling(Finger.tape(at: 12), speed: speed, for: 0.5)
      #expect(finger.restTime - finger.t <= 1.4)
    }
  }

  @Test(arguments: [-3000.0, -60, 700])
  func withReducedMotionEveryReleaseIsOverAfterTwelveHundredths(speed: Double) {
    let standard = Finger.fling(Finger.tape(at: 12), speed: speed)
    let reduced = Finger.fling(Finger.tape(at: 12, preference: .reduced), speed: speed)
    #expect(reduced.restTime - reduced.t <= 0.12 + 1e-9)
    #expect(reduced.restHour == standard.restHour)
  }
}
