/// The sun's day between two instants, as a rule a local day from midnight to midnight.
public struct DayLight: Hashable, Sendable {
  /// What the sun does in the course of the day.
  public enum Kind: Hashable, Sendable {
    /// It crosses the horizon at least once; near the polar circles it may only rise or only set.
    case risesAndSets
    /// It does not set: polar day.
    case upAllDay
    /// It does not rise: polar night.
    case downAllDay
  }

  /// What the sun does.
  public let kind: Kind
  /// Sunrises, ascending; none, one or two. The first may come after the first of `sets`.
  public let rises: [Instant]
  /// Sunsets, ascending; none, one or two.
  public let sets: [Instant]
  /// Seconds of this day with the sun above the horizon, 0…its length.
  public let length: Double

  /// Makes the day of a civil date at a place.
  public init(on date: CivilDate, at place: Coordinate, zone: ZoneRules) {
    self.init(from: zone.start(of: date), to: zone.start(of: date.advanced(by: 1)), at: place)
  }

  /// Makes the day from `start` up to but not including `end`. Cost: see `SkyEvents.sun`.
  public init(from start: Instant, to end: Instant, at place: Coordinate) {
    let events = SkyEvents.sun(at: place, from: start, to: end)
    let upAtStart = events.first.map { $0.kind == .set } ?? DayLight.isUp(midwayFrom: start, to: end, at: place)
    rises = events.filter { $0.kind == .rise }.map(\.instant)
    sets = events.filter { $0.kind == .set }.map(\.instant)
    kind = events.isEmpty ? (upAtStart ? .upAllDay : .downAllDay) : .risesAndSets
    length = DayLight.secondsUp(events, upAtStart: upAtStart, from: start, to: max(start, end))
  }

  private static func isUp(midwayFrom start: Instant, to end: Instant, at place: Coordinate) -> Bool {
    SolarPosition(at: start.advanced(by: end.seconds(since: start) / 2)).clearance(from: place) >= 0
  }

  private static func secondsUp(_ events: [SkyEvent], upAtStart: Bool, from start: Instant, to end: Instant) -> Double {
    var (seconds, up, since) = (0.0, upAtStart, start)
    for event in events {
      if up { seconds += event.instant.seconds(since: since) }
      (up, since) = (event.kind == .rise, event.instant)
    }
    return up ? seconds + end.seconds(since: since) : seconds
  }
}
