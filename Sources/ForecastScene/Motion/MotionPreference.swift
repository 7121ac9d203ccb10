/// How much movement the viewer wants.
public enum MotionPreference: Hashable, Sendable {
  /// Springs, glides and rolls.
  case standard
  /// Springs and glides become an ease-out of 0.12 s, rolls become cuts.
  case reduced
}
