/// What is asked of a web service.
public struct HTTPRequest: Hashable, Sendable {
  /// What is to be done at the URL.
  public enum Method: Hashable, Sendable {
    case get
    /// Hands over a body of that Content-Type.
    case post([UInt8], type: String)
  }

  /// Absolute, http or https.
  public var url: String
  /// Beyond what every request carries (User-Agent, Accept, Accept-Encoding).
  public var headers: [HTTPHeaders.Field]
  /// A GET as a rule.
  public var method: Method

  /// Makes a request.
  public init(url: String, headers: [HTTPHeaders.Field] = [], method: Method = .get) {
    self.url = url
    self.headers = headers
    self.method = method
  }
}
