extension JSONValue {
  /// Reads a whole document.
  ///
  /// Foundation's decoder is not used: that of Swift 6.0 ends the process on bytes that are no UTF-8, and what comes over
  /// a network may be anything. Here such bytes become U+FFFD, as in any text.
  init(document: [UInt8]) throws(FeedError) {
    var reader = JSONReader(bytes: document)
    self = try reader.document()
  }
}

/// Walks along the bytes of a JSON document (RFC 8259).
private struct JSONReader {
  /// Deeper nesting than any service has.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(FeedError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw failure }
    return value
  }

  /// What is wrong here: the end, or something that does not belong.
  private var failure: FeedError {
    position >= bytes.count
      ? .malformed("it breaks off after \(bytes.count) bytes") : .malformed("it is not JSON from byte \(position) on")
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(FeedError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(FeedError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    try list(until: "}") { reader throws(FeedError) in
      reader.skipSpace()
      guard reader.next == UInt8(ascii: "\"") else { throw reader.failure }
      let name = try reader.text()
      reader.skipSpace()
      guard reader.skip(":") else { throw reader.failure }
      members[name] = try reader.value()
    }
    return members
  }

  private mutating func array() throws(FeedError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(until: "]") { reader throws(FeedError) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Items between commas, from an opening bracket to the closing one.
  private mutating func list(
    until end: Unicode.Scalar, _ item: (inout JSONReader) throws(FeedError) -> Void
  ) throws(FeedError) {
    guard depth < Self.deepest else { throw .malformed("it is nested deeper than \(Self.deepest) levels") }
    depth += 1
    position += 1
    skipSpace()
    var isDone = skip(end)
    while !isDone {
      try item(&self)
      skipSpace()
      isDone = skip(end)
      guard isDone || skip(",") else { throw failure }
    }
    depth -= 1
  }

  private mutating func number() throws(FeedError) -> Double {
    var end = position
    while end < bytes.count, Self.isOfNumber(bytes[end]) { end += 1 }
    guard let first = next, first != UInt8(ascii: "+"), first != UInt8(ascii: "."),
      let number = Double(String(decoding: bytes[position..<end], as: UTF8.self))
    else { throw end == bytes.count ? .malformed("it breaks off after \(end) bytes") : failure }
    position = end
    return number
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(FeedError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw failure }
      position += 1
    }
    return value
  }

  private mutating func text() throws(FeedError) -> String {
    position += 1
    let begin = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    var units = Array(bytes[begin..<position])
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(into: &units) } else { units.append(byte) }
    }
    throw failure
  }

  private mutating func escape(into units: inout [UInt8]) throws(FeedError) {
    guard let byte = next else { throw failure }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"): units.append(contentsOf: try scalar().utf8)
    default: throw failure
    }
  }

  /// The scalar of one `\u` escape or of a pair; half a pair is U+FFFD.
  private mutating func scalar() throws(FeedError) -> String {
    let first = try unit()
    var units = [first]
    if UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      units.append(try unit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(FeedError) -> UInt16 {
    guard position + 4 <= bytes.count else {
      position = bytes.count
      throw failure
    }
    let digits = bytes[position..<(position + 4)]
    guard digits.first != UInt8(ascii: "+"), let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw failure
    }
    position += 4
    return unit
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
