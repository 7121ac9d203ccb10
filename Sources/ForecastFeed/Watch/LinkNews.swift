import CLinux

/// Reads messages of the kernel about links and addresses (rtnetlink), and tells a link that comes up from all the rest.
struct LinkNews: Sendable {
  /// Links that carry, by their index. A wireless link is heard of every few seconds; only a change counts.
  private var running: [Int32: Bool] = [:]

  private static let headerLength = 16
  private static let loopback = UInt32(IFF_LOOPBACK.rawValue)
  private static let carries = UInt32(IFF_RUNNING.rawValue)

  /// Takes in one datagram; whether by it a link has come up or has got an address.
  mutating func take(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    var hasComeUp = false
    while rest.count >= Self.headerLength {
      let length = Int(Self.word(rest, 0))
      guard length >= Self.headerLength, length <= rest.count else { break }
      if take(type: UInt16(truncatingIfNeeded: Self.word(rest, 4)), rest.prefix(length).dropFirst(Self.headerLength)) {
        hasComeUp = true
      }
      // Messages begin at multiples of four.
      rest = rest.dropFirst((length + 3) & ~3)
    }
    return hasComeUp
  }

  private mutating func take(type: UInt16, _ body: ArraySlice<UInt8>) -> Bool {
    switch Int(type) {
    case RTM_NEWADDR where body.count >= 8: return Int32(bitPattern: Self.word(body, 4)) != 1
    case RTM_NEWLINK where body.count >= 12: return takeLink(Int32(bitPattern: Self.word(body, 4)), Self.word(body, 8))
    case RTM_DELLINK where body.count >= 8:
      running[Int32(bitPattern: Self.word(body, 4))] = nil
      return false
    default: return false
    }
  }

  /// A link that is heard of for the first time was there before, or comes up with its address.
  private mutating func takeLink(_ index: Int32, _ flags: UInt32) -> Bool {
    let carries = flags & Self.carries != 0
    let before = running.updateValue(carries, forKey: index)
    return carries && before == false && flags & Self.loopback == 0
  }

  /// Four bytes in the machine's order.
  private static func word(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
    bytes.dropFirst(offset).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
