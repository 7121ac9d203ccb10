import ForecastScene

/// One service that a feed may ask, and how.
public struct FeedSource: Sendable {
  let provider: any ForecastProvider
  let http: any HTTPFetching
  let policy: RefreshPolicy
  let address: String

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - policy: When to ask again; by default at the service's own pace with the usual back-off.
  ///   - address: Where and for what it is asked, to tell its answers in the cache from those of another address.
  public init(
    _ provider: any ForecastProvider, over http: any HTTPFetching, policy: RefreshPolicy? = nil, address: String = ""
  ) {
    self.provider = provider
    self.http = http
    self.policy = policy ?? RefreshPolicy(interval: provider.interval)
    self.address = address
  }

  /// Reads parts that were given or confirmed at an instant.
  func answer(_ parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer {
    try provider.answer(from: parts, received: received, zones: zones)
  }
}
