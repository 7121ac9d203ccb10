/// A point on the time line, independent of any zone or calendar.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var secondsSince1970: Double

  /// Makes an instant from seconds since 1970-01-01T00:00:00Z.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// The instant `seconds` later (earlier when negative).
  public func advanced(by seconds: Double) -> Instant { Instant(secondsSince1970: secondsSince1970 + seconds) }

  /// Seconds from `other` to this instant; negative when this one is earlier.
  public func seconds(since other: Instant) -> Double { secondsSince1970 - other.secondsSince1970 }

  public static func < (a: Instant, b: Instant) -> Bool { a.secondsSince1970 < b.secondsSince1970 }
}
