/// A direction from the centre of the earth, seen against the turning globe.
public struct EquatorialPosition: Hashable, Sendable {
  /// Degrees along the equator from the equinox, 0..<360.
  public let rightAscension: Double
  /// Degrees north of the equator, −90…90.
  public let declination: Double
  /// Apparent sidereal time at Greenwich, in degrees, 0..<360.
  public let siderealTime: Double

  /// Turns ecliptic longitude and latitude (degrees) to the equator. Source: Meeus, formulas 13.3 and 13.4.
  init(longitude: Double, latitude: Double, axis: EarthAxis) {
    let (sinLongitude, sinLatitude) = (Degrees.sin(longitude), Degrees.sin(latitude))
    let cosLatitude = Degrees.cos(latitude)
    let (sinTilt, cosTilt) = (Degrees.sin(axis.obliquity), Degrees.cos(axis.obliquity))
    // Both sides of the printed tangent multiplied by cos(latitude), so that no direction divides by zero.
    rightAscension = Degrees.wrapped(
      Degrees.atan2(
        sinLongitude * cosLatitude * cosTilt - sinLatitude * sinTilt, Degrees.cos(longitude) * cosLatitude))
    declination = Degrees.asin(sinLatitude * cosTilt + cosLatitude * sinTilt * sinLongitude)
    siderealTime = axis.siderealTime
  }

  /// Degrees above the horizon plane through the earth's centre, −90…90, without refraction. Source: Meeus, formula 13.6.
  public func altitude(from place: Coordinate) -> Double {
    let hourAngle = siderealTime + place.longitude - rightAscension
    return Degrees.asin(
      Degrees.sin(place.latitude) * Degrees.sin(declination)
        + Degrees.cos(place.latitude) * Degrees.cos(declination) * Degrees.cos(hourAngle))
  }
}
