/// Writes JSON: keys in the order given, numbers as short as they can be read back exactly.
struct JSONWriter {
  let isIndented: Bool
  private(set) var text = ""
  private var depth = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.shortest(value)
    case .string(let value): write(quoted: value)
    case .array(let elements): write(elements, between: "[", "]") { $0.write($1) }
    case .object(let members): write(members, between: "{", "}") { $0.write(member: $1) }
    }
  }

  private mutating func write(member: JSON.Member) {
    write(quoted: member.key)
    text += isIndented ? ": " : ":"
    write(member.value)
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, _ close: String, each: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      each(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    if isIndented { text += "\n" + String(repeating: "  ", count: depth) }
  }

  /// The shortest decimal that reads back as the same number; whole numbers without a point, never −0.
  static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return value.description
  }

  private mutating func write(quoted string: String) {
    text += "\""
    for scalar in string.unicodeScalars { write(escaped: scalar) }
    text += "\""
  }

  private mutating func write(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
