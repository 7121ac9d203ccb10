/// How the moon is lit at an instant, the same all over the earth.
public struct MoonPhase: Hashable, Sendable {
  /// Turns since the new moon, 0..<1: the apparent longitude of the moon minus that of the sun. 0.25 is the first quarter.
  public let fraction: Double
  /// The lit share of the disc, 0…1. Source: Meeus, "Astronomical Algorithms", 2nd edition, formulas 48.1 to 48.3.
  public let illuminated: Double
  /// The phase in the words of a calendar.
  public let name: Name

  /// Finds the phase at an instant. Cost: three `LunarPosition`s.
  public init(at instant: Instant) {
    let time = EphemerisTime(instant)
    let (sun, moon) = (SolarPosition(at: time), LunarPosition(at: time))
    fraction = Degrees.wrapped(moon.longitude - sun.longitude) / 360
    illuminated = MoonPhase.illuminated(sun: sun, moon: moon)
    name = Name(
      from: MoonPhase.elongation(at: instant.advanced(by: -Name.reach)),
      to: MoonPhase.elongation(at: instant.advanced(by: Name.reach)))
  }

  /// Whether the lit part grows: from new to full moon.
  public var isWaxing: Bool { fraction < 0.5 }

  /// The first principal phase of one kind that comes more than a second after an instant.
  ///
  /// The 198 instants of 2024 to 2027 lie within 44 s of those of DE421 rounded to the minute: the error is about a quarter of a minute.
  /// Cost: about ten `LunarPosition`s.
  public static func next(_ principal: Principal, after instant: Instant) -> Instant {
    AngleSearch(turn: 29.530589 * 86_400, angle: elongation).next(principal.elongation, after: instant)
  }

  /// Degrees of longitude from the sun to the moon, 0..<360.
  private static func elongation(at instant: Instant) -> Double {
    let time = EphemerisTime(instant)
    return Degrees.wrapped(LunarPosition(at: time).longitude - SolarPosition(at: time).longitude)
  }

  private static func illuminated(sun: SolarPosition, moon: LunarPosition) -> Double {
    let cosine = Degrees.cos(moon.latitude) * Degrees.cos(moon.longitude - sun.longitude)
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let phaseAngle = Degrees.atan2(sun.distance * sine, moon.distance - sun.distance * cosine)
    return (1 + Degrees.cos(phaseAngle)) / 2
  }
}
