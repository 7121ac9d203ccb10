/// One body of a service's answer as it came in; a file or a cache entry holds the same.
public struct WirePart: Hashable, Sendable {
  /// Decoded bytes, JSON as a rule.
  public var body: [UInt8]
  /// For services that say when they want to be asked again; none from a file.
  public var headers: HTTPHeaders
  /// The HTTP status it came with, 200 from a file; 203 is how a service says that its days are numbered.
  public var status: Int

  /// Makes a part.
  public init(body: [UInt8], headers: HTTPHeaders = HTTPHeaders(), status: Int = 200) {
    self.body = body
    self.headers = headers
    self.status = status
  }

  /// The part after the service said that it is still the newest (304), with the fields of that answer in the place of
  /// its own.
  func confirmed(by fields: HTTPHeaders) -> WirePart {
    let new = Set(fields.fields.map { $0.name.lowercased() })
    var part = self
    part.headers = HTTPHeaders(headers.fields.filter { !new.contains($0.name.lowercased()) } + fields.fields)
    return part
  }
}
