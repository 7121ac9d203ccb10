/// A value of JSON, with views on it that forgive another type than documented.
indirect enum JSONValue: Hashable {
  case object([String: JSONValue])
  case array([JSONValue])
  case number(Double)
  case text(String)
  case flag(Bool)
  case null

  /// The number, also where it is written as text; always finite.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .object, .array, .flag, .null: nil
    }
  }

  /// The text, unless it is empty.
  var text: String? {
    if case .text(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object.
  var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A member of an object; null where there is none.
  subscript(name: String) -> JSONValue { members?[name] ?? .null }
}
