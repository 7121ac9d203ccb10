import ForecastScene

/// When a service is asked again, from how the last attempts went. It reads no clock and throws no dice.
public struct RefreshPolicy: Hashable, Sendable {
  /// How the attempts so far went, as far as it matters.
  public struct History: Hashable, Sendable {
    /// The last attempt's error; nil when it succeeded or none was made.
    public private(set) var lastError: FeedError?
    /// Failures since the last success.
    public private(set) var failures = 0

    /// Makes the history of a service that was never asked.
    public init() {}

    /// Takes in an attempt that brought a forecast.
    public mutating func recordSuccess() { self = History() }

    /// Takes in an attempt that failed.
    public mutating func record(_ error: FeedError) {
      lastError = error
      failures += 1
    }
  }

  /// Seconds from a success to the next attempt, the service's own.
  public var interval: Double
  /// By how much of itself the interval may be longer, so that displays switched on together drift apart.
  public var intervalJitter = 0.1
  /// Seconds after the first, second, … failure in a row; the last holds from then on.
  public var ladder: [Double] = [60, 120, 300, 600, 1_200, 2_400, 3_600]
  /// By how much of itself a step of the ladder may be shorter or longer.
  public var ladderJitter = 0.2

  /// Makes the policy for a service of that interval, in seconds.
  public init(interval: Double) { self.interval = interval }

  /// Seconds from the end of the last attempt to the next; nil for none until somebody asks.
  ///
  /// - Parameters:
  ///   - now: The wall clock, for services whose counters start anew with the minute, hour or UTC day.
  ///   - random: A fraction of 0 ..< 1 that spreads displays over time.
  public func delay(after history: History, now: Instant, random: Double) -> Double? {
    guard let error = history.lastError else { return interval * (1 + intervalJitter * random) }
    let step = step(history.failures, random)
    switch error.retry {
    case .backOff: return step
    case .limit(let limit): return wait(for: limit, now: now, step: step, random: random)
    case .hourly: return 3_600 * (1 + intervalJitter * random)
    case .daily: return 86_400 * (1 + intervalJitter * random)
    case .never: return nil
    }
  }

  private func step(_ failures: Int, _ random: Double) -> Double {
    guard let last = ladder.last else { return interval }
    let seconds = failures <= ladder.count ? ladder[max(failures, 1) - 1] : last
    return seconds * (1 + ladderJitter * (2 * random - 1))
  }

  /// Never before the limit ends, and a little after it: everybody behind the same address waits for the same moment.
  private func wait(for limit: RateLimit, now: Instant, step: Double, random: Double) -> Double {
    switch limit {
    case .seconds(let seconds): max(seconds * (1 + intervalJitter * random), step)
    case .minute: max(Self.rest(of: 60, now) + 10 * random, step)
    case .hour: Self.rest(of: 3_600, now) + 120 * random
    case .day: Self.rest(of: 86_400, now) + 600 * random
    case .unstated: step
    }
  }

  private static func rest(of period: Double, _ now: Instant) -> Double {
    let seconds = now.secondsSince1970
    return period - (seconds - (seconds / period).rounded(.down) * period) + 1
  }
}
