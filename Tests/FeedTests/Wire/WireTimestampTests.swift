import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Time stamps with an offset")
struct WireTimestampTests {
  @Test(
    "The forms that services use",
    arguments: [
      ("2026-02-06T21:00:00Z", utc(2026, 2, 6, 21), 0), ("2026-02-06T16:00:00-05:00", utc(2026, 2, 6, 21), -18_000),
      ("2026-02-06T21:00:00+00:00", utc(2026, 2, 6, 21), 0), ("2026-02-06T21:00Z", utc(2026, 2, 6, 21), 0),
      ("2023-12-07T12:00:00.123456+00:00", utc(2023, 12, 7, 12), 0),
      ("2026-07-14T05:45:00+05:45", utc(2026, 7, 14), 20_700), ("2026-07-14T14:00:00+1400", utc(2026, 7, 14), 50_400),
      ("2024-02-29T23:59:00-00:30", utc(2024, 3, 1, 0, 29), -1_800),
    ])
  func forms(text: String, instant: Instant, offset: Int) {
    let stamp = WireTimestamp(text)
    #expect(stamp?.instant == instant && stamp?.offset == offset)
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", "T", "2026-02-06", "2026-02-06T21:00:00", "2026-02-30T00:00:00Z", "2025-02-29T00:00Z", "2026-13-01T00:00:00Z",
      "1999-01-01T00:00:00Z", "2100-01-01T00:00:00Z", "2026-02-06T24:00:00Z", "2026-02-06T21:61:00Z",
      "2026-02-06T21:00:00+99:00", "2026-02-06T21:00:00+05", "2026-02-06T21:00:00+05:75", "2026-02-06TZ",
      "2026-02-06T21:nan:00Z", "2026-02-06T-1:00:00Z", "02026-02-06T21:00:00Z", "2026-02-06T21:00:00ZZ",
    ])
  func others(text: String) { #expect(WireTimestamp(text) == nil) }
}
