import ForecastFeed
import ForecastScene

/// The forecast behind a running display: the network's feed on a thread of its own, or what lies on this machine.
enum LiveFeed {
  /// Files and the demonstration are read at once, and again when asked.
  case local
  case network(Feed)

  /// Seconds that the first page waits for what an earlier run has kept; a disk that takes longer is not waited for.
  private static let patience = 0.25

  /// Starts asking where there is somebody to ask; `wake` is called from another thread when something has come.
  init(_ pressroom: Pressroom, clock: WallClock, wake: @escaping @Sendable () -> Void) {
    let source = pressroom.source
    guard case .network(let coordinate) = source.origin,
      pressroom.settings.source.forcedState?.needsForecast ?? true
    else {
      self = .local
      return
    }
    let clock = FeedClock(
      now: { clock.instant(at: MonotonicClock.now) }, earliest: pressroom.settings.source.earliest)
    self = .network(Feed(source.feedSources, source.question(coordinate, clock: clock), wake: wake))
  }

  /// What there is at once for a first page.
  func open(_ pressroom: inout Pressroom, at now: Instant) {
    switch self {
    case .local: pressroom.load(at: now)
    case .network(let feed):
      feed.waitForKept(atMost: Self.patience)
      if let update = feed.take() { pressroom.take(update) }
    }
  }

  /// Ends what runs.
  func stop() {
    if case .network(let feed) = self { feed.stop() }
  }
}
