/// The content of one zone file as it is on the disk.
///
/// Source: RFC 8536, versions 1 to 4; of versions from 2 on the 64-bit block and the footer are read.
struct TZif: Hashable {
  /// What is wrong with a file.
  struct Damage: Error {
    let reason: String
  }

  /// A change of offset: seconds since 1970 and seconds east of UTC from then on.
  struct Change: Hashable {
    let time: Int64
    let offset: Int
  }

  /// Seconds east of UTC before the first change.
  let initialOffset: Int
  /// Ascending by time.
  let changes: [Change]
  /// The rule for all times after the last change; empty when there is none.
  let footer: String

  init(bytes: [UInt8]) throws(Damage) {
    var cursor = ByteCursor(bytes: bytes)
    var header = try Header(&cursor)
    let isWide = header.version >= UInt8(ascii: "2")
    if isWide {
      _ = try cursor.take(header.blockSize(timeSize: 4))
      header = try Header(&cursor)
    }
    guard header.leaps == 0 else { throw Damage(reason: "it counts leap seconds") }
    (initialOffset, changes) = try Self.block(&cursor, header, timeSize: isWide ? 8 : 4)
    footer = isWide ? try Self.footer(&cursor) : ""
  }

  private static func block(_ cursor: inout ByteCursor, _ header: Header, timeSize: Int) throws(Damage)
    -> (initial: Int, changes: [Change])
  {
    var times: [Int64] = []
    for _ in 0..<header.times { times.append(try cursor.integer(of: timeSize)) }
    let kinds = Array(try cursor.take(header.times))
    let offsets = try Self.offsets(&cursor, count: header.types)
    _ = try cursor.take(header.characters + header.standardFlags + header.universalFlags)
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { throw Damage(reason: "its times do not ascend") }
    guard kinds.allSatisfy({ Int($0) < offsets.count }), let first = offsets.first else {
      throw Damage(reason: "it names an offset that it does not hold")
    }
    return (first, zip(times, kinds).map { Change(time: $0, offset: offsets[Int($1)]) })
  }

  private static func offsets(_ cursor: inout ByteCursor, count: Int) throws(Damage) -> [Int] {
    var found: [Int] = []
    for _ in 0..<count {
      let offset = Int(try cursor.integer(of: 4))
      guard abs(offset) <= 93_600 else { throw Damage(reason: "an offset of \(offset) s is beyond 26 hours") }
      found.append(offset)
      _ = try cursor.take(2)
    }
    return found
  }

  private static func footer(_ cursor: inout ByteCursor) throws(Damage) -> String {
    guard try cursor.take(1).first == UInt8(ascii: "\n") else { throw Damage(reason: "its footer is missing") }
    let text = cursor.rest.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: text, as: UTF8.self)
  }
}

extension TZif {
  /// The 44 bytes before each block.
  private struct Header {
    let version: UInt8
    let universalFlags: Int
    let standardFlags: Int
    let leaps: Int
    let times: Int
    let types: Int
    let characters: Int

    init(_ cursor: inout ByteCursor) throws(Damage) {
      guard try cursor.take(4).elementsEqual("TZif".utf8) else { throw Damage(reason: "it is not a zone file") }
      version = try cursor.take(1).first ?? 0
      _ = try cursor.take(15)
      universalFlags = try Self.count(&cursor)
      standardFlags = try Self.count(&cursor)
      leaps = try Self.count(&cursor)
      times = try Self.count(&cursor)
      types = try Self.count(&cursor)
      characters = try Self.count(&cursor)
    }

    private static func count(_ cursor: inout ByteCursor) throws(Damage) -> Int {
      let count = try cursor.integer(of: 4)
      guard (0...65_536).contains(count) else { throw Damage(reason: "it counts \(count) entries") }
      return Int(count)
    }

    func blockSize(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + standardFlags + universalFlags
    }
  }
}
