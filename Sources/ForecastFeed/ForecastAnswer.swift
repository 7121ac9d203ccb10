import ForecastScene

/// What one answer of a service tells: the forecast, and about the place what the service knows of it.
public struct ForecastAnswer: Hashable, Sendable {
  /// The forecast itself.
  public var forecast: Forecast
  /// The law its days were cut by; the zone of the place.
  public var zone: ZoneRules
  /// The zone the service names, whether or not it was used.
  public var zoneIdentifier: String?
  /// The centre of the service's grid cell, not the point that was asked for.
  public var coordinate: Coordinate?

  /// What the log is to say about it, a line each; nothing as a rule.
  public var remarks: [String] = []

  /// Makes an answer.
  public init(forecast: Forecast, zone: ZoneRules, zoneIdentifier: String?, coordinate: Coordinate?) {
    self.forecast = forecast
    self.zone = zone
    self.zoneIdentifier = zoneIdentifier
    self.coordinate = coordinate
  }
}
