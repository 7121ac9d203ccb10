/// Rises and sets in a span of time, at any latitude.
///
/// A local day has none, one or two of each kind. Rises and sets alternate, and a span cut in two finds the same events, to the bit.
/// Against DE421 the sun's are off by a second or so up to 78° of latitude. The definition (sea level, 34′ of refraction) is what
/// makes a real horizon differ by minutes.
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
