import ForecastScene

/// When a service is asked again, from how the last attempts went. It reads no clock and throws no dice.
public struct RefreshPolicy: Hashable, Sendable {
  /// Seconds from a success to the next attempt, where the service does not say how long its answer holds.
  public var interval: Double
  /// By how much of itself the interval may be longer, so that displays switched on together drift apart.
  public var intervalJitter = 0.1
  /// Seconds after the first, second, … failure in a row; the last holds from then on.
  public var ladder: [Double] = [60, 120, 300, 600, 1_200, 2_400, 3_600]
  /// By how much of itself a step of the ladder may be shorter or longer.
  public var ladderJitter = 0.2
  /// Seconds after the failures that follow a link coming up: addresses come before routes, and routes before names.
  public var quickLadder: [Double] = [2, 4, 8, 16]
  /// The most attempts in any 24 hours, those that somebody asks for among them. The shortest interval makes 144.
  public var dailyBudget = 200

  /// Makes the policy for a service of that interval, in seconds.
  public init(interval: Double) { self.interval = interval }

  /// Seconds from the end of the last attempt to the next; nil for none until somebody asks.
  ///
  /// - Parameters:
  ///   - now: The wall clock, for services whose counters start anew with the minute, hour or UTC day.
  ///   - random: A fraction of 0 ..< 1 that spreads displays over time.
  public func delay(after history: History, now: Instant, random: Double) -> Double? {
    guard let error = history.lastError else {
      // Never before the service's own time: asking earlier is what services block displays for.
      return (history.lifetime ?? interval) * (1 + intervalJitter * random)
    }
    let step = step(history, random)
    switch error.retry {
    case .backOff: return step
    case .limit(let limit): return wait(for: limit, now: now, step: step, random: random)
    case .hourly: return 3_600 * (1 + intervalJitter * random)
    case .daily: return 86_400 * (1 + intervalJitter * random)
    case .never: return nil
    }
  }

  private func step(_ history: History, _ random: Double) -> Double {
    let spread = 1 + ladderJitter * (2 * random - 1)
    let quick = quickLadder.count - history.quickAttempts - 1
    if history.rung == 0, quickLadder.indices.contains(quick) { return quickLadder[quick] * spread }
    guard let last = ladder.last else { return interval }
    return (history.rung <= ladder.count ? ladder[max(history.rung, 1) - 1] : last) * spread
  }

  /// Never before the limit ends, and a little after it: everybody behind the same address waits for the same moment.
  private func wait(for limit: RateLimit, now: Instant, step: Double, random: Double) -> Double {
    switch limit {
    case .seconds(let seconds), .ownBudget(let seconds): max(seconds * (1 + intervalJitter * random), step)
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
