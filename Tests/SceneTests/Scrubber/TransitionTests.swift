import ForecastScene
import Testing

/// Tapes on their way: flung both ways, drawn, turning round, easing.
private func journeys() -> [Finger] {
  var turning = Finger.fling(Finger.tape(at: 2), speed: -7900, for: 0.03)
  turning.scrubber.glide(to: 4, at: turning.t)
  var drawn = Finger(on: Finger.tape(at: 20))
  drawn.scrubber.glide(to: 1, at: drawn.t)
  return [
    .fling(Finger.tape(at: 2), speed: -1500), .fling(Finger.tape(at: 20), speed: 2300),
    .fling(Finger.tape(at: 9), speed: -800, rate: 25), .fling(Finger.tape(at: 3, preference: .reduced), speed: -1500),
    turning, drawn,
  ]
}

/// The transitions a stage meets that goes from one to the next at every frame.
private func transitions(of finger: Finger, framesAt rate: Double) -> [Double] {
  var met: [Double] = []
  var reached = finger.t
  for frame in 1...Int(4 * rate) {
    let now = finger.t + Double(frame) / rate
    while let next = finger.scrubber.nextTransition(after: reached), next <= now {
      met.append(next)
      reached = next
    }
    reached = now
  }
  return met
}

struct TransitionTests {
  @Test(arguments: 0..<6)
  func crossingsAreTheSameToTheBitUnderAnySampling(journey: Int) {
    let finger = journeys()[journey]
    let once = finger.transitions.map(\.bitPattern)
    for rate in [1.0, 7, 30, 60, 144, 1000] {
      #expect(transitions(of: finger, framesAt: rate).map(\.bitPattern) == once)
    }
  }

  @Test(arguments: 0..<6)
  func atEveryTransitionTheSelectionChangesByOneOrTheTapeRests(journey: Int) {
    let finger = journeys()[journey]
    let times = finger.transitions
    #expect(times.count > 3)
    for time in times.dropLast() {
      let before = finger.scrubber.selection(at: time.nextDown)
      #expect(abs(finger.scrubber.selection(at: time) - before) == 1)
    }
    #expect(finger.scrubber.phase(at: finger.restTime) == .idle)
    #expect(finger.scrubber.isMoving(at: finger.restTime.nextDown))
  }

  @Test(arguments: 0..<6)
  func betweenTransitionsTheSelectionIsConstant(journey: Int) {
    let finger = journeys()[journey]
    var start = finger.t
    for end in finger.transitions {
      let selection = finger.scrubber.selection(at: start)
      for step in 1..<40 {
        let t = start + (end - start) * Double(step) / 40
        #expect(finger.scrubber.selection(at: t) == selection)
      }
      start = end
    }
  }

  @Test(arguments: 0..<6)
  func askedAHairBeforeATransitionItIsTheNext(journey: Int) {
    let finger = journeys()[journey]
    for time in finger.transitions {
      #expect(finger.scrubber.nextTransition(after: time.nextDown) == time)
      #expect(finger.scrubber.nextTransition(after: time - 1e-7) == time)
    }
  }

  @Test func aTapeThatTurnsRoundCrossesHoursBothWays() {
    let finger = journeys()[4]
    let hours = finger.transitions.map { finger.scrubber.selection(at: $0) }
    #expect(zip(hours, hours.dropFirst()).contains { $0 < $1 })
    #expect(zip(hours, hours.dropFirst()).contains { $0 > $1 })
    #expect(hours.last == 4)
  }

  @Test func atRestNothingWillHappen() {
    let finger = journeys()[0]
    #expect(finger.scrubber.nextTransition(after: finger.restTime) == nil)
    #expect(Finger.tape().nextTransition(after: -.infinity) == nil)
  }
}
