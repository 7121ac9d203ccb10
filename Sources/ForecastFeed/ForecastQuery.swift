import ForecastScene

/// For where a forecast is asked.
public struct ForecastQuery: Hashable, Sendable {
  /// The point; providers send it with two decimals.
  public var coordinate: Coordinate
  /// The IANA name the days are to be cut by; nil leaves it to the service, by the place.
  public var zoneIdentifier: String?

  /// Makes a query.
  public init(coordinate: Coordinate, zoneIdentifier: String? = nil) {
    self.coordinate = coordinate
    self.zoneIdentifier = zoneIdentifier
  }
}
