/// The sun as seen from the centre of the earth.
///
/// Source: Meeus, "Astronomical Algorithms", 2nd edition, chapter 25 (the method of NOAA's solar calculator), with the pull of the
/// planets and the moon added (`SolarPerturbations`), which brings the longitude from 0.01° to about 0.001°. Good for 1950–2100.
public struct SolarPosition: Hashable, Sendable {
  /// The centre's altitude at sunrise and sunset, in degrees: 34′ of refraction and 16′ of radius below the horizon.
  public static let risingAltitude = -0.8333

  /// Apparent ecliptic longitude of the date, in degrees, 0..<360.
  public let longitude: Double
  /// Kilometres from the earth's centre.
  public let distance: Double
  /// Right ascension and declination.
  public let equatorial: EquatorialPosition
  /// Apparent minus mean solar time, in minutes, −14.3…16.5. Source: Meeus, formula 28.1.
  public let equationOfTime: Double

  /// Finds the sun at an instant. Cost: about forty trigonometric functions.
  public init(at instant: Instant) { self.init(at: EphemerisTime(instant)) }

  init(at time: EphemerisTime) {
    let t = time.terrestrial
    let axis = EarthAxis(at: time)
    let orbit = SolarOrbit(at: t)
    // 20.5″ of aberration: the light left when the earth stood elsewhere.
    longitude = Degrees.wrapped(orbit.trueLongitude + SolarPerturbations.longitude(at: t) - 0.00569 + axis.nutation)
    distance = orbit.distance
    equatorial = EquatorialPosition(longitude: longitude, latitude: 0, axis: axis)
    equationOfTime =
      4
      * Degrees.signed(
        orbit.meanLongitude - 0.0057183 - equatorial.rightAscension + axis.nutation * Degrees.cos(axis.obliquity))
  }

  /// The altitude of the sun's centre, in degrees, −90…90, without refraction.
  public func altitude(from place: Coordinate) -> Double { equatorial.altitude(from: place) }

  /// Degrees by which the upper limb stands above the visible horizon; 0 at sunrise and sunset.
  public func clearance(from place: Coordinate) -> Double { altitude(from: place) - SolarPosition.risingAltitude }
}
