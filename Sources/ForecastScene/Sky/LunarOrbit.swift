/// The moon's place on the ecliptic of the date, without nutation.
///
/// Source: Meeus, "Astronomical Algorithms", 2nd edition, chapter 47; about 10″ in longitude and 4″ in latitude.
struct LunarOrbit: Sendable {
  /// Degrees from the mean equinox, not wrapped.
  let longitude: Double
  /// Degrees.
  let latitude: Double
  /// Kilometres between the centres.
  let distance: Double

  /// Makes the orbit at `t` centuries of terrestrial time from 2000.
  init(at t: Double) {
    let arguments = LunarArguments(at: t)
    let first = arguments.sum(LunarTables.longitudeAndDistance)
    let second = arguments.sum(LunarTables.latitude)
    longitude = arguments.meanLongitude + (first.sines + arguments.planetsInLongitude) / 1e6
    latitude = (second.sines + arguments.planetsInLatitude) / 1e6
    distance = 385_000.56 + first.cosines / 1_000
  }
}
