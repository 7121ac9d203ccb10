/// How much may move.
public enum MotionPreference: String, Hashable, Sendable, CaseIterable {
  case standard
  /// Springs become short ease-outs, rolls become cuts.
  case reduced
}
