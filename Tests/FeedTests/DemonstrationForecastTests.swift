import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("The demonstration")
struct DemonstrationForecastTests {
  private let bytes: [UInt8]
  private let dublin: ZoneRules

  init() throws {
    // Beside this package's sources; the program has it built in.
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    bytes = try FileBytes.read("/\(root)/assets/demonstration.json")
    dublin = try zone("Europe/Dublin")
  }

  @Test("It is Kilkenny's, marked as a demonstration, with every field that the page shows")
  func marked() throws {
    let answer = try DemonstrationForecast.answer(from: bytes, now: utc(2026, 7, 14, 14))
    #expect(answer.forecast.isDemonstration)
    #expect(answer.coordinate == Coordinate(latitude: 52.65, longitude: -7.25))
    #expect(answer.zone == dublin)
    let hour = try #require(answer.forecast.hours.first { $0.start == utc(2026, 7, 14, 14) })
    #expect(hour.temperature?.celsius.rounded() == 24)
    #expect(hour.apparentTemperature?.celsius.rounded() == 23)
    #expect(hour.precipitationChance?.fraction == 0.55)
    #expect(hour.condition == .partlyCloudy)
    #expect(hour.windSpeed?.kilometresPerHour.rounded() == 18)
    #expect(hour.windDirection?.degrees == 225)
    #expect(hour.humidity?.fraction == 0.58)
    #expect(hour.uvIndex == 6)
    #expect(hour.gust != nil && hour.precipitation != nil)
    let days = answer.forecast.days
    #expect(days.map { $0.low?.celsius.rounded() } == [14, 13, 11, 9, 8, 10, 12, 15, 16, 13, 12])
    #expect(days.map { $0.high?.celsius.rounded() } == [26, 24, 19, 17, 18, 21, 25, 28, 29, 22, 20])
  }

  @Test(
    "At any time of any day it begins today, holds 24 known hours and ten days, and 15:00 is 15:00",
    arguments: [
      utc(2026, 7, 14, 0), utc(2026, 7, 14, 22, 59), utc(2026, 12, 31, 23, 59), utc(2024, 2, 28, 12),
      utc(2027, 3, 27, 23, 30), utc(2027, 3, 28, 0, 59), utc(2026, 10, 24, 22, 30), utc(2026, 10, 25, 0, 30),
      utc(2031, 1, 1, 12),
    ])
  func anyTime(now: Instant) throws {
    let forecast = try DemonstrationForecast.answer(from: bytes, now: now).forecast
    let today = dublin.date(at: now)
    #expect(forecast.hours.first?.start == dublin.start(of: today))
    #expect(zip(forecast.hours, forecast.hours.dropFirst()).allSatisfy { $1.start.seconds(since: $0.start) == 3_600 })
    let shown = forecast.hours.filter { $0.start.advanced(by: 3_600) > now }.prefix(24)
    #expect(shown.count == 24)
    #expect(shown.allSatisfy { $0.temperature != nil && $0.precipitationChance != nil })
    #expect(forecast.days.prefix(10).map(\.date) == (0..<10).map { today.advanced(by: $0) })
    let three = forecast.hours.first { dublin.civil(at: $0.start) == (today, 54_000) }
    #expect(three?.temperature?.celsius == 23.8)
  }

  @Test("In another zone the hours keep their wall time too", arguments: ["Asia/Kathmandu", "Pacific/Kiritimati"])
  func otherZone(name: String) throws {
    let rules = try zone(name)
    let forecast = try DemonstrationForecast.answer(from: bytes, now: utc(2026, 9, 1, 20), zone: rules).forecast
    let three = forecast.hours.first { rules.civil(at: $0.start).secondOfDay == 54_000 }
    #expect(three?.temperature?.celsius == 23.8)
  }

  @Test("Bytes that are no answer are refused")
  func damaged() {
    let error = failure { () throws(FeedError) in
      try DemonstrationForecast.answer(from: Array("{}".utf8), now: utc(2026, 7, 14))
    }
    #expect(error?.kind == .malformed)
  }
}
