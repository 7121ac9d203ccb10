import ForecastScene

/// The National Weather Service of the United States: its own country and territories, no key, public domain.
///
/// It answers in parts: the grid cell of a point, its hours, its days and nights, and (may fail) its raw grid.
public struct NWSProvider: ForecastProvider {
  /// The service's own address.
  public static let defaultBase = "https://api.weather.gov"

  /// How the service wants to be named.
  public static let identity = Forecast.Provider(
    identifier: "nws", name: "National Weather Service", credit: "Data: National Weather Service / NOAA")

  private let base: String

  /// Makes a provider that asks at `base`, an http or https URL without a query.
  public init(base: String = NWSProvider.defaultBase) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// The same, of this provider.
  public var identity: Forecast.Provider { Self.identity }

  /// Three quarters of an hour: it is renewed hourly, and its own dates of expiry can't be relied on.
  public var interval: Double { 2_700 }

  /// Today begins with the period that runs.
  public var tellsWholeDays: Bool { false }

  /// Asks three or four times, one after the other.
  public func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart] {
    try fetch(query, over: http, knowing: [])
  }

  /// Asks for the grid cell only once a day: cells move over the years, not within hours.
  public func fetch(
    _ query: ForecastQuery, over http: any HTTPFetching, knowing known: [WirePart]
  ) throws(FeedError) -> [WirePart] {
    let exchange = NWSExchange(base: base, http: http)
    if let point = NWSExchange.freshPoint(in: known) {
      do {
        return try exchange.forecast(of: point)
      } catch {
        // A cell that is no more is turned down; then the point is asked anew.
        guard case .rejected = error else { throw error }
      }
    }
    return try exchange.forecast(of: try exchange.point(query.coordinate))
  }

  /// Reads the parts, told apart by what is in them. The zone is that of `zones`, by the name the point tells, else by the
  /// offsets of the hours.
  public func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer {
    let response = try NWSResponse(parts: parts)
    let zone = response.zone(zones)
    return ForecastAnswer(
      forecast: try NWSMapping(response: response, zone: zone).forecast(received: received), zone: zone,
      zoneIdentifier: response.point?.timeZone, coordinate: response.point?.coordinate)
  }
}
