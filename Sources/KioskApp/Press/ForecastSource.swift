import Assets
import ForecastFeed
import ForecastScene

/// Where answers come from, and how one is had while everybody waits.
struct ForecastSource: Sendable {
  let origin: SourceSettings.Origin
  let provider: any ForecastProvider
  let zones: ZoneChoice

  /// How the almanac introduces itself to services.
  static let userAgent = "almanac/\(Almanac.version)"

  init(_ settings: SourceSettings, zone: ZoneRules?) {
    origin = settings.origin
    provider =
      switch settings.provider {
      case .openMeteo: OpenMeteoProvider(base: settings.baseURL ?? OpenMeteoProvider.defaultBase)
      }
    zones = ZoneChoice(fixed: zone)
  }

  /// One answer, waited for. Reads files, or asks the network once.
  func load(at now: Instant) throws(FeedError) -> ForecastAnswer {
    switch origin {
    case .demonstration: return try demonstration(at: now)
    case .files(let names): return try read(names, at: now)
    case .network(let coordinate):
      let parts = try provider.fetch(query(coordinate), over: CurlFetcher(userAgent: Self.userAgent))
      return try provider.answer(from: parts, received: now, zones: zones)
    }
  }

  /// The answer that recorded files make together.
  func read(_ names: [String], at now: Instant) throws(FeedError) -> ForecastAnswer {
    var parts: [WirePart] = []
    for name in names { parts.append(WirePart(body: try FileBytes.read(name))) }
    return try provider.answer(from: parts, received: now, zones: zones)
  }

  /// The built-in forecast, moved to the present.
  func demonstration(at now: Instant) throws(FeedError) -> ForecastAnswer {
    try DemonstrationForecast.answer(from: Assets.demonstration, now: now, zone: zones.fixed)
  }

  /// For where the network is asked.
  func query(_ coordinate: Coordinate) -> ForecastQuery {
    ForecastQuery(coordinate: coordinate, zoneIdentifier: zones.fixed?.identifier)
  }
}
