/// Goes down to half the rate where frames can't be had in time: every second refresh, steadily, is easier on the eye than
/// one refresh now and two then.
struct FrameGovernor {
  /// How many refreshes a frame stands.
  private(set) var refreshesAFrame = 1
  private var lateFrames = 0
  private var easyFrames = 0

  /// So many late frames more than ones in time mean that it will not get better.
  static let patience = 10
  /// So many frames in a row that took less than half a refresh mean that it has: ten seconds at 30 frames each.
  static let trust = 300

  /// A frame took `cost` seconds. Whether it goes down to half the rate now.
  mutating func take(cost: Double, refresh: Double) -> Bool {
    if refreshesAFrame == 1 {
      lateFrames = cost > refresh ? lateFrames + 1 : max(0, lateFrames - 1)
      guard lateFrames >= Self.patience else { return false }
      (refreshesAFrame, lateFrames, easyFrames) = (2, 0, 0)
      return true
    }
    easyFrames = cost < refresh / 2 ? easyFrames + 1 : 0
    if easyFrames >= Self.trust { refreshesAFrame = 1 }
    return false
  }
}
