import ForecastScene

/// What lies in one file of the cache, and how it is written down.
///
/// Four lines: version, title, time of reception, number of parts. Then each part: its status, how many header fields and
/// how many bytes it has, the fields, the bytes. At the end a checksum of everything before. It is read whole or not at all.
struct CacheFile: Hashable, Sendable {
  /// Whose answer for where.
  var title: String
  /// When the service last gave or confirmed it (200 or 304), by the clock of that time.
  var received: Instant
  var parts: [WirePart]

  /// Moves with every change of the format or of what the parts mean; files of another version are set aside.
  private static let version = "almanac cache 1"

  var bytes: [UInt8] {
    var bytes = Array("\(Self.version)\n\(Self.line(title))\n\(received.secondsSince1970)\n\(parts.count)\n".utf8)
    for part in parts {
      let fields = part.headers.fields.filter(Self.isKept)
      bytes += Array("\(part.status) \(fields.count) \(part.body.count)\n".utf8)
      for field in fields { bytes += Array("\(Self.line(field.name)): \(Self.line(field.value))\n".utf8) }
      bytes += part.body + [0x0A]
    }
    return bytes + Array("\(Checksum.of(bytes))\n".utf8)
  }

  /// Reads a file; nil where it is damaged, of another version, or something else altogether.
  init?(bytes: [UInt8]) {
    var reader = CacheReader(bytes)
    guard reader.line() == Self.version, let title = reader.line(), let time = reader.line().flatMap(Double.init),
      time.isFinite, let count = reader.number(upTo: 16)
    else { return nil }
    var parts: [WirePart] = []
    for _ in 0..<count {
      guard let part = reader.part() else { return nil }
      parts.append(part)
    }
    guard reader.endsWell() else { return nil }
    self.init(title: title, received: Instant(secondsSince1970: time), parts: parts)
  }

  init(title: String, received: Instant, parts: [WirePart]) {
    self.title = title
    self.received = received
    self.parts = parts
  }

  /// A cookie is between the service and one conversation.
  private static func isKept(_ field: HTTPHeaders.Field) -> Bool { field.name.lowercased() != "set-cookie" }

  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
  }
}
