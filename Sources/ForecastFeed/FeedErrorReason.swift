extension FeedError: CustomStringConvertible {
  /// The technical reason, one short English line for the log and the small print.
  public var reason: String {
    switch self {
    case .hostNotFound(let host): "the name \(host) could not be resolved"
    case .unreachable(let detail): "no connection: \(detail)"
    case .timedOut(let detail): "no answer in time: \(detail)"
    case .untrusted(let detail): "the connection is not to be trusted: \(detail)"
    case .portal(let detail): "something else answered in the service's place: \(detail)"
    case .rateLimited(let limit): "too many requests (429): \(limit)"
    case .unauthorized(let status): "access was refused (\(status))"
    case .outsideCoverage(let detail): "no forecast for this place: \(detail)"
    case .rejected(let status, let detail): "the request was turned down\(status.map { " (\($0))" } ?? ""): \(detail)"
    case .failing(let status): "the service is out of order (\(status))"
    case .malformed(let detail): "the answer can't be read: \(detail)"
    case .empty(let detail): "the answer holds too little: \(detail)"
    case .tooLarge(let limit): "the answer is longer than \(limit) bytes"
    case .missingFile(let path): "there is no file \(path)"
    case .misconfigured(_, let detail): "set-up: \(detail)"
    case .cancelled: "the transfer was ended"
    }
  }

  /// The reason.
  public var description: String { reason }
}
