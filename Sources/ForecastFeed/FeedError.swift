/// Why no forecast could be had: the world's error, told apart by what is to be done about it.
///
/// The page's words are made elsewhere, from `kind`, `status`, `host` and `retry`; the log prints `reason`.
public enum FeedError: Error, Hashable, Sendable {
  /// The host's name leads nowhere: no network, no name server, or a wrong name.
  case hostNotFound(String)
  /// Nobody answers the door, or the connection broke; with what the network said.
  case unreachable(String)
  /// No answer, or no whole answer, in time; with what was waited for.
  case timedOut(String)
  /// The connection can't be trusted: certificate, protocol, or a clock that is wrong.
  case untrusted(String)
  /// Somebody else answered: a log-in page or a foreign host.
  case portal(String)
  /// Too many requests from this address.
  case rateLimited(RateLimit)
  /// The key, the token or the User-Agent was not accepted, with the HTTP status.
  case unauthorized(Int)
  /// The service has no forecast for this place.
  case outsideCoverage(String)
  /// The service does not take the request: any other 4xx, with the status where there was one.
  case rejected(Int?, String)
  /// The service is out of order, with the HTTP status (5xx).
  case failing(Int)
  /// The answer is not what the service documents: truncated, another shape, an unknown unit.
  case malformed(String)
  /// The answer is well formed and holds too little to print.
  case empty(String)
  /// The answer is longer than `limit` bytes.
  case tooLarge(limit: Int)
  /// A file that was named is not there.
  case missingFile(String)
  /// The machine is not set up for it: a file that may not be read, no certificates, a bad URL.
  case misconfigured(Kind, String)
  /// The almanac itself ended the transfer.
  case cancelled

  /// The stable words of `almanac describe`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case dns
    /// Also an answer of 5xx and a request that the service does not take: the door was closed either way.
    case refused
    case timeout
    case tls
    case portal
    case rateLimited = "rate-limited"
    case unauthorized
    case outsideCoverage = "outside-coverage"
    case malformed
    case empty
    case missingFile = "missing-file"
  }

  /// The stable word.
  public var kind: Kind {
    switch self {
    case .hostNotFound: .dns
    case .unreachable, .failing, .rejected: .refused
    case .timedOut, .cancelled: .timeout
    case .untrusted: .tls
    case .portal: .portal
    case .rateLimited: .rateLimited
    case .unauthorized: .unauthorized
    case .outsideCoverage: .outsideCoverage
    case .malformed, .tooLarge: .malformed
    case .empty: .empty
    case .missingFile: .missingFile
    case .misconfigured(let kind, _): kind
    }
  }

  /// The process's exit code where the error ends it (sysexits.h).
  public var exitCode: Int32 {
    switch self {
    case .outsideCoverage, .rejected, .malformed, .empty, .tooLarge: 65
    case .missingFile: 66
    case .hostNotFound, .unreachable, .untrusted, .portal: 69
    case .timedOut, .rateLimited, .failing, .cancelled: 75
    case .unauthorized: 77
    case .misconfigured: 78
    }
  }

  /// The HTTP status, where the service answered with one that tells something.
  public var status: Int? {
    switch self {
    case .unauthorized(let status), .failing(let status): status
    case .rejected(let status, _): status
    case .rateLimited: 429
    default: nil
    }
  }

  /// The host that was not found.
  public var host: String? {
    if case .hostNotFound(let host) = self { host } else { nil }
  }
}
