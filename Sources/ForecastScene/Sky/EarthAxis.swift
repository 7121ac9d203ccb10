/// Where the earth's axis points and how far the earth has turned at an instant.
struct EarthAxis: Sendable {
  /// Nutation in longitude, in degrees, −0.006…0.006.
  ///
  /// Source: Meeus, "Astronomical Algorithms", 2nd edition, chapter 22, the four largest terms; error below 0.5″.
  let nutation: Double
  /// The true obliquity of the ecliptic, in degrees. Source: as above.
  let obliquity: Double
  /// Apparent sidereal time at Greenwich, in degrees, 0..<360. Source: Meeus, formula 12.4.
  let siderealTime: Double

  /// Makes the axis of a moment.
  init(at time: EphemerisTime) {
    let t = time.terrestrial
    let node = 125.04452 - 1_934.136261 * t
    let sun = 280.4665 + 36_000.7698 * t
    let moon = 218.3165 + 481_267.8813 * t
    let longitude =
      -17.20 * Degrees.sin(node) - 1.32 * Degrees.sin(2 * sun) - 0.23 * Degrees.sin(2 * moon)
      + 0.21 * Degrees.sin(2 * node)
    let tilt =
      9.20 * Degrees.cos(node) + 0.57 * Degrees.cos(2 * sun) + 0.10 * Degrees.cos(2 * moon)
      - 0.09 * Degrees.cos(2 * node)
    nutation = longitude / 3_600
    obliquity = 23.4392911 - 0.0130042 * t + tilt / 3_600
    siderealTime = Degrees.wrapped(
      EarthAxis.meanSiderealTime(time.universal) + nutation * Degrees.cos(obliquity))
  }

  private static func meanSiderealTime(_ universal: Double) -> Double {
    280.46061837 + 360.98564736629 * 36_525 * universal + 0.000387933 * universal * universal
  }
}
