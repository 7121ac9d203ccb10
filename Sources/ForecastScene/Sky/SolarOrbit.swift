/// The sun on an undisturbed ellipse around the earth.
///
/// Source: Meeus, "Astronomical Algorithms", 2nd edition, formulas 25.2 to 25.5.
struct SolarOrbit: Sendable {
  private static let kilometresPerAstronomicalUnit = 149_597_870.7

  /// Degrees, not wrapped.
  let meanLongitude: Double
  /// Degrees from the mean equinox of the date, not wrapped, without aberration.
  let trueLongitude: Double
  /// Kilometres.
  let distance: Double

  /// Makes the orbit at `t` centuries of terrestrial time from 2000.
  init(at t: Double) {
    let anomaly = 357.52911 + (35_999.05029 - 0.0001537 * t) * t
    let eccentricity = 0.016708634 - (0.000042037 + 0.0000001267 * t) * t
    let centre =
      (1.914602 - (0.004817 + 0.000014 * t) * t) * Degrees.sin(anomaly)
      + (0.019993 - 0.000101 * t) * Degrees.sin(2 * anomaly) + 0.000289 * Degrees.sin(3 * anomaly)
    meanLongitude = 280.46646 + (36_000.76983 + 0.0003032 * t) * t
    trueLongitude = meanLongitude + centre
    distance =
      SolarOrbit.kilometresPerAstronomicalUnit * 1.000001018 * (1 - eccentricity * eccentricity)
      / (1 + eccentricity * Degrees.cos(anomaly + centre))
  }
}
