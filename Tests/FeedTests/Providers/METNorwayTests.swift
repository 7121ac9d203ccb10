import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("MET Norway: hours and days")
struct METNorwayTests {
  /// A step of the series: an hour, six, or nothing but the instant.
  private func step(
    _ time: Instant, _ details: String = #""air_temperature": 10.0"#, hour: String? = nil, six: String? = nil,
    twelve: String? = nil
  ) -> String {
    let periods = [("next_1_hours", hour), ("next_6_hours", six), ("next_12_hours", twelve)]
      .compactMap { name, period in period.map { #", "\#(name)": \#($0)"# } }.joined()
    let stamp = frame.stamp(time, in: .utc)
    return #"{"time": "\#(stamp)", "data": {"instant": {"details": {\#(details)}}\#(periods)}}"#
  }

  private func period(_ symbol: String, _ details: String = "") -> String {
    #"{"summary": {"symbol_code": "\#(symbol)"}, "details": {\#(details)}}"#
  }

  private let frame = SyntheticForecast(zone: .utc, hours: [])

  private func read(_ steps: [String], in zone: ZoneRules = .utc) throws -> Forecast {
    let body = Array(frame.metNorway(series: steps).utf8)
    return try METNorwayProvider().answer(
      from: [WirePart(body: body)], received: utc(2026, 5, 4), zones: ZoneChoice(fixed: zone)
    ).forecast
  }

  /// Eight dry hours before a tail.
  private func hours(from begin: Instant) -> [String] {
    (0..<8).map {
      step(begin.advanced(by: Double($0) * 3_600), hour: period("cloudy", #""precipitation_amount": 0.1"#))
    }
  }

  @Test("Rain, its chance and the symbol belong to the hour after the stamp")
  func after() throws {
    let begin = utc(2026, 5, 4)
    let wet = step(begin, hour: period("rain", #""precipitation_amount": 2.5, "probability_of_precipitation": 81.0"#))
    let forecast = try read([wet] + hours(from: begin.advanced(by: 3_600)))
    #expect(forecast.hours[0].precipitation?.millimetres == 2.5)
    #expect(forecast.hours[0].precipitationChance?.fraction == 0.81)
    #expect(forecast.hours[0].condition == .rain)
    #expect(forecast.hours[1].precipitation?.millimetres == 0.1)
    #expect(forecast.issued == utc(2026, 5, 3, 22, 11))
  }

  @Test("Outside the Nordic area there is no chance, and none is made up from the amount")
  func noChance() throws {
    let forecast = try read(hours(from: utc(2026, 5, 4)))
    #expect(forecast.hours.allSatisfy { $0.precipitationChance == nil && $0.precipitation != nil })
    #expect(forecast.days.allSatisfy { $0.precipitationChance == nil && $0.precipitation != nil })
  }

  @Test("The six-hour steps of the tail make days and no hours")
  func tail() throws {
    let begin = utc(2026, 5, 4)
    let tail = (0..<8).map { number -> String in
      let range = #""air_temperature_max": \#(14 + number), "air_temperature_min": \#(4 - number)"#
      let block = period("lightrain", #""precipitation_amount": 1.5, "# + range)
      return step(begin.advanced(by: Double(number * 6 + 24) * 3_600), six: block)
    }
    let day = (0..<24).map { step(begin.advanced(by: Double($0) * 3_600), hour: period("cloudy")) }
    let forecast = try read(day + tail)
    #expect(forecast.hours.count == 24)
    #expect(forecast.days.map(\.date.day) == [4, 5, 6])
    #expect(forecast.days[1].high?.celsius == 17)
    #expect(forecast.days[1].low?.celsius == 1)
    #expect(forecast.days[1].precipitation?.millimetres == 6)
    #expect(forecast.days[1].condition == .lightRain)
    #expect(forecast.days[0].precipitation == nil)
  }

  @Test("A block over midnight gives each day its share of rain and its extremes to the day of its middle")
  func straddling() throws {
    let zone = try zone("Asia/Shanghai")
    let begin = zone.start(of: date(2026, 5, 4))
    let day = (0..<20).map { step(begin.advanced(by: Double($0) * 3_600), hour: period("cloudy")) }
    let block = step(
      begin.advanced(by: 20 * 3_600),
      six: period("rain", #""precipitation_amount": 9.0, "air_temperature_max": 25.0, "air_temperature_min": -3.0"#))
    let next = (0..<3).map { number in
      step(
        begin.advanced(by: Double(26 + number * 6) * 3_600),
        six: period("rain", #""precipitation_amount": 1.0, "air_temperature_max": 12.0, "air_temperature_min": 8.0"#))
    }
    let days = try read(day + [block] + next, in: zone).days
    #expect(days.map(\.date.day) == [4, 5])
    #expect(days[0].precipitation?.millimetres == 6)
    #expect(days[0].high?.celsius == 25 && days[0].low?.celsius == -3)
    #expect(days[1].precipitation?.millimetres == 6)
    #expect(days[1].high?.celsius == 12)
  }

  @Test("What is left of today has a row at any hour; a day at the end needs its midday and more")
  func partial() throws {
    let begin = utc(2026, 5, 4, 22)
    let six = period("fog", #""air_temperature_max": 12.0, "air_temperature_min": 8.0"#)
    func days(_ blocks: Int) throws -> [Int] {
      let hours = (0..<8).map { step(begin.advanced(by: Double($0) * 3_600), hour: period("cloudy")) }
      let tail = (0..<blocks).map { step(begin.advanced(by: Double(8 + 6 * $0) * 3_600), six: six) }
      return try read(hours + tail).days.map(\.date.day)
    }
    #expect(try days(0) == [4])
    #expect(try days(1) == [4])
    #expect(try days(2) == [4, 5])
    #expect(try days(5) == [4, 5])
    #expect(try days(6) == [4, 5, 6])
  }

  @Test("The symbol of a day is that of twelve hours from the morning, else of midday, else the gravest")
  func symbols() throws {
    let begin = utc(2026, 5, 4)
    func day(_ six: String?, _ twelve: String?) throws -> Condition? {
      let steps = (0..<24).map { number -> String in
        let hour = period(number == 3 ? "heavyrain" : "cloudy")
        let block = number == 9 ? six.map { period($0) } : nil
        let day = number == 6 ? twelve.map { period($0) } : nil
        return step(begin.advanced(by: Double(number) * 3_600), hour: hour, six: block, twelve: day)
      }
      return try read(steps).days.first?.condition
    }
    #expect(try day("fog", "fair_day") == .mostlyClear)
    #expect(try day("fog", nil) == .fog)
    #expect(try day(nil, nil) == .heavyRain)
    #expect(try day("fog", "neverheardof_day") == .fog)
  }

  @Test("What it feels like is as told, else computed; humidity may come from the dew point")
  func felt() throws {
    let begin = utc(2026, 5, 4)
    let told = #""air_temperature": 30.0, "apparent_air_temperature": 41.0, "relative_humidity": 70.0"#
    let hot = #""air_temperature": 30.0, "dew_point_temperature": 24.0"#
    let cold = #""air_temperature": -10.0, "wind_speed": 5.0"#
    let forecast = try read(
      [told, hot, cold, #""air_temperature": -10.0"#].enumerated().map { index, details in
        step(begin.advanced(by: Double(index) * 3_600), details, hour: period("cloudy"))
      } + hours(from: begin.advanced(by: 4 * 3_600)))
    #expect(forecast.hours[0].apparentTemperature?.celsius == 41)
    #expect(forecast.hours[1].humidity.map { abs($0.fraction - 0.703) < 0.005 } == true)
    #expect(forecast.hours[1].apparentTemperature.map { abs($0.celsius - 35.1) < 0.4 } == true)
    #expect(forecast.hours[2].apparentTemperature.map { abs($0.celsius + 17.4) < 0.2 } == true)
    #expect(forecast.hours[3].apparentTemperature == nil)
  }

  @Test("The clear-sky UV index counts where the sky is at most half covered, and at night")
  func uv() throws {
    let begin = utc(2026, 5, 4)
    let values = [("6.4", "12.5"), ("6.4", "50"), ("6.4", "51"), ("0.0", "100")]
    let forecast = try read(
      values.enumerated().map { index, value in
        step(
          begin.advanced(by: Double(index) * 3_600),
          #""air_temperature": 1, "ultraviolet_index_clear_sky": \#(value.0), "cloud_area_fraction": \#(value.1)"#,
          hour: period("cloudy"))
      } + hours(from: begin.advanced(by: 4 * 3_600)))
    #expect(forecast.hours.prefix(5).map(\.uvIndex) == [6.4, 6.4, nil, 0, nil])
  }

  @Test("Old and small answers: no details, empty details, only a symbol")
  func shapes() throws {
    let begin = utc(2026, 5, 4)
    let odd = [#"{"summary": {"symbol_code": "fog"}}"#, #"{"details": {}}"#, "{}", "null", "7"]
    let forecast = try read(
      odd.enumerated().map { step(begin.advanced(by: Double($0) * 3_600), hour: $1) }
        + hours(from: begin.advanced(by: 5 * 3_600)))
    #expect(forecast.hours.map(\.start) == [0, 1, 2, 5, 6, 7, 8, 9, 10, 11, 12].map { utc(2026, 5, 4, $0) })
    #expect(forecast.hours.prefix(3).map(\.condition) == [.fog, nil, nil])
  }

  @Test("A unit other than the documented one is honoured, an unknown one refused by its name")
  func units() throws {
    let answer = frame.metNorway(series: hours(from: utc(2026, 5, 4)))
    func read(_ unit: String) throws(FeedError) -> Temperature? {
      let body = Array(answer.replacing("\"celsius\"", with: "\"\(unit)\"").utf8)
      return try METNorwayProvider().answer(
        from: [WirePart(body: body)], received: utc(2026, 5, 4), zones: ZoneChoice(fixed: .utc)
      ).forecast.hours.first?.temperature
    }
    #expect(try read("celsius")?.celsius == 10)
    #expect(try read("F").map { abs($0.celsius + 12.222) < 0.01 } == true)
    #expect(failure { () throws(FeedError) in try read("reaumur") }?.kind == .malformed)
  }
}
