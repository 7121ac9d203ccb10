import ForecastScene

/// MET Norway, Locationforecast 2.0: the whole world, no key, also for commercial use, best in the north of Europe.
///
/// Its terms: a User-Agent with a contact, no request before Expires, then one on condition of Last-Modified.
public struct METNorwayProvider: ForecastProvider {
  /// The service's own address.
  public static let defaultBase = "https://api.met.no/weatherapi/locationforecast/2.0/complete"

  /// How MET Norway wants to be named.
  public static let identity = Forecast.Provider(
    identifier: "met-norway", name: "MET Norway", credit: "Data from MET Norway, met.no, CC BY 4.0")

  private let base: String

  /// Makes a provider that asks at `base`, an http or https URL.
  public init(base: String = METNorwayProvider.defaultBase) { self.base = base }

  /// The same, of this provider.
  public var identity: Forecast.Provider { Self.identity }

  /// Half an hour, about what its Expires says, for an answer without one.
  public var interval: Double { 1_800 }

  /// Its answers begin with the hour of their issue.
  public var tellsWholeDays: Bool { false }

  /// Asks once.
  public func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart] {
    try fetch(query, over: http, knowing: [])
  }

  /// Asks once, on condition of a change where there is a part already.
  public func fetch(
    _ query: ForecastQuery, over http: any HTTPFetching, knowing known: [WirePart]
  ) throws(FeedError) -> [WirePart] {
    let request = HTTPRequest(url: url(query), headers: validity(of: known).conditions)
    let response = try http.fetch(request)
    try response.checkOrigin(of: request)
    if response.status == 304, let part = known.first { return [part.confirmed(by: response.headers)] }
    if response.status == 422 { throw .outsideCoverage("MET Norway has no forecast there (422)") }
    try response.checkStatus()
    return [WirePart(body: response.body, headers: response.headers, status: response.status)]
  }

  /// Its Expires and Last-Modified.
  public func validity(of parts: [WirePart]) -> AnswerValidity {
    parts.first.map { AnswerValidity($0.headers) } ?? AnswerValidity()
  }

  /// Reads the one part. The service knows no zones: that of `zones` counts.
  public func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer {
    guard let part = parts.first, parts.count == 1 else {
      throw .malformed("MET Norway answers in one part, \(parts.count) were given")
    }
    let response = try METNorwayResponse(body: part.body)
    let zone = zones.zone(named: nil, offset: nil)
    var answer = ForecastAnswer(
      forecast: try METNorwayMapping(response: response, zone: zone).forecast(received: received),
      zone: zone, zoneIdentifier: nil, coordinate: response.coordinate)
    if part.status == 203 {
      answer.remarks = ["MET Norway marks this version of its service as going out of use (203)"]
    }
    return answer
  }

  private func url(_ query: ForecastQuery) -> String {
    var fields = [
      "lat=\(URLText.shortDegrees(query.coordinate.latitude))",
      "lon=\(URLText.shortDegrees(query.coordinate.longitude))",
    ]
    if let altitude = query.altitude, (-500...9_000).contains(altitude) {
      fields.append("altitude=\(Int(altitude.rounded()))")
    }
    return base + (base.contains("?") ? "&" : "?") + fields.joined(separator: "&")
  }
}
