/// An instant as the formulas of the sky count it: Julian centuries of 36 525 days from 2000-01-01 12:00.
///
/// Positions of sun and moon run on terrestrial time; the turning of the earth on universal time, which clocks keep to within 0.9 s.
public struct EphemerisTime: Hashable, Sendable {
  /// Terrestrial minus universal time (delta T), in seconds.
  ///
  /// Between 69.0 and 69.4 s from 2019 to 2027 (IERS Bulletin A), and hardly moving. A wrong second shifts a phase, an equinox or a
  /// moonrise by a second; sunrise does not feel it.
  public static let terrestrialMinusUniversal = 69.1

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
