import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("The rule at the end of a zone file")
struct PosixZoneTests {
  @Test(
    "Every form of day and time is written out",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", utc(2026, 3, 29, 1), utc(2026, 10, 25, 1)),
      ("EST5EDT,M3.2.0,M11.1.0", utc(2026, 3, 8, 7), utc(2026, 11, 1, 6)),
      ("EST5EDT", nil, nil),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", utc(2026, 3, 29, 1), utc(2026, 10, 25, 1)),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", utc(2026, 3, 28, 0), utc(2026, 10, 23, 23)),
      ("AAA0BBB,J60/0,J300/0:30", utc(2026, 3, 1), utc(2026, 10, 26, 23, 30)),
      ("AAA0BBB,59/0,299", utc(2026, 3, 1), utc(2026, 10, 27, 1)),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", utc(2026, 10, 3, 15, 30), utc(2026, 4, 4, 15)),
    ] as [(String, Instant?, Instant?)])
  func forms(text: String, into: Instant?, back: Instant?) throws {
    guard let into, let back else {
      #expect(throws: TZif.Damage.self) { try PosixZone(text) }
      return
    }
    let changes = try PosixZone(text).changes(in: 2_026)
    #expect(changes.map { Double($0.time) } == [into.secondsSince1970, back.secondsSince1970])
  }

  @Test("29 February is counted by one form and never by the other")
  func leapDay() throws {
    let zone = try PosixZone("AAA0BBB,J60/0,300/0")
    let changes = zone.changes(in: 2_028)
    #expect(changes.first?.time == Int64(utc(2028, 3, 1).secondsSince1970))
    #expect(changes.last?.time == Int64(utc(2028, 10, 26, 23).secondsSince1970))
  }

  @Test("Daylight time all the year round stays")
  func always() throws {
    let zone = try PosixZone("XXX3EDT4,0/0,J365/23")
    #expect(zone.changes(in: 2_026).map(\.offset) == [-14_400])
  }

  @Test("A fixed offset needs no change")
  func fixed() throws {
    #expect(try PosixZone("<+0545>-5:45").standardOffset == 20_700)
    #expect(try PosixZone("JST-9").changes(in: 2_026).isEmpty)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "A", "<+05", "CET", "CET-1CEST,", "CET-1CEST,M13.1.0,M1.1.0", "CET-200", "CET-1CEST,M3.5.0,M10.5.0x",
    ])
  func refused(text: String) {
    #expect(throws: TZif.Damage.self) { try PosixZone(text) }
  }
}
