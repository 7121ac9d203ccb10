import ForecastScene

/// Home Assistant in the local network: the forecast of one of its weather entities, whatever service is behind it.
public struct HomeAssistantProvider: ForecastProvider {
  /// Where Home Assistant is found unless told otherwise.
  public static let defaultBase = "http://homeassistant.local:8123"
  /// The weather entity that a new installation has.
  public static let defaultEntity = "weather.forecast_home"

  /// How it is named; the credit of an answer is that of its entity, where the entity tells one.
  public static let identity = Forecast.Provider(
    identifier: "home-assistant", name: "Home Assistant", credit: "Forecast by way of Home Assistant")

  private let base: String
  private let entity: String
  private let tokenFile: String?

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - base: An http or https URL without a query.
  ///   - entity: Such as "weather.home".
  ///   - tokenFile: A file that holds a long-lived access token and that only its owner may read. It is read at each
  ///     fetch; recorded answers do without.
  public init(
    base: String = HomeAssistantProvider.defaultBase, entity: String = HomeAssistantProvider.defaultEntity,
    tokenFile: String? = nil
  ) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.entity = entity
    self.tokenFile = tokenFile
  }

  /// Whether a text names a weather entity: "weather." with small letters, digits and "_".
  public static func isEntity(_ text: String) -> Bool {
    let name = text.utf8.dropFirst("weather.".utf8.count)
    return text.hasPrefix("weather.") && (1...200).contains(name.count)
      && name.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "_")
      }
  }

  /// The same, of this provider.
  public var identity: Forecast.Provider { Self.identity }

  /// Ten minutes: it is next door, and passes on what it has.
  public var interval: Double { 600 }

  /// That depends on the service behind it, which it does not tell.
  public var tellsWholeDays: Bool { false }

  /// Asks for the entity's state, then for the forecasts that it has.
  public func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart] {
    guard Self.isEntity(entity) else {
      throw .misconfigured(
        .refused, "\"\(entity.prefix(60))\" is not the name of a weather entity, such as weather.home")
    }
    guard let tokenFile else {
      throw .misconfigured(.unauthorized, "Home Assistant needs a file with a long-lived access token")
    }
    let token = try HomeAssistantToken(file: tokenFile)
    let exchange = HomeAssistantExchange(base: base, entity: entity, token: token, http: http)
    return try exchange.parts(knowsZone: query.zoneIdentifier != nil)
  }

  /// Reads the parts, told apart by what is in them. The zone is that of `zones`, by the name of Home Assistant's own where
  /// its settings are among the parts.
  public func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer {
    let response = try HomeAssistantResponse(parts: parts)
    let zone = zones.zone(named: response.timeZone, offset: nil)
    return ForecastAnswer(
      forecast: try HomeAssistantMapping(response: response, zone: zone).forecast(received: received), zone: zone,
      zoneIdentifier: response.timeZone, coordinate: nil)
  }
}
