import ForecastScene

/// How one attempt went.
public struct FeedUpdate: Sendable {
  /// What came, or why nothing did.
  public let outcome: Result<ForecastAnswer, FeedError>
  /// When the attempt ended.
  public let time: Instant
  /// When something newer is asked for; nil for not before somebody asks.
  public let nextAttempt: Instant?
  /// Attempts that failed since the last one that did not.
  public let failures: Int
  /// Whether this was kept from an earlier run, and nobody has been asked yet.
  public let isRecalled: Bool

  /// Makes an update.
  public init(
    outcome: Result<ForecastAnswer, FeedError>, time: Instant, nextAttempt: Instant?, failures: Int,
    isRecalled: Bool = false
  ) {
    self.outcome = outcome
    self.time = time
    self.nextAttempt = nextAttempt
    self.failures = failures
    self.isRecalled = isRecalled
  }
}
