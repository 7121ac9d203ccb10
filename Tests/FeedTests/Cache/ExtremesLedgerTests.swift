import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Today's extremes over the whole day")
struct ExtremesLedgerTests {
  private let zone: ZoneRules

  init() throws { zone = try ZoneFile.rules(named: "Europe/Dublin") }

  /// A day that is warmest at 15:00 and coldest at 4:00, then the same again.
  private func temperature(_ hour: Int) -> Double {
    let day = hour % 24
    return day <= 15 ? 10 + Double(abs(day - 4)) : 21 - Double(day - 15)
  }

  /// The answer of a service that begins with the running hour.
  private func answer(from hour: Int, warmerBy shift: Double = 0) throws -> ForecastAnswer {
    let begin = zone.start(of: date(2026, 7, 14))
    let hours = (hour..<hour + 48).map { number in
      var told = HourlyForecast(start: begin.advanced(by: Double(number) * 3_600))
      told.temperature = Temperature(celsius: temperature(number) + shift)
      return told
    }
    return try SyntheticForecast(zone: zone, hours: hours).read(.metNorway)
  }

  private func today(_ forecast: Forecast) -> (low: Double?, high: Double?) {
    let row = forecast.days.first { $0.date == date(2026, 7, 14) }
    return (row?.low?.celsius, row?.high?.celsius)
  }

  @Test("The capsule at 23:00 is that of the morning, though the service tells only the rest of the day")
  func doesNotShrink() throws {
    var ledger = ExtremesLedger()
    for hour in 0..<24 {
      let answer = try answer(from: hour)
      let whole = ledger.complete(answer.forecast, in: zone, tellsWholeDays: false)
      #expect(today(whole) == (10, 21), "\(hour):00")
      if hour > 16 { #expect(today(answer.forecast).high! < 21, "else the test would prove nothing") }
    }
  }

  @Test("A display that was off keeps what it knows, and knows only what it was told")
  func gaps() throws {
    var ledger = ExtremesLedger()
    _ = ledger.complete(try answer(from: 6).forecast, in: zone, tellsWholeDays: false)
    let evening = ledger.complete(try answer(from: 22).forecast, in: zone, tellsWholeDays: false)
    #expect(today(evening) == (12, 21))
  }

  @Test("A newer forecast of the rest replaces the older one, also where that lowers the high")
  func newer() throws {
    var ledger = ExtremesLedger()
    let morning = ledger.complete(try answer(from: 6, warmerBy: 5).forecast, in: zone, tellsWholeDays: false)
    #expect(today(morning).high == 26)
    let later = ledger.complete(try answer(from: 8).forecast, in: zone, tellsWholeDays: false)
    #expect(today(later).high == 21)
    #expect(today(later).low == 13)
  }

  @Test("A whole-day value of a newer issue replaces what was kept")
  func wholeDay() throws {
    var ledger = ExtremesLedger()
    _ = ledger.complete(try answer(from: 6, warmerBy: 9).forecast, in: zone, tellsWholeDays: false)
    var told = try answer(from: 18).forecast
    told.days[0].low = Temperature(celsius: 11)
    told.days[0].high = Temperature(celsius: 19)
    #expect(today(ledger.complete(told, in: zone, tellsWholeDays: true)) == (11, 19))
    // And holds when another service takes over in the evening: the hours of the peak have gone.
    let stoodIn = ledger.complete(try answer(from: 21).forecast, in: zone, tellsWholeDays: false)
    #expect(today(stoodIn).high.map { $0 >= 19 } == true)
  }

  @Test("A row that knows its high better than its hours holds once they have passed")
  func rowKnowsBetter() throws {
    var ledger = ExtremesLedger()
    var told = try answer(from: 10).forecast
    told.days[0].high = Temperature(celsius: 23.4)
    #expect(today(ledger.complete(told, in: zone, tellsWholeDays: false)).high == 23.4)
    #expect(today(ledger.complete(try answer(from: 12).forecast, in: zone, tellsWholeDays: false)).high == 21)
    #expect(today(ledger.complete(told, in: zone, tellsWholeDays: false)).high == 23.4)
    #expect(today(ledger.complete(try answer(from: 20).forecast, in: zone, tellsWholeDays: false)).high == 23.4)
  }

  @Test("The next day begins anew, and yesterday's hours are forgotten")
  func nextDay() throws {
    var ledger = ExtremesLedger()
    _ = ledger.complete(try answer(from: 6, warmerBy: 9).forecast, in: zone, tellsWholeDays: false)
    let next = ledger.complete(try answer(from: 24).forecast, in: zone, tellsWholeDays: false)
    let row = next.days.first { $0.date == date(2026, 7, 15) }
    #expect(row?.high?.celsius == 21)
    #expect(ledger.entries.allSatisfy { $0.start >= zone.start(of: date(2026, 7, 15)) })
    #expect(ledger.entries.count <= 72)
  }

  @Test("On days of 23 and 25 hours it is the day that counts", arguments: [date(2026, 3, 29), date(2026, 10, 25)])
  func changeDays(day: CivilDate) throws {
    var ledger = ExtremesLedger()
    let begin = zone.start(of: day)
    let length = Int(zone.start(of: day.advanced(by: 1)).seconds(since: begin) / 3_600)
    for hour in 0..<length {
      let hours = (hour..<hour + 30).map { number in
        var told = HourlyForecast(start: begin.advanced(by: Double(number) * 3_600))
        told.temperature = Temperature(celsius: number < length ? 30 - Double(number) : 50)
        return told
      }
      let answer = try SyntheticForecast(zone: zone, hours: hours).read(.metNorway)
      let row = ledger.complete(answer.forecast, in: zone, tellsWholeDays: false).days.first { $0.date == day }
      #expect(row?.high?.celsius == 30 && row?.low?.celsius == 30 - Double(length - 1))
    }
  }

  @Test("What is written down is read again; what can't be read is left out")
  func file() throws {
    var ledger = ExtremesLedger()
    _ = ledger.complete(try answer(from: 6).forecast, in: zone, tellsWholeDays: false)
    #expect(ExtremesLedger(text: ledger.text) == ledger)
    #expect(ExtremesLedger(text: "") == ExtremesLedger())
    #expect(ExtremesLedger(text: "- - -\nnan 1\n1 999\n1 2 3\n5 6\n").entries.map(\.temperature.celsius) == [6])
  }
}
