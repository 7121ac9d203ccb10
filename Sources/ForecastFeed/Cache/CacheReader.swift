/// Walks along the bytes of a cache file.
struct CacheReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The rest of the line, without its end; nil where no line ends any more.
  mutating func line() -> String? {
    guard let end = bytes[position...].firstIndex(of: 0x0A) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// A line that is a number from 0 to `most`.
  mutating func number(upTo most: Int) -> Int? {
    line().flatMap { Int($0) }.flatMap { (0...most).contains($0) ? $0 : nil }
  }

  /// A part: its status, its fields, its body and the end of its line.
  mutating func part() -> WirePart? {
    let numbers = line()?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 3, (100...599).contains(numbers[0]), (0...200).contains(numbers[1]), numbers[2] >= 0 else {
      return nil
    }
    var fields: [HTTPHeaders.Field] = []
    for _ in 0..<numbers[1] {
      guard let line = line(), let colon = line.firstIndex(of: ":") else { return nil }
      fields.append(HTTPHeaders.Field(String(line[..<colon]), String(line[colon...].dropFirst(2))))
    }
    guard numbers[2] < bytes.count - position, bytes[position + numbers[2]] == 0x0A else { return nil }
    defer { position += numbers[2] + 1 }
    return WirePart(
      body: Array(bytes[position..<position + numbers[2]]), headers: HTTPHeaders(fields), status: numbers[0])
  }

  /// Whether the last line is the checksum of everything before it, and nothing follows.
  mutating func endsWell() -> Bool {
    let sum = Checksum.of(bytes[..<position])
    return line() == String(sum) && position == bytes.count
  }
}
