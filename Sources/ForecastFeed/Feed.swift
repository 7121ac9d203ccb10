import ForecastScene

/// Keeps a forecast coming: one thread that asks the service when the policy says so, or when told.
///
/// What comes is left in a mailbox, of which only the latest counts, and `wake` is called.
public final class Feed: Sendable {
  private let thread: FeedThread

  /// Starts asking at once.
  ///
  /// - Parameters:
  ///   - policy: When to ask again; by default the service's own interval with the usual back-off.
  ///   - clock: The wall clock that stamps answers.
  ///   - wake: Called on the feed's thread after each attempt; it has to return at once.
  public init(
    provider: any ForecastProvider, query: ForecastQuery, zones: ZoneChoice, http: any HTTPFetching,
    policy: RefreshPolicy? = nil, clock: FeedClock = .system, wake: @escaping @Sendable () -> Void
  ) {
    thread = FeedThread(
      FeedSource(provider: provider, query: query, zones: zones, http: http, clock: clock),
      policy: policy ?? RefreshPolicy(interval: provider.interval), wake: wake)
    thread.start()
  }

  deinit { thread.stop() }

  /// The latest outcome, once: nil when nothing has come since it was last taken.
  public func take() -> FeedUpdate? { thread.take() }

  /// Asks now, whatever the policy says. While an attempt runs, that attempt is the answer.
  public func retryNow() { thread.retryNow() }

  /// Ends the transfer that runs and the thread, and waits for both; well under a second. Nothing is delivered after.
  public func stop() { thread.stop() }
}
