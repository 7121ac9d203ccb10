import ForecastScene
import Testing

/// Dates of the civil calendar.
@Suite struct CivilDateTests {
  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    var before = CivilDate(year: 1_799, month: 12, day: 31)
    for days in before.daysSince1970 + 1..<before.daysSince1970 + 146_098 {
      let date = CivilDate(daysSince1970: days)
      let isNext = date.day == before.day + 1 ? date.month == before.month : date.day == 1
      if date <= before || date.daysSince1970 != days || !isNext {
        Issue.record("\(date) follows \(before)")
        return
      }
      before = date
    }
  }

  @Test(arguments: [(1_970, 1, 1, 0, 4), (2_000, 2, 29, 11_016, 2), (2_026, 7, 14, 20_648, 2), (1_969, 12, 31, -1, 3)])
  func knownDatesHaveTheirNumberAndWeekday(year: Int, month: Int, day: Int, number: Int, weekday: Int) {
    let date = CivilDate(year: year, month: month, day: day)
    #expect(date.daysSince1970 == number && date.weekday == weekday)
    #expect(CivilDate(daysSince1970: number) == date)
  }

  @Test func theDayOfTheYearCountsFromOne() {
    #expect(CivilDate(year: 2_026, month: 1, day: 1).dayOfYear == 1)
    #expect(CivilDate(year: 2_026, month: 7, day: 14).dayOfYear == 195)
    #expect(CivilDate(year: 2_024, month: 12, day: 31).dayOfYear == 366)
  }
}
