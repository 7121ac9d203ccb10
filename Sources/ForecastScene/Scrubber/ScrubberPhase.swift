/// What the scrubber is doing, by name.
public enum ScrubberPhase: String, Hashable, Sendable, CaseIterable {
  /// At rest, nobody touches it.
  case idle
  /// A finger is down and has not left the slop.
  case pressed
  /// The tape follows a finger or a touchpad.
  case dragging
  /// On its way after a release at the fling speed or more.
  case flinging
  /// Any other glide to an hour.
  case settling
}
