import Assets
import ForecastFeed
import ForecastScene

/// Where answers come from, and how one is had while everybody waits.
struct ForecastSource: Sendable {
  let origin: SourceSettings.Origin
  let zones: ZoneChoice
  private let settings: SourceSettings

  init(_ settings: SourceSettings, zone: ZoneRules?) {
    self.settings = settings
    origin = settings.origin
    zones = ZoneChoice(fixed: zone)
  }

  /// How the almanac introduces itself to services: by name, version, and whom to write to.
  var userAgent: String {
    "almanac/\(Almanac.version)" + (settings.access.contact.map { " (\($0))" } ?? "")
  }

  /// The services to ask, the first choice first.
  var feedSources: [FeedSource] { settings.services.map(feedSource) }

  /// What to ask them.
  func question(_ coordinate: Coordinate, clock: FeedClock) -> FeedQuestion {
    let query = ForecastQuery(
      coordinate: coordinate, zoneIdentifier: zones.fixed?.identifier, altitude: settings.altitude)
    return FeedQuestion(
      query, zones: zones, clock: clock, cacheFolder: CacheFolder.standard(), log: { Log.line($0) })
  }

  /// The answer that recorded files make together: of the service that was named, else of the first that knows them.
  func read(_ names: [String], at now: Instant) throws(FeedError) -> ForecastAnswer {
    var parts: [WirePart] = []
    for name in names { parts.append(WirePart(body: try FileBytes.read(name))) }
    if let service = settings.provider.service {
      return try service.provider().answer(from: parts, received: now, zones: zones)
    }
    for service in ForecastService.allCases.dropFirst() {
      if let answer = try? service.provider().answer(from: parts, received: now, zones: zones) { return answer }
    }
    return try ForecastService.openMeteo.provider().answer(from: parts, received: now, zones: zones)
  }

  /// The built-in forecast, moved to the present.
  func demonstration(at now: Instant) throws(FeedError) -> ForecastAnswer {
    try DemonstrationForecast.answer(from: Assets.demonstration, now: now, zone: zones.fixed)
  }

  private func feedSource(_ service: ForecastService) -> FeedSource {
    let access = settings.access(to: service)
    var limits = CurlFetcher.Limits()
    if service == .homeAssistant { limits.authorities = settings.access.authorities }
    return FeedSource(
      service.provider(access), over: CurlFetcher(userAgent: userAgent, limits: limits),
      address: service.address(access) + (service == .homeAssistant ? "#\(access.entity ?? "")" : ""))
  }
}
