import ForecastScene

/// Keeps a forecast coming: one thread that asks the services, one after the other, when the policy says so or when told.
///
/// What comes is left in a mailbox, of which only the latest counts, and `wake` is called.
public final class Feed: Sendable {
  private let thread: FeedThread

  /// Reads what is kept from an earlier run and starts asking.
  ///
  /// - Parameters:
  ///   - sources: The first choice first; the others stand in for it, in this order.
  ///   - wake: Called on the feed's thread after each attempt; it has to return at once.
  public init(_ sources: [FeedSource], _ question: FeedQuestion, wake: @escaping @Sendable () -> Void) {
    thread = FeedThread(sources, question, wake: wake)
    thread.start()
  }

  deinit { thread.stop() }

  /// The latest outcome, once: nil when nothing has come since it was last taken. Returns at once.
  public func take() -> FeedUpdate? { thread.take() }

  /// Waits until what an earlier run has kept is read, so that a first page can be printed from it; at most so many seconds.
  public func waitForKept(atMost seconds: Double) { thread.waitForKept(atMost: seconds) }

  /// Asks now, whatever the policy says, as long as the day's budget lasts. While an attempt runs, that attempt is the answer.
  public func retryNow() { thread.retryNow() }

  /// Ends the transfer that runs and the thread, and waits for both; well under a second. Nothing is delivered after.
  public func stop() { thread.stop() }
}
