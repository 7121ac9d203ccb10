extension RefreshPolicy {
  /// How the attempts so far went, as far as it matters.
  public struct History: Hashable, Sendable {
    /// The last attempt's error; nil when it succeeded or none was made.
    public private(set) var lastError: FeedError?
    /// Whether an attempt was made at all.
    public private(set) var isTried = false
    /// Failures since the last success.
    public private(set) var failures = 0
    /// Seconds that the last answer holds by the service's own word; nil where it did not say.
    public private(set) var lifetime: Double?
    /// How far up the ladder the attempts are; a new link begins at its foot.
    private(set) var rung = 0
    /// Quick attempts that are left since the link came up.
    private(set) var quickAttempts = 0

    /// Makes the history of a service that was never asked.
    public init() {}

    /// Takes in an attempt that brought a forecast, or the word that there is no newer one (304).
    public mutating func recordSuccess(lifetime: Double? = nil) {
      self = History()
      self.lifetime = lifetime
      isTried = true
    }

    /// Takes in an attempt that failed.
    public mutating func record(_ error: FeedError) {
      isTried = true
      lastError = error
      failures += 1
      if quickAttempts > 0 { quickAttempts -= 1 } else { rung += 1 }
    }

    /// A link came up: what failed on the way failed on another way.
    public mutating func forgive(quickAttempts: Int) {
      rung = 0
      self.quickAttempts = quickAttempts
    }
  }
}
