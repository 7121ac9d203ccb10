/// A stretch of time without an event of the sun inside, however long.
struct SunStretch: Sendable {
  private static let polarLength = 24 * 3_600.0
  /// Seconds that a cut keeps from either end.
  private static let shortestPiece = 6 * 3_600.0

  let start: Instant
  let end: Instant
  let isUp: Bool
  /// Whether a sunrise or sunset stands at both ends, not the edge of what was searched.
  let isWhole: Bool

  /// The stretches from `start` to `end`, ascending, each beginning where the one before it ends.
  static func all(from start: Instant, to end: Instant, at place: Coordinate) -> [SunStretch] {
    // An event on the edge itself would make a stretch of no length.
    let events = SkyEvents.sun(at: place, from: start, to: end).filter { $0.instant > start }
    guard let first = events.first, let last = events.last else {
      let isUp = SolarPosition(at: start).clearance(from: place) >= 0
      return [SunStretch(start: start, end: end, isUp: isUp, isWhole: false)]
    }
    let between = zip(events, events.dropFirst()).map {
      SunStretch(start: $0.instant, end: $1.instant, isUp: $0.kind == .rise, isWhole: true)
    }
    let before = SunStretch(start: start, end: first.instant, isUp: first.kind == .set, isWhole: false)
    return [before] + between + [SunStretch(start: last.instant, end: end, isUp: last.kind == .rise, isWhole: false)]
  }

  /// The stretch as one dial, or cut at the midnights of a zone where it is polar.
  func dials(in zone: ZoneRules) -> [SkyDial] {
    if isWhole && end.seconds(since: start) <= SunStretch.polarLength {
      return [SkyDial(kind: isUp ? .day(rise: start, set: end) : .night(set: start, rise: end))]
    }
    let ends = [start] + cuts(in: zone) + [end]
    return zip(ends, ends.dropFirst()).map { from, to in
      SkyDial(kind: isUp ? .upAllDay(from: from, to: to) : .downAllDay(from: from, to: to))
    }
  }

  /// The midnights inside, ascending, none near an end.
  private func cuts(in zone: ZoneRules) -> [Instant] {
    var found: [Instant] = []
    var date = zone.date(at: start)
    let lastDate = zone.date(at: end)
    while date <= lastDate {
      let midnight = zone.start(of: date)
      // A date that a zone skips begins no later than the one before it ended.
      if midnight > found.last ?? start, isFarFromEnds(midnight) { found.append(midnight) }
      date = date.advanced(by: 1)
    }
    return found
  }

  private func isFarFromEnds(_ instant: Instant) -> Bool {
    instant.seconds(since: start) >= SunStretch.shortestPiece && end.seconds(since: instant) >= SunStretch.shortestPiece
  }
}
