import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Zone files of this system")
struct ZoneFileTests {
  @Test(
    "Offsets are those of the law",
    arguments: [
      ("Europe/Dublin", utc(1970, 6, 1), 3_600), ("Europe/Dublin", utc(2026, 1, 15), 0),
      ("Europe/Dublin", utc(2026, 7, 15), 3_600), ("Europe/Dublin", utc(2039, 7, 1), 3_600),
      ("Europe/Dublin", utc(2040, 12, 1), 0), ("Europe/Berlin", utc(2026, 3, 29, 0, 59), 3_600),
      ("Europe/Berlin", utc(2026, 3, 29, 1), 7_200), ("Europe/Berlin", utc(2026, 10, 25, 1), 3_600),
      ("Europe/Berlin", utc(2040, 7, 1), 7_200), ("America/New_York", utc(2026, 3, 8, 6, 59), -18_000),
      ("America/New_York", utc(2026, 3, 8, 7), -14_400), ("America/New_York", utc(2026, 11, 1, 6), -18_000),
      ("America/New_York", utc(1975, 2, 24), -14_400), ("Australia/Lord_Howe", utc(2026, 1, 1), 39_600),
      ("Australia/Lord_Howe", utc(2026, 4, 4, 15), 37_800), ("America/Santiago", utc(2026, 9, 6, 3, 59), -14_400),
      ("America/Santiago", utc(2026, 9, 6, 4), -10_800), ("Asia/Kathmandu", utc(1980, 1, 1), 19_800),
      ("Asia/Kathmandu", utc(2026, 1, 1), 20_700), ("Pacific/Apia", utc(2011, 12, 30, 9, 59), -36_000),
      ("Pacific/Apia", utc(2011, 12, 30, 10), 50_400), ("Pacific/Apia", utc(2026, 7, 1), 46_800),
      ("Pacific/Kiritimati", utc(1990, 1, 1), -36_000), ("Pacific/Kiritimati", utc(2026, 1, 1), 50_400),
      ("Asia/Tokyo", utc(2026, 7, 1), 32_400), ("UTC", utc(2026, 7, 1), 0),
    ])
  func offsets(name: String, at instant: Instant, offset: Int) throws {
    #expect(try zone(name).offset(at: instant) == offset)
  }

  @Test("Rules ascend, begin after 1970, end by 2041 and change something each time")
  func shape() throws {
    for name in ["Europe/Dublin", "America/New_York", "Africa/Casablanca", "Asia/Gaza", "Antarctica/Troll"] {
      let rules = try zone(name)
      let starts = rules.transitions.map(\.start)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
      #expect(starts.allSatisfy { $0 > utc(1970, 1, 1) })
      let offsets = [rules.initialOffset] + rules.transitions.map(\.offset)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 != $1 })
      #expect(rules.identifier == name)
    }
  }

  @Test(
    "A name that is no name is refused before any file is touched",
    arguments: [
      "", "../etc/passwd", "/etc/passwd", "Europe/../../etc/passwd", "Europe//Berlin", "Europe/", ".", "a b",
      "Europe/Berlin\u{0}", "Zürich", String(repeating: "a", count: 65),
    ])
  func badNames(name: String) {
    #expect(throws: ZoneError.badName(name)) { try ZoneFile.rules(named: name) }
  }

  @Test("A zone that is not there is named")
  func missing() {
    #expect(throws: ZoneError.missing("Europe/Atlantis")) { try ZoneFile.rules(named: "Europe/Atlantis") }
    #expect(throws: ZoneError.missing("Europe")) { try ZoneFile.rules(named: "Europe") }
    #expect(throws: ZoneError.missing("UTC")) { try ZoneFile.rules(named: "UTC", in: "/nonexistent") }
    #expect(ZoneError.missing("Europe/Atlantis").description.contains("Europe/Atlantis"))
  }

  @Test("What is no zone file is damaged, not read")
  func damaged() {
    #expect(throws: ZoneError.damaged("x", "it is not a zone file")) {
      try ZoneFile.rules(named: "x", from: Array("<html></html>".utf8))
    }
    #expect(throws: ZoneError.damaged("x", "it ends early")) { try ZoneFile.rules(named: "x", from: []) }
  }

  @Test("No injury of a zone file makes it trap")
  func injuries() throws {
    var random = SeededGenerator(state: 7)
    let whole = try FileBytes.read(ZoneFile.systemDirectory + "/Europe/Dublin")
    for _ in 0..<2_000 { _ = try? ZoneFile.rules(named: "x", from: whole.injured(by: &random)) }
    for _ in 0..<2_000 {
      let noise = (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? ZoneFile.rules(named: "x", from: noise)
      _ = try? ZoneFile.rules(named: "x", from: Array("TZif2".utf8) + noise)
    }
  }

  @Test("A file without a table lives by its footer alone")
  func slim() throws {
    let rules = try ZoneFile.rules(named: "x", from: slimFile(offset: 3_600, footer: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let berlin = try zone("Europe/Berlin")
    for day in stride(from: 20_000, to: 25_900, by: 1) {
      let noon = Instant(secondsSince1970: Double(day) * 86_400 + 43_200)
      #expect(rules.offset(at: noon) == berlin.offset(at: noon))
    }
  }

  @Test("A file that counts leap seconds is refused")
  func leaps() {
    var bytes = slimFile(offset: 0, footer: "UTC0")
    bytes[44 + 6 + 1 + 31] = 1
    #expect(throws: ZoneError.damaged("x", "it counts leap seconds")) { try ZoneFile.rules(named: "x", from: bytes) }
  }

  /// A zone file of version 2 with one offset and no change.
  private func slimFile(offset: Int32, footer: String) -> [UInt8] {
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    let type = (0..<4).reversed().map { UInt8(truncatingIfNeeded: offset >> ($0 * 8)) } + [0, 0]
    let block = header + counts + type + [0]
    return block + block + Array("\n\(footer)\n".utf8)
  }
}
