/// One body of a service's answer as it came in; a file or a cache entry holds the same.
public struct WirePart: Hashable, Sendable {
  /// Decoded bytes, JSON as a rule.
  public var body: [UInt8]
  /// For services that say when they want to be asked again; none from a file.
  public var headers: HTTPHeaders

  /// Makes a part.
  public init(body: [UInt8], headers: HTTPHeaders = HTTPHeaders()) {
    self.body = body
    self.headers = headers
  }
}
