/// Gives events with the kernel's times their place in the stage's time, which frames run ahead of.
///
/// A frame is made for the refresh at which it will be seen, so events that follow it are older than it. They may not run
/// before it, and to count as at it would press several into one and spoil every speed. So all are moved on alike, by as
/// much as the frames are ahead; after a pause that begins anew.
struct EventTimes {
  /// Seconds without an event after which nothing is measured across.
  static let pause = 0.25
  /// Seconds that frames are ahead by at most, two refreshes of a slow display. An event that is older waited for a frame that
  /// took too long: it counts as at that frame.
  static let furthest = 0.035

  /// Seconds that events are moved on by.
  private(set) var shift = 0.0
  private var last = -Double.infinity
  /// The time the last event was given: no frame may be made for an earlier one.
  private(set) var latest = -Double.infinity

  /// The stage's time for an event at time `t` of the same clock; the last frame was made for `shown`. Never runs backwards.
  mutating func time(of t: Double, after shown: Double) -> Double {
    if t - last > Self.pause { shift = 0 }
    last = max(last, t)
    shift = max(shift, min(Self.furthest, shown - t))
    latest = max(latest, shown, t + shift)
    return latest
  }
}
