/// The moon as seen from the centre of the earth.
///
/// Source: Meeus, "Astronomical Algorithms", 2nd edition, chapters 47 and 48. Good for 1950–2100.
public struct LunarPosition: Hashable, Sendable {
  private static let earthRadius = 6_378.14

  /// Apparent ecliptic longitude of the date, in degrees, 0..<360.
  public let longitude: Double
  /// Ecliptic latitude, in degrees, −5.3…5.3.
  public let latitude: Double
  /// Kilometres between the centres, 356 400…406 700.
  public let distance: Double
  /// Right ascension and declination.
  public let equatorial: EquatorialPosition

  /// Finds the moon at an instant. Cost: about two hundred trigonometric functions.
  public init(at instant: Instant) { self.init(at: EphemerisTime(instant)) }

  init(at time: EphemerisTime) {
    let axis = EarthAxis(at: time)
    let orbit = LunarOrbit(at: time.terrestrial)
    longitude = Degrees.wrapped(orbit.longitude + axis.nutation)
    latitude = orbit.latitude
    distance = orbit.distance
    equatorial = EquatorialPosition(longitude: longitude, latitude: latitude, axis: axis)
  }

  /// Equatorial horizontal parallax, in degrees, 0.90…1.03.
  public var parallax: Double { Degrees.asin(LunarPosition.earthRadius / distance) }

  /// The centre's altitude at moonrise and moonset, in degrees, about 0.125.
  ///
  /// The upper limb on the horizon seen through 34′ of refraction, from the surface. Source: Meeus, chapter 15.
  public var risingAltitude: Double { 0.7275 * parallax - 0.5667 }

  /// The altitude of the moon's centre seen from the earth's centre, in degrees, −90…90, without refraction.
  public func altitude(from place: Coordinate) -> Double { equatorial.altitude(from: place) }

  /// Degrees by which the upper limb stands above the visible horizon; 0 at moonrise and moonset.
  public func clearance(from place: Coordinate) -> Double { altitude(from: place) - risingAltitude }

  /// Whether any of the moon is above the horizon; agrees with `SkyEvents.moon`.
  public func isUp(from place: Coordinate) -> Bool { clearance(from: place) >= 0 }
}
