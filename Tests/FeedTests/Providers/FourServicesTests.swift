import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Four services behind one protocol")
struct FourServicesTests {
  @Test("One day in four wire shapes is one day: temperature, rain, wind and condition hour by hour")
  func agreement() throws {
    let day = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4))
    for service in ForecastService.allCases {
      let forecast = try day.read(service).forecast
      #expect(forecast.hours.map(\.start) == day.hours.map(\.start), "\(service)")
      for (found, told) in zip(forecast.hours, day.hours) { expect(found, tells: told, "\(service) at \(told.start)") }
      let today = try #require(forecast.days.first)
      #expect(today.date == date(2026, 5, 4))
      #expect(isNear(today.high?.celsius, 31.4) && isNear(today.low?.celsius, -4.5), "\(service)")
    }
  }

  private func expect(_ found: HourlyForecast, tells told: HourlyForecast, _ place: Comment) {
    #expect(isNear(found.temperature?.celsius, told.temperature?.celsius), place)
    #expect(isNear(found.apparentTemperature?.celsius, told.apparentTemperature?.celsius), place)
    #expect(isNear(found.precipitation?.millimetres, told.precipitation?.millimetres, 1e-6), place)
    #expect(isNear(found.precipitationChance?.fraction, told.precipitationChance?.fraction, 1e-6), place)
    #expect(isNear(found.windSpeed?.metresPerSecond, told.windSpeed?.metresPerSecond, 1e-6), place)
    #expect(isNear(found.gust?.metresPerSecond, told.gust?.metresPerSecond, 1e-6), place)
    #expect(isNear(found.humidity?.fraction, told.humidity?.fraction, 1e-6), place)
    #expect(found.windDirection?.sixteenth == told.windDirection?.sixteenth, place)
    #expect(found.condition == told.condition, place)
  }

  private func isNear(_ a: Double?, _ b: Double?, _ tolerance: Double = 0.1) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= tolerance
  }

  @Test(
    "Days of 23, 24, 25 and 23½ hours are cut where they begin, in half-hour zones and far from Greenwich too",
    arguments: [
      ("Europe/Berlin", date(2026, 3, 28)), ("Europe/Berlin", date(2026, 10, 24)),
      ("America/New_York", date(2026, 3, 7)), ("America/New_York", date(2026, 10, 31)),
      ("Australia/Lord_Howe", date(2026, 10, 3)), ("Australia/Lord_Howe", date(2026, 4, 4)),
      ("America/Santiago", date(2026, 9, 5)), ("Asia/Kathmandu", date(2026, 7, 14)),
      ("Asia/Kolkata", date(2026, 7, 14)),
      ("Pacific/Chatham", date(2026, 4, 4)), ("Pacific/Kiritimati", date(2026, 7, 14)),
      ("Pacific/Pago_Pago", date(2026, 7, 14)),
    ])
  func changes(name: String, first: CivilDate) throws {
    let zone = try zone(name)
    let told = SyntheticForecast.counting(zone, from: first, hours: 73)
    let built = HourlyDays(hours: told.hours, zone: zone)
    for service in ForecastService.allCases {
      let forecast = try told.read(service).forecast
      #expect(forecast.hours.map(\.start) == told.hours.map(\.start), "\(service)")
      for number in 0..<3 {
        let date = first.advanced(by: number)
        let day = try #require(forecast.days.first { $0.date == date }, "\(service)")
        let expected = built.day(date)
        #expect(isNear(day.low?.celsius, expected?.low?.celsius, 1e-9), "\(service), \(date)")
        #expect(isNear(day.high?.celsius, expected?.high?.celsius, 1e-9), "\(service), \(date)")
        #expect(day.precipitation.map { abs($0.millimetres - Double(count(date, zone)) * 0.5) <= 0.5 } == true)
      }
      #expect(zip(forecast.days, forecast.days.dropFirst()).allSatisfy { $0.date.advanced(by: 1) == $1.date })
    }
  }

  private func count(_ date: CivilDate, _ zone: ZoneRules) -> Int {
    Int(zone.start(of: date.advanced(by: 1)).seconds(since: zone.start(of: date)) / 3_600)
  }

  @Test("The order of the parts does not matter, and one given twice is one too many")
  func order() throws {
    let day = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4))
    for service in [ForecastService.nws, .homeAssistant] {
      let provider = service.provider()
      let zones = ZoneChoice(fixed: day.zone)
      let parts = day.parts(service)
      let straight = try provider.answer(from: parts, received: utc(2026, 5, 4), zones: zones)
      #expect(try provider.answer(from: parts.reversed(), received: utc(2026, 5, 4), zones: zones) == straight)
      for part in parts {
        let error = failure { () throws(FeedError) in
          try provider.answer(from: parts + [part], received: utc(2026, 5, 4), zones: zones)
        }
        #expect(error?.kind == .malformed)
      }
    }
  }

  @Test("Each refuses the answers of the others, whole or mixed with its own")
  func foreign() throws {
    let day = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4))
    for service in ForecastService.allCases {
      for other in ForecastService.allCases where other != service {
        for parts in [day.parts(other), day.parts(service) + day.parts(other), [day.parts(other)[0]]] {
          let error = failure { () throws(FeedError) in
            try service.provider().answer(from: parts, received: utc(2026, 5, 4), zones: ZoneChoice(fixed: day.zone))
          }
          #expect(error?.kind == .malformed, "\(service) fed with \(other)")
        }
      }
    }
  }

  @Test("Without any part, with an empty one, with a web page or another document there is a typed refusal")
  func nothing() {
    for service in ForecastService.allCases {
      for bodies in [[], [""], ["<html>"], ["{"], ["null"], ["[]"], ["7"], [#"{"type":"Feature","properties":{}}"#]] {
        let error = failure { () throws(FeedError) in
          try service.provider().answer(
            from: bodies.map { WirePart(body: Array($0.utf8)) }, received: utc(2026, 5, 4),
            zones: ZoneChoice(fixed: .utc))
        }
        #expect(error?.kind == .malformed || error?.kind == .empty, "\(service), \(bodies)")
      }
    }
  }

  @Test("No injury of an answer makes a parser trap, and what still is a forecast is a sound one")
  func injuries() throws {
    var random = SeededGenerator(state: 4_711)
    let day = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4))
    for service in ForecastService.allCases {
      let parts = day.parts(service)
      for _ in 0..<400 {
        var injured = parts
        let index = Int.random(in: 0..<parts.count, using: &random)
        injured[index].body = injured[index].body.injured(by: &random)
        guard
          let answer = try? service.provider().answer(
            from: injured, received: utc(2026, 5, 4), zones: ZoneChoice(fixed: day.zone))
        else { continue }
        expectSound(answer.forecast)
      }
    }
  }

  private func expectSound(_ forecast: Forecast) {
    #expect(zip(forecast.hours, forecast.hours.dropFirst()).allSatisfy { $0.start < $1.start })
    #expect(zip(forecast.days, forecast.days.dropFirst()).allSatisfy { $0.date.advanced(by: 1) == $1.date })
    #expect(forecast.hours.allSatisfy { (-90...60).contains($0.temperature?.celsius ?? 0) })
    #expect(forecast.hours.allSatisfy { (0...1).contains($0.humidity?.fraction ?? 0) })
    #expect(forecast.hours.allSatisfy { (0...1).contains($0.precipitationChance?.fraction ?? 0) })
    #expect(forecast.hours.allSatisfy { (0...120).contains($0.windSpeed?.metresPerSecond ?? 0) })
    #expect(forecast.days.count <= 120)
  }

  @Test(
    "What can't be a value is none, in any field of any service",
    arguments: ["null", "\"\"", "\"n/a\"", "true", "{}", "[1]", "\"NaN\"", "1e400", "-999", "99999"])
  func noValue(json: String) throws {
    let day = SyntheticForecast.counting(.utc, from: date(2026, 5, 4), hours: 30)
    for (service, field) in [
      (ForecastService.openMeteo, ",2.0,"), (.metNorway, #""air_temperature": 2.0}"#), (.nws, #""temperature": 2.0,"#),
      (.homeAssistant, #""temperature": 35.6,"#),
    ] {
      let parts = day.parts(service).map { part in
        let text = String(decoding: part.body, as: UTF8.self)
        return WirePart(body: Array(text.replacing(field, with: field.replacing(field.number, with: json)).utf8))
      }
      #expect(parts != day.parts(service), "\(service)")
      let answer = try service.provider().answer(
        from: parts, received: utc(2026, 5, 4), zones: ZoneChoice(fixed: .utc))
      #expect(answer.forecast.hours[20].temperature == nil, "\(service)")
      #expect(answer.forecast.hours[21].temperature.map { abs($0.celsius - 2.1) < 0.01 } == true, "\(service)")
    }
  }

  @Test("Fewer than six hours are no forecast")
  func tooFew() {
    let day = SyntheticForecast.counting(.utc, from: date(2026, 5, 4), hours: 5)
    for service in ForecastService.allCases {
      #expect(failure { () throws(FeedError) in try day.read(service) }?.kind == .empty, "\(service)")
    }
  }

  @Test("The services have stable names, an address each and the credit their terms ask for")
  func names() {
    #expect(ForecastService.allCases.map(\.rawValue) == ["open-meteo", "met-norway", "nws", "home-assistant"])
    for service in ForecastService.allCases {
      let provider = service.provider()
      #expect(provider.identity == service.identity && service.identity.identifier == service.rawValue)
      #expect(!service.identity.credit.isEmpty && service.isBase(service.defaultBase))
      #expect(provider.interval >= 600)
      #expect(!service.isBase("ftp://a") && !service.isBase("https://a/#b"))
    }
    #expect(ForecastService.metNorway.identity.credit.contains("Data from MET Norway"))
    #expect(!ForecastService.nws.isBase("https://a?b") && ForecastService.openMeteo.isBase("https://a?b"))
  }

  @Test("Only a service whose today begins at midnight claims to tell whole days")
  func wholeDays() {
    #expect(ForecastService.allCases.filter { $0.provider().tellsWholeDays } == [.openMeteo])
  }
}

extension String {
  /// The digits in a text, with their point.
  fileprivate var number: String { String(drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }) }
}
