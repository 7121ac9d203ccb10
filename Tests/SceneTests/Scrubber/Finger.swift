import ForecastScene

/// A finger on a tape of 24 hours, 70 points apart, the way a panel reports it.
struct Finger {
  var scrubber: ForecastScrubber
  /// The time of the last report, in seconds.
  var t: Double
  /// Where the finger is, in points.
  var x: Double
  /// Reports a second.
  var rate: Double

  init(on scrubber: ForecastScrubber, x: Double = 360, at t: Double = 100, rate: Double = 100) {
    self.scrubber = scrubber
    self.x = x
    self.t = t
    self.rate = rate
  }

  static func tape(at position: Double = 0, preference: MotionPreference = .standard) -> ForecastScrubber {
    ForecastScrubber(hourCount: 24, hourWidth: 70, position: position, preference: preference)
  }

  /// A tape flung at a constant finger speed (points a second, negative to later hours) and let go.
  static func fling(
    _ tape: ForecastScrubber, speed: Double, for seconds: Double = 0.2, rate: Double = 100
  ) -> Finger {
    var finger = Finger(on: tape, rate: rate)
    finger.press()
    finger.drag(speed: speed, for: seconds)
    finger.release()
    return finger
  }

  mutating func press() { scrubber.press(x: x, at: t) }

  mutating func drag(speed: Double, for seconds: Double) {
    for _ in 0..<Int((seconds * rate).rounded()) {
      t += 1 / rate
      x += speed / rate
      scrubber.move(x: x, at: t)
    }
  }

  mutating func move(to newX: Double, after seconds: Double = 0.01) {
    t += seconds
    x = newX
    scrubber.move(x: x, at: t)
  }

  mutating func release(after seconds: Double = 0) {
    t += seconds
    scrubber.release(at: t)
  }

  /// Every transition until the tape rests, asked for one after the other.
  var transitions: [Double] {
    var times: [Double] = []
    while let next = scrubber.nextTransition(after: times.last ?? t) { times.append(next) }
    return times
  }

  /// The time at which the tape rests.
  var restTime: Double { transitions.last ?? t }

  /// The hour at which the tape rests.
  var restHour: Double { scrubber.position(at: restTime) }
}
