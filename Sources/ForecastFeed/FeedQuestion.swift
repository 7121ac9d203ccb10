import ForecastScene

/// What a feed asks for, and what it needs besides the services.
public struct FeedQuestion: Sendable {
  public var query: ForecastQuery
  public var zones: ZoneChoice
  public var clock: FeedClock
  /// Where answers are kept between two runs; nil keeps none.
  public var cacheFolder: String?
  /// Takes lines for the log, on the feed's thread; each says a change, none tells a secret.
  public var log: @Sendable (String) -> Void

  /// Makes a question; without a folder nothing is kept, without a log nothing is said.
  public init(
    _ query: ForecastQuery, zones: ZoneChoice, clock: FeedClock = .system, cacheFolder: String? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.query = query
    self.zones = zones
    self.clock = clock
    self.cacheFolder = cacheFolder
    self.log = log
  }
}
