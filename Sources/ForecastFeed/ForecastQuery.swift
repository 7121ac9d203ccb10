import ForecastScene

/// For where a forecast is asked.
public struct ForecastQuery: Hashable, Sendable {
  /// The point; providers send it with two decimals.
  public var coordinate: Coordinate
  /// The IANA name the days are to be cut by; nil leaves it to the service, by the place.
  public var zoneIdentifier: String?
  /// Metres above the sea, where known: a service whose terrain is coarse corrects its temperatures by it.
  public var altitude: Double?

  /// Makes a query.
  public init(coordinate: Coordinate, zoneIdentifier: String? = nil, altitude: Double? = nil) {
    self.coordinate = coordinate
    self.zoneIdentifier = zoneIdentifier
    self.altitude = altitude
  }
}
