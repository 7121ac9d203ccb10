extension JSONValue {
  /// Reads the body of a web service's answer: nothing at all and a web page are told apart from damaged JSON.
  init(answer body: [UInt8]) throws(FeedError) {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0xEF, 0xBB, 0xBF]
    guard let first = body.first(where: { !blank.contains($0) }) else { throw .empty("no bytes") }
    guard first != UInt8(ascii: "<") else { throw .malformed("it is a web page") }
    self = try JSONValue(document: body)
  }
}
