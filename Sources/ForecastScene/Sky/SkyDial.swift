/// One sweep of the sky's dial: the time between two events of the sun.
///
/// Holds every instant from `start` up to but not including `end`.
public struct SkyDial: Hashable, Sendable {
  /// What the dial shows between its ends.
  public enum Kind: Hashable, Sendable {
    /// From sunrise to sunset.
    case day(rise: Instant, set: Instant)
    /// From sunset to sunrise.
    case night(set: Instant, rise: Instant)
    /// A piece of the polar day, as a rule from midnight to midnight.
    case upAllDay(from: Instant, to: Instant)
    /// A piece of the polar night, as a rule from midnight to midnight.
    case downAllDay(from: Instant, to: Instant)
  }

  /// What the dial shows.
  public let kind: Kind

  /// Makes a dial; its end must be later than its start.
  public init(kind: Kind) {
    self.kind = kind
    precondition(start < end, "A dial needs an end that is later than its start.")
  }

  /// The first instant, at the left foot.
  public var start: Instant {
    switch kind {
    case .day(let start, _), .night(let start, _), .upAllDay(let start, _), .downAllDay(let start, _): start
    }
  }

  /// The instant at the right foot, the first of the next dial.
  public var end: Instant {
    switch kind {
    case .day(_, let end), .night(_, let end), .upAllDay(_, let end), .downAllDay(_, let end): end
    }
  }

  /// Whether the sun is up between the ends.
  public var isSunUp: Bool {
    switch kind {
    case .day, .upAllDay: true
    case .night, .downAllDay: false
    }
  }

  /// Whether the instant lies on this dial.
  public func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

  /// The share of the dial's time that has passed at an instant: 0 up to the start, 1 from the end on.
  public func fraction(at instant: Instant) -> Double {
    max(0, min(1, instant.seconds(since: start) / end.seconds(since: start)))
  }
}
