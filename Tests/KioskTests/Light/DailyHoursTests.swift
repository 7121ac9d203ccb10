import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

/// Hours of every day at a place, above all in the nights in which its clocks change.
@Suite struct DailyHoursTests {
  private static let zones = [
    ForecastZones.dublin, ForecastZones.kathmandu, ForecastZones.lordHowe, ForecastZones.santiago, ForecastZones.troll,
    .utc,
  ]
  private let berlin = ForecastZones.berlin

  private func hours(_ text: String) throws -> DailyHours { try #require(DailyHours(text)) }

  /// Every edge between two instants.
  private func edges(_ text: String, _ zone: ZoneRules, _ from: Instant, _ to: Instant) throws -> [Instant] {
    let hours = try hours(text)
    var edges: [Instant] = []
    var now = from
    while let next = hours.nextEdge(after: now, in: zone), next <= to {
      edges.append(next)
      now = next
    }
    return edges
  }

  @Test func hoursAreReadWithMinutes() {
    #expect(DailyHours("23:00-06:30") == DailyHours(from: 82_800, to: 23_400))
    #expect(DailyHours("7:05-9:00") == DailyHours(from: 25_500, to: 32_400))
  }

  @Test(arguments: [
    "", "23:00", "23:00-", "23-6", "24:00-06:00", "23:60-06:00", "23:00-23:00", "23:00-06:00-07:00", "-1:00-02:00",
    "23:0-6:00", "+1:00-02:00", "23:00–06:30",
  ]) func whatIsNotHoursIsRefused(text: String) { #expect(DailyHours(text) == nil) }

  @Test func anOrdinaryNightBeginsAndEndsOnTheMinute() throws {
    let edges = try edges("23:00-06:30", berlin, Forecasts.utc(2026, 6, 10, 12), Forecasts.utc(2026, 6, 11, 12))
    #expect(edges == [Forecasts.utc(2026, 6, 10, 21), Forecasts.utc(2026, 6, 11, 4, 30)])
    let hours = try hours("23:00-06:30")
    #expect(hours.contains(edges[0], in: berlin) && !hours.contains(edges[0].advanced(by: -0.001), in: berlin))
    #expect(!hours.contains(edges[1], in: berlin) && hours.contains(edges[1].advanced(by: -0.001), in: berlin))
  }

  @Test func inTheNightThatClocksGoForwardTheMorningIsAnHourSooner() throws {
    let edges = try edges("23:00-06:30", berlin, Forecasts.utc(2026, 3, 28, 12), Forecasts.utc(2026, 3, 29, 12))
    #expect(edges == [Forecasts.utc(2026, 3, 28, 22), Forecasts.utc(2026, 3, 29, 4, 30)])
  }

  @Test func inTheNightThatClocksGoBackTheMorningIsAnHourLater() throws {
    let edges = try edges("23:00-06:30", berlin, Forecasts.utc(2026, 10, 24, 12), Forecasts.utc(2026, 10, 25, 12))
    #expect(edges == [Forecasts.utc(2026, 10, 24, 21), Forecasts.utc(2026, 10, 25, 5, 30)])
  }

  @Test func anEdgeInTheHourThatIsSkippedComesWithTheChange() throws {
    let change = Forecasts.utc(2026, 3, 29, 1)
    let day = (Forecasts.utc(2026, 3, 28, 12), Forecasts.utc(2026, 3, 29, 12))
    #expect(try edges("02:30-06:30", berlin, day.0, day.1) == [change, Forecasts.utc(2026, 3, 29, 4, 30)])
    #expect(try edges("23:00-02:30", berlin, day.0, day.1) == [Forecasts.utc(2026, 3, 28, 22), change])
  }

  @Test func anEdgeInTheHourThatComesTwiceHappensOnce() throws {
    let first = Forecasts.utc(2026, 10, 25, 0, 30)
    let day = (Forecasts.utc(2026, 10, 24, 12), Forecasts.utc(2026, 10, 25, 12))
    #expect(try edges("02:30-06:30", berlin, day.0, day.1) == [first, Forecasts.utc(2026, 10, 25, 5, 30)])
    #expect(try edges("23:00-02:30", berlin, day.0, day.1) == [Forecasts.utc(2026, 10, 24, 21), first])
  }

  @Test func hoursThatAreSkippedWholeDoNotHappen() throws {
    let day = (Forecasts.utc(2026, 3, 29, 0), Forecasts.utc(2026, 3, 29, 22))
    #expect(try edges("02:10-02:50", berlin, day.0, day.1).isEmpty)
    #expect(try !hours("02:10-02:50").contains(Forecasts.utc(2026, 3, 29, 1), in: berlin))
  }

  @Test(arguments: zones) func edgesAreWhereAMinuteByMinuteLookFindsThem(zone: ZoneRules) throws {
    for text in ["23:00-06:30", "01:30-02:15", "00:00-12:00", "23:59-00:01", "12:00-11:59"] {
      for (month, day) in [(3, 28), (4, 4), (9, 5), (10, 3), (10, 24), (6, 1)] {
        let start = Forecasts.utc(2026, month, day, 0)
        let hours = try hours(text)
        let told = try edges(text, zone, start, start.advanced(by: 2 * 86_400))
        var seen: [Instant] = []
        for minute in 1...(2 * 1_440) {
          let now = start.advanced(by: Double(minute) * 60)
          if hours.contains(now, in: zone) != hours.contains(now.advanced(by: -60), in: zone) { seen.append(now) }
        }
        #expect(told == seen, "\(text) at \(zone.identifier) from \(month)/\(day)")
      }
    }
  }

  @Test func whatIsKeptBetweenLooksIsWhatAFreshLookFinds() throws {
    let hours = try hours("23:00-06:30")
    var watch = HoursWatch(hours)
    let start = Forecasts.utc(2026, 10, 24, 12)
    // Forward in time, and back where somebody sets the clock.
    for step in [0.0, 3_600, 30_000, 33_000, 60_000, 90_000, 10, 50_000, -7_200] {
      let now = start.advanced(by: step)
      let look = watch.look(at: now, in: berlin)
      #expect(look.isInside == hours.contains(now, in: berlin) && look.edge == hours.nextEdge(after: now, in: berlin))
    }
    let now = start.advanced(by: 33_000)
    _ = watch.look(at: now, in: berlin)
    let elsewhere = watch.look(at: now, in: ForecastZones.tokyo)
    #expect(elsewhere.isInside == hours.contains(now, in: ForecastZones.tokyo))
  }
}
