/// Rises and sets in a span of time, at any latitude.
///
/// A local day has none, one or two of each kind. Rises and sets alternate, and a span cut in two finds the same events, to the bit.
public enum SkyEvents {
  /// Sunrises and sunsets from `start` up to but not including `end`, ascending.
  ///
  /// Cost: one `SolarPosition` for every ten minutes, a few more for every event.
  public static func sun(at place: Coordinate, from start: Instant, to end: Instant) -> [SkyEvent] {
    HorizonSearch { SolarPosition(at: $0).clearance(from: place) }.events(from: start, to: end)
  }

  /// Moonrises and moonsets from `start` up to but not including `end`, ascending.
  ///
  /// Cost: one `LunarPosition` for every ten minutes, a few more for every event.
  public static func moon(at place: Coordinate, from start: Instant, to end: Instant) -> [SkyEvent] {
    HorizonSearch { LunarPosition(at: $0).clearance(from: place) }.events(from: start, to: end)
  }
}
