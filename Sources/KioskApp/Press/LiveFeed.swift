import ForecastFeed
import ForecastScene

/// The forecast behind a running display: the network's feed on a thread of its own, or what lies on this machine.
enum LiveFeed {
  /// Files and the demonstration are read at once, and again when asked.
  case local
  case network(Feed)

  /// Starts asking where there is somebody to ask; `wake` is called from another thread when something has come.
  init(
    _ source: ForecastSource, forcedState: ForcedState?, clock: WallClock, wake: @escaping @Sendable () -> Void
  ) {
    guard case .network(let coordinate) = source.origin, forcedState?.needsForecast ?? true else {
      self = .local
      return
    }
    self = .network(
      Feed(
        provider: source.provider, query: source.query(coordinate), zones: source.zones,
        http: CurlFetcher(userAgent: ForecastSource.userAgent),
        clock: FeedClock { clock.instant(at: MonotonicClock.now) }, wake: wake))
  }

  /// Ends what runs.
  func stop() {
    if case .network(let feed) = self { feed.stop() }
  }
}
