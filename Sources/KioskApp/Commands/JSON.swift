/// A JSON value whose objects keep the order of their keys.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// NaN and infinities are written as null: JSON has no word for them.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSON
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByNilLiteral
{
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: JSON...) { self = .array(elements) }

  init(stringLiteral value: String) { self = .string(value) }

  init(nilLiteral: ()) { self = .null }
}

extension JSON {
  /// A number that may be missing.
  static func number(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
  /// A whole number that may be missing.
  static func integer(_ value: Int?) -> JSON { value.map(JSON.integer) ?? .null }
  /// A text that may be missing.
  static func string(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }

  /// The value on one line.
  var line: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.text
  }

  /// The value over several lines, two spaces a level.
  var lines: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return writer.text
  }
}
