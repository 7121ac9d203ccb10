/// The upper limb of the sun or the moon crossing the horizon.
public struct SkyEvent: Hashable, Sendable {
  /// The way it crosses.
  public enum Kind: Hashable, Sendable {
    case rise
    case set
  }

  /// The way the limb crosses.
  public let kind: Kind
  /// When it crosses.
  public let instant: Instant

  /// Makes an event.
  public init(kind: Kind, instant: Instant) {
    self.kind = kind
    self.instant = instant
  }
}
