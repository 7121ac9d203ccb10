import Testing

@testable import ForecastScene

/// A tape dragged on a panel that reports more slowly than the screen refreshes.
@Suite struct TouchLeadTests {
  private static let start = 100.0

  /// A finger that goes along a line of points, reported so often a second; what is shown at 60 Hz.
  private func shown(
    rate: Double, seconds: Double = 1, line: (Double) -> Double
  ) -> [(t: Double, x: Double, finger: Double)] {
    var scrubber = Finger.tape(at: 12)
    scrubber.press(x: line(0), at: Self.start)
    var report = 1
    return (1...Int(seconds * 60)).map { frame in
      let t = Double(frame) / 60
      while Double(report) / rate <= t + 1e-9 {
        scrubber.move(x: line(Double(report) / rate), at: Self.start + Double(report) / rate)
        report += 1
      }
      let slop = line(1) < line(0) ? -scrubber.feel.slop : scrubber.feel.slop
      return (t, line(0) + slop - (scrubber.position(at: Self.start + t) - 12) * scrubber.hourWidth, line(t))
    }
  }

  @Test(arguments: [25.0, 30, 33, 40, 50], [-600.0, 150, 450])
  func aSteadyFingerIsFollowedWithoutSteps(rate: Double, speed: Double) {
    // Three reports tell the interval; from then on the tape is on the finger's line.
    let frames = shown(rate: rate) { 300 + speed * $0 }.drop { $0.t < 5 / rate }
    #expect(frames.allSatisfy { abs($0.x - $0.finger) <= 2 })
    let steps = zip(frames.dropFirst(), frames).map { abs($0.x - $1.x) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(steps.allSatisfy { $0 <= 1.5 * mean })
  }

  @Test(arguments: [60.0, 75, 100, 120, 240]) func aQuickPanelHasTheTapeUnderItsFinger(rate: Double) {
    var finger = Finger(on: Finger.tape(at: 12), rate: rate)
    finger.press()
    finger.drag(speed: 300, for: 0.3)
    for _ in 0..<20 {
      finger.drag(speed: 300, for: 1 / rate)
      let under = 12 - (finger.x - 360 - finger.scrubber.feel.slop) / 70
      #expect(abs(finger.scrubber.position(at: finger.t) - under) < 1e-9)
      #expect(finger.scrubber.position(at: finger.t + 0.01) == finger.scrubber.position(at: finger.t))
      #expect(!finger.scrubber.isMoving(at: finger.t))
    }
  }

  @Test func whatIsShownNeverJumps() {
    var finger = Finger(on: Finger.tape(at: 12), rate: 33)
    finger.press()
    finger.drag(speed: 500, for: 0.3)
    for step in 0..<40 {
      let before = finger.scrubber.position(at: finger.t + 0.03)
      finger.move(to: finger.x + (step % 7 < 3 ? 16 : -9), after: 0.03)
      #expect(abs(finger.scrubber.position(at: finger.t) - before) < 1e-9)
    }
  }

  @Test func aFingerThatStopsIsNotOutrunForLong() {
    var finger = Finger(on: Finger.tape(at: 12), rate: 33)
    finger.press()
    finger.drag(speed: 500, for: 0.3)
    let held = 12 - (finger.x - 360 - finger.scrubber.feel.slop) / 70
    let (t, scrubber) = (finger.t, finger.scrubber)
    let ahead = (0...200).map { abs(scrubber.position(at: t + Double($0) / 1_000) - held) * 70 }
    #expect((ahead.max() ?? 0) <= 500.0 / 33 + 1e-6)
    #expect(ahead[101...].allSatisfy { $0 < 1e-9 })
    #expect(scrubber.isMoving(at: t + 0.01) && !scrubber.isMoving(at: t + 0.1001))
  }

  @Test func aReleaseTakesHourAndSpeedFromTheFingerAndLeavesFromWhereTheTapeIs() {
    var finger = Finger(on: Finger.tape(at: 12), rate: 33)
    finger.press()
    finger.drag(speed: -400, for: 0.4)
    let shown = finger.scrubber.position(at: finger.t + 0.02)
    let velocity = finger.scrubber.velocity(at: finger.t + 0.02)
    finger.release(after: 0.02)
    #expect(abs(finger.scrubber.position(at: finger.t) - shown) < 1e-9)
    #expect(abs(finger.scrubber.velocity(at: finger.t) - velocity) < 1e-6 && abs(velocity - 400.0 / 70) < 1e-6)
  }

  @Test func hoursCrossedBetweenReportsAreToldAtTheirTimes() {
    var finger = Finger(on: Finger.tape(at: 12), rate: 30)
    finger.press()
    finger.drag(speed: -700, for: 0.4)
    let scrubber = finger.scrubber
    var t = finger.t
    var hours: [Int] = [scrubber.selection(at: t)]
    while let next = scrubber.nextTransition(after: t) {
      #expect(scrubber.selection(at: next) != scrubber.selection(at: next - 1e-9))
      hours.append(scrubber.selection(at: next))
      t = next
    }
    let sampled = (0...2_000).map { scrubber.selection(at: finger.t + Double($0) / 20_000) }
    let changes = zip(sampled.dropFirst(), sampled).filter { $0 != $1 }.count
    #expect(hours.count == changes + 1)
  }
}
