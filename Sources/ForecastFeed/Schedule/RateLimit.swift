/// Until when a service wants to be left alone.
public enum RateLimit: Hashable, Sendable, CustomStringConvertible {
  /// As many seconds as its Retry-After asks for.
  case seconds(Double)
  /// Its counters start anew at the next full minute, hour or UTC day.
  case minute, hour, day
  /// It did not say.
  case unstated
  /// The almanac's own budget of a day is spent, for so many seconds; the service was not asked.
  case ownBudget(Double)

  /// The wait, for the log.
  public var description: String {
    switch self {
    case .seconds(let seconds): "wait \(Int(seconds)) s"
    case .minute: "wait for the next minute"
    case .hour: "wait for the next hour"
    case .day: "wait for the next day (UTC)"
    case .unstated: "wait"
    case .ownBudget(let seconds): "as many as the almanac makes in a day, wait \(Int(seconds)) s"
    }
  }
}
