/// Whether and when an attempt is worth repeating.
public enum RetryAdvice: Hashable, Sendable {
  /// Soon, then more and more rarely.
  case backOff
  /// As the service's limit says.
  case limit(RateLimit)
  /// Somebody has to change something: once an hour.
  case hourly
  /// It will not change today.
  case daily
  /// Not at all, until somebody asks.
  case never
}

extension FeedError {
  /// Whether and when to try again.
  public var retry: RetryAdvice {
    switch self {
    case .hostNotFound, .unreachable, .timedOut, .untrusted, .portal, .failing, .malformed, .empty, .tooLarge: .backOff
    case .rateLimited(let limit): .limit(limit)
    case .unauthorized, .rejected, .misconfigured: .hourly
    case .outsideCoverage: .daily
    case .missingFile, .cancelled: .never
    }
  }

  /// Whether the way to the service failed rather than the service: another link, or another time of day, may open it.
  var isOfTheWay: Bool {
    switch self {
    case .hostNotFound, .unreachable, .timedOut, .untrusted, .portal: true
    default: false
    }
  }

  /// Whether the service turned this display away, so that asking again soon is no use: another service is asked instead.
  var isRefusal: Bool {
    switch retry {
    case .hourly, .daily, .limit(.hour), .limit(.day): true
    case .limit(.seconds(let seconds)): seconds > 600
    case .backOff, .limit, .never: false
    }
  }
}
