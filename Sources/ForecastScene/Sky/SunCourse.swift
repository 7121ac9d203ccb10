/// The time line of a place as a row of dials, each beginning where the one before it ends.
///
/// A dial reaches from one event of the sun to the next. Where the sun goes without one for more than 24 hours, the dials are cut
/// at the midnights of the zone instead. No midnight cuts within six hours of an event, so that no dial is a sliver: the last dial of a
/// polar day may reach a little past midnight to the first sunset.
public enum SunCourse {
  /// The dial an instant lies on. Cost: as `dials(covering:to:coordinate:zone:)`.
  public static func dial(at instant: Instant, coordinate: Coordinate, zone: ZoneRules) -> SkyDial {
    dials(covering: instant, to: instant, coordinate: coordinate, zone: zone)[0]
  }

  /// The dials that hold the instants from `start` through `end`: ascending, without gap or overlap, at least one.
  ///
  /// The dial of an instant does not depend on the span asked for. `end` must not be earlier than `start`.
  /// Cost: one `SolarPosition` for every ten minutes of the span and of 40 hours on either side.
  public static func dials(
    covering start: Instant, to end: Instant, coordinate: Coordinate, zone: ZoneRules
  ) -> [SkyDial] {
    precondition(start <= end, "A span needs an end that is not earlier than its start.")
    let stretches = SunStretch.all(from: start.advanced(by: -margin), to: end.advanced(by: margin), at: coordinate)
    return stretches.flatMap { $0.dials(in: zone) }.filter { $0.end > start && $0.start <= end }
  }

  /// Seconds: a day, what a midnight keeps from an event, and room to see that the sun has gone without an event for a day.
  private static let margin = 40 * 3_600.0
}
