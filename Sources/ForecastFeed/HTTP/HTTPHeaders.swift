/// The header fields of an answer, in the order they came.
public struct HTTPHeaders: Hashable, Sendable {
  /// One header field.
  public struct Field: Hashable, Sendable {
    /// As it came, in any case of letters.
    public let name: String
    /// Without space around it.
    public let value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order they came.
  public private(set) var fields: [Field] = []

  /// Makes headers from fields.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The value of the first field of that name, in any case of letters.
  public subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return fields.first { $0.name.lowercased() == wanted }?.value
  }

  /// Takes in one line as it came over the wire. A status line starts a new answer: what came before is forgotten.
  mutating func take(line: String) {
    if line.hasPrefix("HTTP/") { fields = [] }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    let end = value.lastIndex { !$0.isWhitespace }.map { value.index(after: $0) } ?? value.startIndex
    fields.append(Field(String(line[..<colon]), String(value[..<end])))
  }
}
