import ForecastScene
import SceneHarness
import Testing

/// Wall clocks and civil days of a place.
@Suite struct ZoneRulesTests {
  private static let zones = [
    ForecastZones.dublin, ForecastZones.kathmandu, ForecastZones.lordHowe, ForecastZones.santiago, ForecastZones.troll,
    ForecastZones.phoenix, .utc,
  ]

  @Test(arguments: zones) func everyDayStartsWhereItsDateBegins(zone: ZoneRules) {
    for days in 0..<400 {
      let date = CivilDate(year: 2_026, month: 1, day: 1).advanced(by: days)
      let start = zone.start(of: date)
      #expect(zone.date(at: start) == date)
      #expect(zone.date(at: start.advanced(by: -1)) < date)
    }
  }

  @Test(arguments: zones) func theWallClockIsTheInstantPlusTheOffset(zone: ZoneRules) {
    for step in 0..<800 {
      let instant = Forecasts.utc(2026, 1, 1).advanced(by: Double(step) * 39_600 + 0.5)
      let (date, second) = zone.civil(at: instant)
      #expect((0..<86_400).contains(second))
      let local = date.daysSince1970 * 86_400 + second
      #expect(Double(local - zone.offset(at: instant)) == instant.secondsSince1970 - 0.5)
    }
  }

  @Test func aChangeHoldsFromItsFirstInstant() {
    let change = Forecasts.utc(2026, 3, 29, 1)
    #expect(ForecastZones.dublin.offset(at: change.advanced(by: -1)) == 0)
    #expect(ForecastZones.dublin.offset(at: change) == 3_600)
  }

  @Test func aMidnightThatIsSkippedBeginsWithTheChange() {
    // Santiago goes forward from 24:00 to 1:00.
    let zone = ForecastZones.santiago
    let date = CivilDate(year: 2_026, month: 9, day: 6)
    #expect(zone.start(of: date) == Forecasts.utc(2026, 9, 6, 4))
    #expect(zone.civil(at: zone.start(of: date)).secondOfDay == 3_600)
  }

  @Test func beforeTheEpochDaysAreWholeToo() {
    let (date, second) = ZoneRules.utc.civil(at: Instant(secondsSince1970: -0.5))
    #expect(date == CivilDate(year: 1_969, month: 12, day: 31) && second == 86_399)
  }

  @Test(arguments: [(361.0, 1.0), (-90, 270), (720, 0), (-0.0, 0)]) func aBearingIsBroughtIntoTheCircle(
    degrees: Double, brought: Double
  ) {
    #expect(Direction(degrees: degrees).degrees == brought)
  }

  @Test func theSixteenPointsWrapAround() {
    #expect(Direction(degrees: 355).sixteenth == 0 && Direction(degrees: 225).sixteenth == 10)
    #expect(Direction(degrees: -1e-20).sixteenth == 0)
  }
}
