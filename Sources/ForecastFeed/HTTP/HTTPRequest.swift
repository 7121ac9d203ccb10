/// What is asked of a web service; always a GET.
public struct HTTPRequest: Hashable, Sendable {
  /// Absolute, http or https.
  public var url: String
  /// Beyond what every request carries (User-Agent, Accept, Accept-Encoding).
  public var headers: [HTTPHeaders.Field]

  /// Makes a request.
  public init(url: String, headers: [HTTPHeaders.Field] = []) {
    self.url = url
    self.headers = headers
  }
}
