/// How far ahead of the last report of a slow panel the tape is shown, in points of the finger's way.
///
/// Panels that report at 25 to 50 Hz make a tape that only follows them step and stand still by turns on a screen of 60. So
/// it is taken on along the finger's velocity for at most one interval of the panel; where no report comes then, it waits
/// for half an interval and goes back by the time that counts as silence. A report that finds the tape elsewhere than where
/// the finger is does not move it at once: what it was off by goes in the course of the next interval.
///
/// A function of the reports and of time, so that a replay repeats it; the velocity is never estimated from it. A panel
/// that keeps up with the screen has none: its tape is under the finger, one to one.
struct TouchLead: Hashable, Sendable {
  /// Panels that report at shorter intervals need no lead, in seconds: 55 Hz.
  static let shortestInterval = 0.018
  /// Panels that report at longer intervals tell too little of the finger, in seconds: 20 Hz.
  static let longestInterval = 0.05
  /// How long the tape waits for a report, in intervals.
  static let patience = 1.5

  static let none = TouchLead()

  /// The time of the last report.
  private var start = 0.0
  /// Seconds from one report to the next; 0 where nothing leads.
  private var interval = 0.0
  /// Seconds after the report by which all lead is gone.
  private var silence = 0.0
  /// Points by which the tape was shown ahead when the report came.
  private var offset = 0.0
  /// Points that the finger goes in an interval.
  private var way = 0.0

  private init() {}

  /// The lead after a report at time `t` that found the tape `offset` points ahead of the finger.
  init(from offset: Double, velocity: Double, interval: Double?, silence: Double, at t: Double) {
    guard let interval, interval >= Self.shortestInterval, interval <= Self.longestInterval else { return }
    start = t
    self.interval = interval
    self.silence = silence
    self.offset = offset
    way = velocity * interval
  }

  /// Points at time `t`, positive to growing x.
  func distance(at t: Double) -> Double {
    let elapsed = max(0, t - start)
    if elapsed >= silence { return 0 }
    if elapsed <= interval { return offset + (way - offset) * (elapsed / interval) }
    let wait = Self.patience * interval
    return elapsed <= wait ? way : way * (silence - elapsed) / (silence - wait)
  }

  /// Whether the tape is shown by a lead at time `t`, be it of no points.
  func isOn(at t: Double) -> Bool { interval > 0 && t - start < silence }

  /// Whether the distance changes by itself at time `t`.
  func isMoving(at t: Double) -> Bool { (offset != 0 || way != 0) && t - start < silence }

  /// How many stretches of time there are within each of which the distance runs one way.
  static let stretches = 2

  /// A stretch of time: to the place ahead and back again. Between the two nothing changes.
  func stretch(_ index: Int) -> (from: Double, until: Double) {
    index == 0 ? (start, start + interval) : (start + Self.patience * interval, start + silence)
  }
}
