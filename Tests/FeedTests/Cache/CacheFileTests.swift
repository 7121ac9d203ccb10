import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("The format of a cache file")
struct CacheFileTests {
  private let file = CacheFile(
    title: "met-norway 52.65_-7.25 https://a/b", received: utc(2026, 7, 14, 15),
    parts: [
      WirePart(
        body: Array("{\"a\":\n1}".utf8), headers: HTTPHeaders([.init("Expires", "x: y"), .init("ETag", "\"7\"")])),
      WirePart(body: [], headers: HTTPHeaders(), status: 203), WirePart(body: [0, 10, 255, 13, 10]),
    ])

  @Test("What is written is read: parts, their bytes, headers and status, and the time to the fraction")
  func roundTrip() throws {
    #expect(CacheFile(bytes: file.bytes) == file)
    var later = file
    later.received = Instant(secondsSince1970: 1_784_038_200.123_456)
    #expect(CacheFile(bytes: later.bytes)?.received == later.received)
  }

  @Test("A cookie is not kept, and no header breaks a line")
  func headers() {
    var odd = file
    odd.parts = [WirePart(body: [1], headers: HTTPHeaders([.init("Set-Cookie", "s=1"), .init("X", "a\nb")]))]
    let read = CacheFile(bytes: odd.bytes)
    #expect(read?.parts[0].headers == HTTPHeaders([.init("X", "ab")]))
  }

  @Test("A file that is cut anywhere, or has a byte changed anywhere, is not read")
  func damaged() {
    let bytes = file.bytes
    for length in bytes.indices { #expect(CacheFile(bytes: Array(bytes.prefix(length))) == nil) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x01
      #expect(CacheFile(bytes: changed) == nil, "byte \(place)")
    }
    #expect(CacheFile(bytes: bytes + [0x0A]) == nil)
  }

  @Test("No injury traps, another version and another kind of file are not read")
  func foreign() {
    var random = SeededGenerator(state: 7)
    for _ in 0..<2_000 { _ = CacheFile(bytes: file.bytes.injured(by: &random)) }
    for text in ["", "\n", "almanac cache 2\n", "{\"a\":1}", "almanac cache 1\n\n\n99999999999999999999\n"] {
      #expect(CacheFile(bytes: Array(text.utf8)) == nil)
    }
  }
}
