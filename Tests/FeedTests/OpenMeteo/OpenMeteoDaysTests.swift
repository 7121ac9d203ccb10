import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Open-Meteo: days")
struct OpenMeteoDaysTests {
  @Test("A row whose window is the civil day is taken as it is")
  func whole() throws {
    let dublin = try zone("Europe/Dublin")
    let days = try read(WireAnswer(dublin, from: date(2026, 7, 14), hours: 264, days: 11).text).forecast.days
    #expect(days.map(\.date) == (0..<11).map { date(2026, 7, 14).advanced(by: $0) })
    #expect(days.map(\.high?.celsius) == (0..<11).map { Double(50 + $0) })
    #expect(days.map(\.low?.celsius) == (0..<11).map { Double(-50 - $0) })
    #expect(days.allSatisfy { $0.condition == .thunderstorm && $0.precipitationChance?.fraction == 0.99 })
  }

  @Test(
    "Around and after a change of clocks days are built from their own hours",
    arguments: [
      ("Europe/Berlin", date(2026, 3, 28), 23), ("Europe/Berlin", date(2026, 10, 24), 25),
      ("America/New_York", date(2026, 3, 7), 23), ("America/Santiago", date(2026, 9, 5), 23),
    ])
  func change(name: String, first: CivilDate, length: Int) throws {
    let zone = try zone(name)
    for isText in [false, true] {
      var answer = WireAnswer(zone, from: first, hours: 264, days: 11)
      answer.isText = isText
      let days = try read(answer.text).forecast.days
      #expect(days.prefix(10).map(\.date) == (0..<10).map { first.advanced(by: $0) })
      #expect(days[0].high?.celsius == 50)
      #expect(days[1].low?.celsius == 2.4)
      #expect(days[1].high?.celsius == Double(24 + length - 1) / 10)
      #expect(days[2].low?.celsius == Double(24 + length) / 10)
      #expect(days[2].high?.celsius == Double(48 + length - 1) / 10)
      #expect(days[9].low.map { $0.celsius > 0 } == true)
    }
  }

  @Test("A change by half an hour moves the days by the hours that begin in them")
  func lordHowe() throws {
    let zone = try zone("Australia/Lord_Howe")
    let days = try read(WireAnswer(zone, from: date(2026, 10, 3), hours: 264, days: 11).text).forecast.days
    #expect(Set(days.map(\.date)).count == days.count)
    #expect(days[1].low?.celsius == 2.4)
    #expect(days[1].high?.celsius == 4.7)
    #expect(days[2].low?.celsius == 4.8)
  }

  @Test("After a change without hours the row that is an hour off is better than none")
  func noHours() throws {
    let berlin = try zone("Europe/Berlin")
    let days = try read(WireAnswer(berlin, from: date(2026, 3, 28), hours: 24, days: 5).text).forecast.days
    #expect(days.map(\.high?.celsius) == [50, 51, 52, 53, 54])
    #expect(days.map(\.date) == (28...32).map { date(2026, 3, 1).advanced(by: $0 - 1) })
  }

  @Test("Where another zone was set, its days are built from hours and rows of other days dropped")
  func otherZone() throws {
    let melbourne = try zone("Australia/Melbourne")
    let answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 72, days: 6)
    let read = try read(answer.text, zones: ZoneChoice(fixed: melbourne))
    #expect(read.zone == melbourne)
    #expect(read.zoneIdentifier == "UTC")
    #expect(read.forecast.days.map(\.date) == [14, 15, 16].map { date(2026, 7, $0) })
    #expect(read.forecast.days.map(\.low?.celsius) == [0, 1.4, 3.8])
    #expect(read.forecast.days.map(\.high?.celsius) == [1.3, 3.7, 6.1])
  }

  @Test("Without daily rows the days come from the hours: extremes, gravest condition, highest chance, sum of rain")
  func built() throws {
    var answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 49, days: 0)
    answer.columns = [
      ("weather_code", "wmo code", { $0 == 30 ? "75" : $0 == 31 ? "80" : "1" }),
      ("precipitation_probability", "%", { $0 == 36 ? "70" : "5" }), ("precipitation", "mm", { _ in "0.5" }),
    ]
    let days = try read(answer.text).forecast.days
    #expect(days.map(\.date) == [date(2026, 7, 14), date(2026, 7, 15)])
    #expect(days[1].low?.celsius == 2.4)
    #expect(days[1].high?.celsius == 4.7)
    #expect(days[1].condition == .heavySnow)
    #expect(days[1].precipitationChance?.fraction == 0.7)
    #expect(days[1].precipitation?.millimetres == 12)
  }

  @Test("What a row does not tell its hours may")
  func completed() throws {
    var answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 48, days: 2)
    answer.columns = [("precipitation_probability", "%", { _ in "40" })]
    answer.dayColumns[3].value = { _ in "null" }
    let days = try read(answer.text).forecast.days
    #expect(days[0].precipitationChance?.fraction == 0.4)
    #expect(days[0].high?.celsius == 50)
  }

  @Test(
    "A chance of rain that is no number anywhere is missing, not zero, and the log is told",
    arguments: ["null", "\"NaN\"", "-5"])
  func unusableChance(value: String) throws {
    var answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 48, days: 2)
    answer.columns = [("precipitation_probability", "%", { _ in value })]
    let told = try read(answer.text)
    #expect(told.forecast.hours.allSatisfy { $0.precipitationChance == nil })
    #expect(told.remarks.count == 1 && told.remarks[0].contains("chance of rain"))
    answer.columns = [("precipitation_probability", "%", { $0 == 7 ? "30" : value })]
    #expect(try read(answer.text).remarks.isEmpty)
  }

  @Test("A day that nobody knows stays in its place as an unknown one; at the end it is left out")
  func unknown() throws {
    var answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 24, days: 5)
    answer.dayColumns = [("temperature_2m_max", "°C", { [2, 4].contains($0) ? "null" : "20" })]
    let days = try read(answer.text).forecast.days
    #expect(days.map(\.date.day) == [14, 15, 16, 17])
    #expect(days[2].high == nil)
  }

  @Test("Rows centuries apart do not make centuries of rows")
  func farApart() throws {
    let text = """
      {"latitude": 1, "longitude": 1, "utc_offset_seconds": 0, "timezone": "GMT", "hourly": {
       "time": [1784037600, 1784041200, 1784044800, 1784048400, 1784052000, 1784055600],
       "temperature_2m": [1, 2, 3, 4, 5, 6]},
       "daily": {"time": [946684800, 1783987200, 4102272000], "temperature_2m_max": [1, 2, 3]}}
      """
    #expect(try read(text).forecast.days.count <= 120)
  }
}
