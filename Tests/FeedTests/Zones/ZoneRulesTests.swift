import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Days of a zone")
struct ZoneRulesTests {
  @Test(
    "A day is as long as its clocks make it",
    arguments: [
      ("Europe/Berlin", date(2026, 3, 29), 23.0), ("Europe/Berlin", date(2026, 10, 25), 25),
      ("Europe/Dublin", date(2026, 3, 29), 23), ("Europe/Dublin", date(2026, 10, 25), 25),
      ("America/New_York", date(2026, 3, 8), 23), ("America/New_York", date(2026, 11, 1), 25),
      ("Australia/Lord_Howe", date(2026, 10, 4), 23.5), ("Australia/Lord_Howe", date(2026, 4, 5), 24.5),
      ("America/Santiago", date(2026, 9, 6), 23), ("America/Santiago", date(2026, 4, 4), 25),
      ("America/Santiago", date(2026, 4, 5), 24), ("Asia/Kathmandu", date(2026, 3, 29), 24),
      ("Pacific/Kiritimati", date(2026, 3, 29), 24), ("Asia/Tokyo", date(2026, 10, 25), 24),
    ])
  func lengths(name: String, day: CivilDate, hours: Double) throws {
    let rules = try zone(name)
    #expect(rules.start(of: day.advanced(by: 1)).seconds(since: rules.start(of: day)) == hours * 3_600)
  }

  @Test("Where midnight is skipped the day begins at one")
  func santiago() throws {
    let rules = try zone("America/Santiago")
    let start = rules.start(of: date(2026, 9, 6))
    #expect(start == utc(2026, 9, 6, 4))
    #expect(rules.civil(at: start).secondOfDay == 3_600)
  }

  @Test("Days follow one another without gap or overlap, everywhere and for years")
  func law() throws {
    let names = [
      "Europe/Dublin", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kathmandu", "Pacific/Apia",
      "Pacific/Kiritimati", "Africa/Casablanca", "Asia/Gaza", "Antarctica/Troll", "America/Nuuk", "Asia/Beirut", "UTC",
    ]
    for name in names {
      let rules = try zone(name)
      for index in 0..<1_100 {
        let day = date(2025, 1, 1).advanced(by: index)
        let start = rules.start(of: day)
        #expect(rules.date(at: start) == day, "\(name)")
        #expect(rules.date(at: start.advanced(by: -1)) == day.advanced(by: -1), "\(name)")
      }
    }
  }

  @Test("The day that Samoa left out does not exist, its neighbours touch")
  func samoa() throws {
    let rules = try zone("Pacific/Apia")
    let start = rules.start(of: date(2011, 12, 31))
    #expect(start == utc(2011, 12, 30, 10))
    #expect(rules.date(at: start.advanced(by: -1)) == date(2011, 12, 29))
  }
}
