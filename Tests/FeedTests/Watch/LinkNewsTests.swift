import CLinux
import Testing

@testable import ForecastFeed

@Suite("What the kernel says about links")
struct LinkNewsTests {
  private let up = UInt32(IFF_UP.rawValue | IFF_RUNNING.rawValue)

  @Test("A link comes up when it begins to carry, not when it is heard of again")
  func link() {
    var news = LinkNews()
    let down = message(RTM_NEWLINK, index: 3, flags: UInt32(IFF_UP.rawValue)),
      carries = message(RTM_NEWLINK, index: 3, flags: up)
    let told = [down, carries, carries, down, carries].map { news.take($0) }
    #expect(told == [false, true, false, false, true])
  }

  @Test("A link heard of for the first time was there before")
  func first() {
    var news = LinkNews()
    let told = news.take(message(RTM_NEWLINK, index: 3, flags: up))
    #expect(!told)
  }

  @Test("An address is a way out, one of the loopback is not")
  func address() {
    var news = LinkNews()
    let told = [message(RTM_NEWADDR, index: 3), message(RTM_NEWADDR, index: 1), message(RTM_DELADDR, index: 3)]
      .map { news.take($0) }
    #expect(told == [true, false, false])
  }

  @Test("Several messages in one datagram are read one by one; nonsense is not read at all")
  func several() {
    var news = LinkNews()
    let both = message(RTM_DELADDR, index: 2) + message(RTM_NEWADDR, index: 2)
    let cut = Array(message(RTM_NEWADDR, index: 2).dropLast(8))
    let told = [both, [], [1, 2, 3], [UInt8](repeating: 0xFF, count: 64), [UInt8](repeating: 0, count: 64), cut]
      .map { news.take($0) }
    #expect(told == [true, false, false, false, false, false])
  }

  /// A message with a body as long as the kernel's of a link or an address, without attributes.
  private func message(_ type: Int, index: Int32, flags: UInt32 = 0) -> [UInt8] {
    let words: [UInt32] = [
      32, UInt32(type), 0, 0, 0, UInt32(bitPattern: index), flags, 0,
    ]
    return words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } }
  }
}
