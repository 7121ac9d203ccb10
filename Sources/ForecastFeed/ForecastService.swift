import ForecastScene

/// The weather services that the almanac understands. The raw values are stable.
public enum ForecastService: String, CaseIterable, Hashable, Sendable {
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case nws
  case homeAssistant = "home-assistant"

  /// How a service is reached, where that is not as usual.
  public struct Access: Hashable, Sendable {
    /// Another address than the service's own.
    public var base: String?
    /// Home Assistant's weather entity, such as "weather.home".
    public var entity: String?
    /// A file with Home Assistant's access token, readable by its owner only.
    public var tokenFile: String?
    /// A file with the key of a customer of Open-Meteo, readable by its owner only.
    public var keyFile: String?

    /// Makes an access; without anything it is the usual one.
    public init(base: String? = nil, entity: String? = nil, tokenFile: String? = nil, keyFile: String? = nil) {
      self.keyFile = keyFile
      self.base = base
      self.entity = entity
      self.tokenFile = tokenFile
    }
  }

  /// The service, as it wants to be named.
  public var identity: Forecast.Provider {
    switch self {
    case .openMeteo: OpenMeteoProvider.identity
    case .metNorway: METNorwayProvider.identity
    case .nws: NWSProvider.identity
    case .homeAssistant: HomeAssistantProvider.identity
    }
  }

  /// The service's own address.
  public var defaultBase: String {
    switch self {
    case .openMeteo: OpenMeteoProvider.defaultBase
    case .metNorway: METNorwayProvider.defaultBase
    case .nws: NWSProvider.defaultBase
    case .homeAssistant: HomeAssistantProvider.defaultBase
    }
  }

  /// Whether a text is an address to ask this service at: absolute, http or https, without a fragment, and where paths are
  /// added to it without a query.
  public func isBase(_ text: String) -> Bool {
    let mayCarryQuery = self == .openMeteo || self == .metNorway
    return URLText.host(of: text) != nil && !text.contains("#") && (mayCarryQuery || !text.contains("?"))
  }

  /// Where the service is asked: as told, at the host for customers where there is a key, or as usual.
  public func address(_ access: Access) -> String {
    access.base ?? (self == .openMeteo && access.keyFile != nil ? OpenMeteoProvider.customerBase : defaultBase)
  }

  /// The service behind the one protocol. Nothing is read or asked yet.
  public func provider(_ access: Access = Access()) -> any ForecastProvider {
    let base = address(access)
    switch self {
    case .openMeteo: return OpenMeteoProvider(base: base, keyFile: access.keyFile)
    case .metNorway: return METNorwayProvider(base: base)
    case .nws: return NWSProvider(base: base)
    case .homeAssistant:
      return HomeAssistantProvider(
        base: base, entity: access.entity ?? HomeAssistantProvider.defaultEntity, tokenFile: access.tokenFile)
    }
  }
}
