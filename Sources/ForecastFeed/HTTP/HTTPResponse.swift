/// A whole answer of a web service, of any status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status of the last answer after redirects.
  public var status: Int
  /// The fields of the last answer.
  public var headers: HTTPHeaders
  /// Decoded, at most as long as the fetcher's limit.
  public var body: [UInt8]
  /// Where the answer came from after all redirects.
  public var url: String

  /// Makes an answer.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], url: String) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// Seconds that the service asks to wait, 1 s … 1 day; from its Retry-After, in either of the two forms.
  public var retryAfter: Double? {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = Double(text), seconds.isFinite { return min(max(seconds, 1), 86_400) }
    guard let until = HTTPDate.instant(text), let sent = headers["Date"].flatMap(HTTPDate.instant) else { return nil }
    return min(max(until.seconds(since: sent), 1), 86_400)
  }
}
