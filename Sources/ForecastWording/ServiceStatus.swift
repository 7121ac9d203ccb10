import ForecastScene

/// How things stand with the weather service while a page is printed.
public enum ServiceStatus: Hashable, Sendable {
  /// The last answer is printed; the next one is asked for at that instant, where any is.
  case idle(nextAttempt: Instant?)
  /// An answer is being waited for.
  case loading
  /// The last attempt came to nothing.
  case failed(FailureFacts)
}

/// What is known of a failed attempt.
public struct FailureFacts: Hashable, Sendable {
  /// One of the stable words dns, refused, timeout, tls, portal, rate-limited, unauthorized, outside-coverage, malformed, empty and
  /// missing-file; any other is explained in general terms.
  public var kind: String
  /// For whoever looks after the panel: "connection timed out after 10 s".
  public var reason: String
  /// How many attempts in a row have failed, this one counted.
  public var attempts: Int
  /// When it is tried again; nil where it is not.
  public var nextAttempt: Instant?

  /// Makes the facts of an attempt.
  public init(kind: String, reason: String, attempts: Int = 1, nextAttempt: Instant? = nil) {
    self.kind = kind
    self.reason = reason
    self.attempts = attempts
    self.nextAttempt = nextAttempt
  }
}
