import ForecastScene
import Testing

@testable import KioskApp

@Suite struct InstantTextTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-07-14T15:00:00+01:00", 1_784_037_600), ("2026-07-14T14:00Z", 1_784_037_600),
    ("2026-07-14T14:00:00.25Z", 1_784_037_600.25), ("2026-07-14 19:30:00+0530", 1_784_037_600),
    ("2026-07-14T04:00:00-10", 1_784_037_600), ("2024-02-29T12:00:00z", 1_709_208_000),
    ("1969-12-31T23:59:59Z", -1),
  ])
  func aTimeWithItsOffsetIsOneInstant(text: String, seconds: Double) throws {
    let instant = try #require(Instant(iso8601: text))
    #expect(abs(instant.secondsSince1970 - seconds) < 1e-6)
  }

  @Test(arguments: [
    "", "today", "2026-07-14", "2026-07-14T15:00:00", "2026-07-14T15:00:00+", "2026-07-14T15:00:00+1:00",
    "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-07-32T00:00:00Z",
    "2026-07-14T24:00:00Z", "2026-07-14T15:60:00Z", "2026-07-14T15:00:60Z", "26-07-14T15:00:00Z",
    "2026-07-14T15:00:00.Z", "2026-07-14T15:00:00Zulu", "2026-07-14T15:00:00+24:00", "2026-07-14T15:00:00Z ",
    "２０２６-07-14T15:00:00Z",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test func anInstantIsWrittenWithTheOffsetThatHoldsThen() {
    let change = Instant(secondsSince1970: 1_774_746_000)
    let dublin = ZoneRules(
      identifier: "Europe/Dublin", initialOffset: 0, transitions: [ZoneRules.Transition(start: change, offset: 3_600)])
    #expect(change.advanced(by: -1).iso8601(in: dublin) == "2026-03-29T00:59:59+00:00")
    #expect(change.iso8601(in: dublin) == "2026-03-29T02:00:00+01:00")
    let marquesas = ZoneRules(identifier: "Pacific/Marquesas", initialOffset: -34_200)
    #expect(Instant(secondsSince1970: 0).iso8601(in: marquesas) == "1969-12-31T14:30:00-09:30")
  }

  @Test func whatIsWrittenReadsBack() throws {
    let kathmandu = ZoneRules(identifier: "Asia/Kathmandu", initialOffset: 20_700)
    for seconds in stride(from: -1e9, to: 4e9, by: 123_456_789) {
      let instant = Instant(secondsSince1970: seconds)
      #expect(Instant(iso8601: instant.iso8601(in: kathmandu)) == instant)
    }
  }
}
