import ForecastScene
import SceneHarness
import Testing

/// Which instant a time of day is.
@Suite struct WallTimeTests {
  private static let zones = [
    ForecastZones.dublin, ForecastZones.kathmandu, ForecastZones.lordHowe, ForecastZones.santiago, ForecastZones.troll,
    ForecastZones.phoenix, .utc,
  ]

  private func time(_ zone: ZoneRules, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
    zone.instant(of: CivilDate(year: 2_026, month: month, day: day), secondOfDay: hour * 3_600 + minute * 60)
  }

  @Test func aTimeThatIsSkippedComesWithTheChange() {
    #expect(time(ForecastZones.berlin, 3, 29, 2, 30) == Forecasts.utc(2026, 3, 29, 1))
    #expect(time(ForecastZones.berlin, 3, 29, 3) == Forecasts.utc(2026, 3, 29, 1))
    #expect(time(ForecastZones.berlin, 3, 29, 1, 59) == Forecasts.utc(2026, 3, 29, 0, 59))
    #expect(time(ForecastZones.santiago, 9, 6, 0) == Forecasts.utc(2026, 9, 6, 4))
  }

  @Test func aTimeThatHappensTwiceIsTheFirst() {
    #expect(time(ForecastZones.berlin, 10, 25, 2, 30) == Forecasts.utc(2026, 10, 25, 0, 30))
    #expect(time(ForecastZones.berlin, 10, 25, 3) == Forecasts.utc(2026, 10, 25, 2))
    #expect(time(ForecastZones.santiago, 4, 4, 23, 30) == Forecasts.utc(2026, 4, 5, 2, 30))
  }

  @Test func aDateThatAPlaceSkipsBeginsWhereItWouldHave() {
    // As Apia did at the end of 2011, when it went over to the other side of the date line.
    let zone = ZoneRules(
      identifier: "Pacific/Apia", initialOffset: -36_000,
      transitions: [.init(start: Forecasts.utc(2011, 12, 30, 10), offset: 50_400)])
    let skipped = CivilDate(year: 2_011, month: 12, day: 30)
    #expect(zone.instant(of: skipped, secondOfDay: 43_200) == Forecasts.utc(2011, 12, 30, 10))
    #expect(zone.instant(of: skipped.advanced(by: -1), secondOfDay: 43_200) == Forecasts.utc(2011, 12, 29, 22))
    #expect(zone.instant(of: skipped.advanced(by: 1), secondOfDay: 0) == Forecasts.utc(2011, 12, 30, 10))
  }

  @Test(arguments: zones) func clocksShowTheTimeOrHaveJustSkippedIt(zone: ZoneRules) {
    for days in 0..<365 {
      let date = CivilDate(year: 2_026, month: 1, day: 1).advanced(by: days)
      for second in stride(from: 0, to: 86_400, by: 1_800) {
        let instant = zone.instant(of: date, secondOfDay: second)
        let wall = date.daysSince1970 * 86_400 + second
        #expect(shown(instant, zone) >= wall)
        #expect(shown(instant.advanced(by: -1), zone) < wall)
      }
    }
  }

  /// What clocks show, in seconds since the beginning of 1970 by themselves.
  private func shown(_ instant: Instant, _ zone: ZoneRules) -> Int {
    let (date, second) = zone.civil(at: instant)
    return date.daysSince1970 * 86_400 + second
  }

  @Test(arguments: zones) func aDayStartsAtItsFirstSecond(zone: ZoneRules) {
    for days in 0..<365 {
      let date = CivilDate(year: 2_026, month: 1, day: 1).advanced(by: days)
      #expect(zone.instant(of: date, secondOfDay: 0) == zone.start(of: date))
    }
  }
}
