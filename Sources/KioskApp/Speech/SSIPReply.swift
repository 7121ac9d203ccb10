/// An answer of speech-dispatcher, or word of what it is doing: lines that begin with one number.
///
/// Source: the Speech Synthesis Interface Protocol, described with speech-dispatcher.
struct SSIPReply: Equatable, Sendable {
  /// Three digits: 2xx is fine, 7xx an event, 3xx to 5xx a refusal.
  var code: Int
  /// What stands behind the number; the last line is for people.
  var lines: [String]

  var isFine: Bool { 200..<300 ~= code }
  /// Nobody has asked for it: a message has ended or was cut off.
  var isEvent: Bool { 700..<800 ~= code }

  /// "Send the text now."
  static let sendText = 230
  /// The text is taken; the first line is the message's number.
  static let queued = 225
  /// A message was said to its end, or was cut off; the first line is its number.
  static let ended = 702
  static let cancelled = 703
}

/// Makes replies of bytes, however they were cut in pieces on their way.
struct SSIPReplyReader {
  /// Bytes without an end of line, and lines without a last one, that no server sends.
  static let longestLine = 16_384
  static let mostLines = 4_096

  private var line: [UInt8] = []
  private var open = SSIPReply(code: 0, lines: [])

  /// The replies that these bytes complete. Throws where they are none.
  mutating func take(_ bytes: some Sequence<UInt8>) throws(SpeechError) -> [SSIPReply] {
    var replies: [SSIPReply] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        guard line.count < Self.longestLine else { throw .garbled }
        line.append(byte)
        continue
      }
      if let reply = try endLine() { replies.append(reply) }
    }
    return replies
  }

  private mutating func endLine() throws(SpeechError) -> SSIPReply? {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard line.count >= 3, let code = Self.number(line[..<3]) else { throw .garbled }
    // Part of one reply and the end of another: the first will never be complete.
    if code != open.code { open = SSIPReply(code: code, lines: []) }
    guard open.lines.count < Self.mostLines else { throw .garbled }
    open.lines.append(String(decoding: line.dropFirst(4), as: UTF8.self))
    switch line.dropFirst(3).first ?? UInt8(ascii: " ") {
    case UInt8(ascii: "-"): return nil
    case UInt8(ascii: " "):
      defer { open = SSIPReply(code: 0, lines: []) }
      return open
    default: throw .garbled
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }), digits.first != 0x30 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
