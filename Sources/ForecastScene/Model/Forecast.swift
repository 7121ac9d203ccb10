/// Where a forecast is for.
public struct Place: Hashable, Sendable {
  /// As the page prints it, 1…60 characters.
  public let name: String
  public let coordinate: Coordinate
  /// The law of the place's own zone; the zone of the machine is never asked.
  public let zone: ZoneRules

  public init(name: String, coordinate: Coordinate, zone: ZoneRules) {
    self.name = name
    self.coordinate = coordinate
    self.zone = zone
  }
}

/// One hour as a service forecasts it. What the service does not tell is nil, never zero.
public struct HourlyForecast: Hashable, Sendable {
  /// The hour is [start, start + 3600 s). Temperature, wind, humidity and UV hold at `start`; rain belongs to the whole hour.
  public var start: Instant
  public var temperature: Temperature?
  public var apparentTemperature: Temperature?
  public var condition: Condition?
  public var precipitationChance: Share?
  public var precipitation: Precipitation?
  public var windSpeed: Speed?
  /// Where the wind comes from.
  public var windDirection: Direction?
  public var gust: Speed?
  public var uvIndex: Double?
  public var humidity: Share?

  /// Makes an hour of which nothing is known yet.
  public init(start: Instant) { self.start = start }
}

/// One civil day of the place as a service forecasts it.
public struct DailyForecast: Hashable, Sendable {
  public var date: CivilDate
  public var condition: Condition?
  public var low: Temperature?
  public var high: Temperature?
  public var precipitationChance: Share?
  public var precipitation: Precipitation?

  /// Makes a day of which nothing is known yet.
  public init(date: CivilDate) { self.date = date }
}

/// One published forecast, as one answer of a service tells it.
public struct Forecast: Hashable, Sendable {
  /// A service, as it wants to be named.
  public struct Provider: Hashable, Sendable {
    /// Stable identifier: "open-meteo".
    public let identifier: String
    /// As prose names it: "Open-Meteo".
    public let name: String
    /// The credit its terms ask for, printed in the colophon.
    public let credit: String

    public init(identifier: String, name: String, credit: String) {
      self.identifier = identifier
      self.name = name
      self.credit = credit
    }
  }

  public var provider: Provider
  /// The service's own stamp, where it gives one.
  public var issued: Instant?
  /// When the last successful answer came in; age counts from here.
  public var received: Instant
  /// Ascending, unique starts.
  public var hours: [HourlyForecast]
  /// Ascending, unique dates.
  public var days: [DailyForecast]
  /// Shaped for showing rather than forecast: the built-in demonstration.
  public var isDemonstration: Bool
  /// From another service than the first choice, which gives none for the time being.
  public var isStandIn = false

  public init(
    provider: Provider, issued: Instant?, received: Instant, hours: [HourlyForecast], days: [DailyForecast],
    isDemonstration: Bool = false
  ) {
    self.provider = provider
    self.issued = issued
    self.received = received
    self.hours = hours
    self.days = days
    self.isDemonstration = isDemonstration
  }
}
