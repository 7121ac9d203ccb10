/// An instant as the formulas of the sky count it: Julian centuries of 36 525 days from 2000-01-01 12:00.
///
/// Positions of sun and moon run on terrestrial time; the turning of the earth on universal time, which clocks keep to within 0.9 s.
public struct EphemerisTime: Hashable, Sendable {
  /// Terrestrial minus coordinated universal time, in seconds (close to delta T).
  ///
  /// 32.184 s and the 37 leap seconds in force since 2017 (IERS Bulletin C): exact until another one is decreed. A wrong second shifts
  /// a phase or an equinox by a second; sunrise does not feel it.
  public static let terrestrialMinusUniversal = 69.184

  /// Centuries of universal time.
  public let universal: Double
  /// Centuries of terrestrial time.
  public let terrestrial: Double

  /// Makes the time of an instant.
  public init(_ instant: Instant) {
    universal = EphemerisTime.centuries(secondsSince1970: instant.secondsSince1970)
    terrestrial = EphemerisTime.centuries(
      secondsSince1970: instant.secondsSince1970 + EphemerisTime.terrestrialMinusUniversal)
  }

  private static func centuries(secondsSince1970 seconds: Double) -> Double {
    (seconds - 946_728_000) / (36_525 * 86_400)
  }
}
