import ForecastScene

/// Open-Meteo: the whole world, no key, everything in one answer.
///
/// The free host is for non-commercial use; the paid host and a server of one's own take the same request.
public struct OpenMeteoProvider: ForecastProvider {
  /// The free host.
  public static let defaultBase = "https://api.open-meteo.com/v1/forecast"

  /// How Open-Meteo wants to be named.
  public static let identity = Forecast.Provider(
    identifier: "open-meteo", name: "Open-Meteo", credit: "Weather data by Open-Meteo.com, CC BY 4.0")

  /// The host for customers, who have a key.
  public static let customerBase = "https://customer-api.open-meteo.com/v1/forecast"

  private let base: String
  private let keyFile: String?

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - base: An http or https URL that may carry a query.
  ///   - keyFile: A file that holds a customer's key and that only its owner may read. It is read at each fetch.
  public init(base: String = OpenMeteoProvider.defaultBase, keyFile: String? = nil) {
    self.base = base
    self.keyFile = keyFile
  }

  /// Whether a text can be asked at: an absolute URL of http or https without a fragment.
  public static func isBase(_ text: String) -> Bool { URLText.host(of: text) != nil && !text.contains("#") }

  /// The same, of this provider.
  public var identity: Forecast.Provider { Self.identity }

  /// A quarter of an hour: models are updated hourly at most, and 96 requests a day stay far below the free limits.
  public var interval: Double { 900 }

  /// Asks once.
  public func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart] {
    var request = HTTPRequest(url: OpenMeteoRequest(base: base, query: query).url)
    if let keyFile {
      request.url += "&apikey=" + URLText.escaped(try SecretFile(keyFile, holding: "key").secret)
    }
    let response = try http.fetch(request)
    try response.checkOrigin(of: request)
    if response.status >= 400, let reason = OpenMeteoResponse.refusal(in: response.body) {
      throw OpenMeteoRefusal(reason: reason, status: response.status, retryAfter: response.retryAfter).error
    }
    try response.checkStatus()
    return [WirePart(body: response.body, headers: response.headers)]
  }

  /// Reads the one part. The zone is that of `zones`, with `timezone` as the name the service gives.
  public func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer {
    guard let part = parts.first, parts.count == 1 else {
      throw .malformed("Open-Meteo answers in one part, \(parts.count) were given")
    }
    let response = try OpenMeteoResponse.read(part.body)
    let zone = zones.zone(named: response.timezone, offset: response.offset)
    let forecast = try OpenMeteoMapping(response: response, zone: zone).forecast(received: received)
    var answer = ForecastAnswer(
      forecast: forecast, zone: zone, zoneIdentifier: response.timezone, coordinate: response.coordinate)
    // The page shows a dash for it, which nobody would wonder at for weeks.
    if forecast.hours.allSatisfy({ $0.precipitationChance == nil }) {
      answer.remarks = ["Open-Meteo told no chance of rain that can be used, for any hour"]
    }
    return answer
  }
}
