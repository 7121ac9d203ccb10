import ForecastScene
import Testing

/// A tracker that has seen a finger at `x(t)` every `interval` seconds from `start` until `end`.
private func tracker(
  from start: Double = 5, until end: Double, every interval: Double, x: (Double) -> Double
) -> (tracker: VelocityTracker, last: Double) {
  var tracker = VelocityTracker()
  var count = 0.0
  while start + count * interval <= end + 1e-9 {
    tracker.add(x: x(start + count * interval), at: start + count * interval)
    count += 1
  }
  return (tracker, start + (count - 1) * interval)
}

struct VelocityTrackerTests {
  @Test(arguments: [25.0, 33, 50, 60, 100, 125, 240, 1000], [-700.0, 60, 400, 3000])
  func constantSpeedIsMeasuredExactly(rate: Double, speed: Double) {
    let (tracker, last) = tracker(until: 5.4, every: 1 / rate) { speed * ($0 - 5) }
    #expect(abs(tracker.velocity(at: last) - speed) < 0.01 * abs(speed))
    #expect(abs(tracker.velocity(at: last + 0.02) - speed) < 0.01 * abs(speed))
  }

  @Test func aParabolaIsMeasuredAtItsEnd() {
    let (tracker, last) = tracker(until: 5.2, every: 0.01) { 2000 * ($0 - 5) * ($0 - 5) }
    #expect(abs(tracker.velocity(at: last) - 4000 * (last - 5)) < 1e-3)
  }

  @Test func aLateClockMeasuresAsWellAsAnEarlyOne() {
    let (tracker, last) = tracker(from: 4e6, until: 4e6 + 0.2, every: 0.01) { 500 * ($0 - 4e6) }
    #expect(abs(tracker.velocity(at: last) - 500) < 1)
  }

  @Test func nothingAndOneSampleHaveNoVelocity() {
    #expect(VelocityTracker().velocity(at: 3) == 0)
    #expect(VelocityTracker(x: 40, at: 3).velocity(at: 3) == 0)
  }

  @Test func samplesAtOneTimeAreOneAndTheLastCounts() {
    var tracker = VelocityTracker(x: 0, at: 3)
    for x in [500.0, 900, 2] { tracker.add(x: x, at: 3) }
    tracker.add(x: 4, at: 3.02)
    tracker.add(x: 600, at: 3.02)
    tracker.add(x: 6, at: 3.02)
    #expect(abs(tracker.velocity(at: 3.02) - 200) < 1e-9)
  }

  @Test func aBurstWithWorthlessStampsHasNoVelocity() {
    var tracker = VelocityTracker(x: 0, at: 3)
    for step in 1...4 { tracker.add(x: Double(step) * 9, at: 3 + Double(step) * 1e-4) }
    #expect(tracker.velocity(at: 3.001) == 0)
  }

  @Test func aTimeBeforeTheLastCountsAsTheLast() {
    var tracker = VelocityTracker(x: 0, at: 3)
    tracker.add(x: 2, at: 3.02)
    tracker.add(x: 4, at: 2.9)
    #expect(abs(tracker.velocity(at: 3.02) - 200) < 1e-9)
  }

  @Test(arguments: [25.0, 40, 50, 100, 1000])
  func aFingerHeldForATenthOfASecondIsAtRest(rate: Double) {
    let (tracker, last) = tracker(until: 5.4, every: 1 / rate) { 900 * ($0 - 5) }
    #expect(tracker.velocity(at: last + 0.1001) == 0)
  }

  @Test func theSilenceFollowsTheMedianInterval() {
    #expect(tracker(until: 5.4, every: 0.01) { 900 * $0 }.tracker.silence == 0.04)
    #expect(abs(tracker(until: 5.4, every: 0.03) { 900 * $0 }.tracker.silence - 0.075) < 1e-9)
    #expect(tracker(until: 5.4, every: 0.05) { 900 * $0 }.tracker.silence == 0.1)
  }

  @Test func repeatedPositionsAreSilence() {
    var (tracker, last) = tracker(until: 5.4, every: 0.01) { 900 * ($0 - 5) }
    for step in 1...5 { tracker.add(x: 360, at: last + Double(step) * 0.01) }
    #expect(tracker.velocity(at: last + 0.05) == 0)
  }

  @Test func whatCameBeforeAPauseDoesNotCount() {
    var (tracker, last) = tracker(until: 5.4, every: 0.01) { 900 * ($0 - 5) }
    for step in 0...3 { tracker.add(x: 361 - Double(step), at: last + 0.08 + Double(step) * 0.01) }
    #expect(abs(tracker.velocity(at: last + 0.11) + 100) < 1)
  }

  @Test func aReleaseIsClampedAndHasADeadZone() {
    func release(_ speed: Double) -> Double {
      let (tracker, last) = tracker(until: 5.2, every: 0.01) { speed * ($0 - 5) }
      return tracker.releaseVelocity(at: last, flingSpeed: 50, maximumSpeed: 8000)
    }
    #expect(release(20_000) == 8000)
    #expect(release(-20_000) == -8000)
    #expect(release(49) == 0)
    #expect(abs(release(-51) + 51) < 0.01)
  }

  @Test func threeSamplesOfASlowPanelAreFittedByALine() {
    var tracker = VelocityTracker(x: 0, at: 0)
    tracker.add(x: 30, at: 0.03)
    tracker.add(x: 90, at: 0.06)
    #expect(abs(tracker.velocity(at: 0.06) - 1500) < 1e-6)
  }

  @Test(arguments: 0...10)
  func aFingerThatStopsAndTremblesNeverRunsBack(reports: Int) {
    var (tracker, last) = tracker(until: 5.1, every: 0.01) { 1000 * ($0 - 5) }
    for step in 0..<reports {
      last += 0.01
      tracker.add(x: step % 2 == 0 ? 99 : 101, at: last)
    }
    #expect(tracker.velocity(at: last) > -50)
    if reports > 5 { #expect(abs(tracker.velocity(at: last)) < 50) }
  }

  @Test(arguments: 5...9)
  func aFingerThatTurnsRoundIsMeasuredOnItsNewWay(reports: Int) {
    var (tracker, last) = tracker(until: 5.1, every: 0.01) { 1000 * ($0 - 5) }
    for step in 1...reports {
      last += 0.01
      tracker.add(x: 100 - 10 * Double(step), at: last)
    }
    #expect((-1334 ... -700).contains(tracker.velocity(at: last)))
  }
}
