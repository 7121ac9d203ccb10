extension HTTPResponse {
  /// Lets only an answer of the service itself pass.
  ///
  /// A log-in page of a network (status 511, a foreign host, HTML where JSON is due) is `portal`. What the service says
  /// in an answer of status 4xx is for the provider to read first: see `checkStatus`.
  func checkOrigin(of request: HTTPRequest) throws(FeedError) {
    if status == 511 { throw .portal("the network asks for a log-in (511)") }
    let asked = URLText.host(of: request.url)
    let answered = URLText.host(of: url)
    if let asked, let answered, !URLText.isSameSite(asked, answered) {
      throw .portal("asked \(asked), \(answered) answered")
    }
    guard status < 400, !body.isEmpty, isPage else { return }
    throw .portal("a web page came (\(status)) where data was due")
  }

  /// Throws what a status other than 2xx means where the service's own words tell nothing better.
  func checkStatus(saying detail: String = "") throws(FeedError) {
    switch status {
    case 200..<300: return
    case 401, 403: throw .unauthorized(status)
    case 408: throw .timedOut("the service waited for the request (408)")
    case 429: throw .rateLimited(retryAfter.map(RateLimit.seconds) ?? .unstated)
    case 300..<500: throw .rejected(status, detail.isEmpty ? "no reason given" : detail)
    default: throw .failing(status)
    }
  }

  /// Whether this is something for a browser: declared as another type than JSON, or not beginning like JSON.
  private var isPage: Bool {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "<") { return true }
    guard let type = headers["Content-Type"]?.lowercased() else { return false }
    return !type.contains("json") && first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}
