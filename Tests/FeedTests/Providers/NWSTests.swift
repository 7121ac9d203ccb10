import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("National Weather Service: numbers, hours and days")
struct NWSTests {
  private let chicago: ZoneRules
  private let frame: SyntheticForecast

  init() throws {
    chicago = try zone("America/Chicago")
    frame = SyntheticForecast.counting(chicago, from: date(2026, 5, 4), hours: 48)
  }

  private func value(_ json: String) throws -> JSONValue { try JSONValue(document: Array(json.utf8)) }

  @Test(
    "Of a wind in words the greater number counts, in its own unit",
    arguments: [
      ("2 to 35 km/h", 35 / 3.6), ("10 mph", 4.4704), ("5 to 10 mph", 4.4704), ("0 mph", 0), ("18 km/h", 5),
      ("around 36 km/h", 10), ("20 kt", 10.289), ("", nil), ("calm", nil), ("10", nil), ("10 furlongs", nil),
      ("-5 mph", nil), ("9999 mph", nil),
    ] as [(String, Double?)])
  func wind(text: String, speed: Double?) throws {
    let found = NWSValue.speed(.text(text))?.metresPerSecond
    #expect(found.map { ($0 * 1_000).rounded() } == speed.map { ($0 * 1_000).rounded() })
  }

  @Test("Numbers are read plain, as text, and with their unit; null and unknown units are none")
  func numbers() throws {
    func celsius(_ json: String, unit: String? = nil) throws -> Double? {
      NWSValue.number(try value(json), .temperature, unit: unit).map { ($0 * 100).rounded() / 100 }
    }
    #expect(try celsius("41", unit: "F") == 5)
    #expect(try celsius("\"41\"", unit: "F") == 5)
    #expect(try celsius("25.5", unit: "C") == 25.5)
    #expect(try celsius(#"{"unitCode":"wmoUnit:degC","value":-3.888888888888889}"#) == -3.89)
    #expect(try celsius(#"{"unitCode":"unit:degF","value":"41"}"#) == 5)
    #expect(try celsius(#"{"unitCode":null,"value":null}"#) == nil)
    #expect(try celsius("null", unit: "C") == nil)
    #expect(try celsius("41", unit: "X") == nil)
    #expect(NWSValue.speed(try value(#"{"unitCode":"wmoUnit:km_h-1","value":36}"#))?.metresPerSecond == 10)
    #expect(NWSValue.speed(try value("36")) == nil)
  }

  @Test(
    "Durations of the grid",
    arguments: [
      ("PT1H", 3_600.0), ("PT3H", 10_800), ("P1D", 86_400), ("P1DT6H", 108_000), ("P7DT14H", 655_200), ("PT30M", 1_800),
      ("", nil), ("P", nil), ("PT", nil), ("1H", nil), ("PT1", nil), ("PTH", nil), ("P99D", nil), ("PT-1H", nil),
      ("PT9999999H", nil),
    ] as [(String, Double?)])
  func durations(text: String, seconds: Double?) {
    #expect(NWSSpan("2022-02-03T21:00:00+00:00/" + text)?.length == seconds)
  }

  @Test("A grid's value holds for its whole time, an amount of several hours falls evenly over them")
  func grid() throws {
    let grid = try #require(
      NWSGrid(
        try value(
          """
          {"apparentTemperature": {"uom": "wmoUnit:degC", "values": [
            {"validTime": "2026-05-04T05:00:00+00:00/PT3H", "value": 7.5}, {"validTime": "2026-05-04T08:00:00+00:00/PT1H",
            "value": null}, {"validTime": "soon", "value": 1}]},
           "quantitativePrecipitation": {"uom": "wmoUnit:mm", "values": [
            {"validTime": "2026-05-04T06:00:00+00:00/PT6H", "value": 3}]},
           "windGust": {"uom": "wmoUnit:furlongs", "values": [{"validTime": "2026-05-04T06:00:00+00:00/PT6H", "value": 3}]}}
          """)))
    #expect(grid.apparentTemperature.value(at: utc(2026, 5, 4, 7, 59)) == 7.5)
    #expect(grid.apparentTemperature.value(at: utc(2026, 5, 4, 8)) == nil)
    #expect(grid.precipitation.amount(ofHourFrom: utc(2026, 5, 4, 9)) == 0.5)
    #expect(grid.precipitation.amount(ofHourFrom: utc(2026, 5, 4, 5, 30)) == nil)
    #expect(grid.gust.isEmpty)
  }

  @Test("Without the grid there is no rain and no gust, and what it feels like is computed")
  func noGrid() throws {
    let hours = try read([frame.nwsPoint, frame.nwsHours]).forecast.hours
    #expect(hours.count == 48)
    #expect(hours.allSatisfy { $0.precipitation == nil && $0.gust == nil && $0.uvIndex == nil })
    let mixed = SyntheticForecast.mixedDay(chicago, on: date(2026, 5, 4))
    let felt = try read([mixed.nwsPoint, mixed.nwsHours]).forecast.hours
    #expect(felt.allSatisfy { $0.apparentTemperature != nil })
  }

  @Test("The zone is that of the point; without it the offsets of the hours tell it through a change of clocks")
  func zones() throws {
    let change = SyntheticForecast.counting(chicago, from: date(2026, 10, 31), hours: 72)
    let elsewhere = ZoneChoice(fallback: try zone("Asia/Tokyo"))
    let named = try read([change.nwsPoint, change.nwsHours], elsewhere)
    #expect(named.zone == chicago && named.zoneIdentifier == "America/Chicago")
    #expect(named.coordinate == Coordinate(latitude: 41.88, longitude: -87.63))
    let told = try read([change.nwsHours], elsewhere)
    #expect(told.forecast.days == named.forecast.days && told.zoneIdentifier == nil)
    #expect(told.forecast.days.map(\.date) == [date(2026, 10, 31), date(2026, 11, 1), date(2026, 11, 2)])
  }

  /// Periods as (start, is day, temperature), after the hours.
  private func days(_ periods: [(String, Bool, Int)], from first: CivilDate? = nil) throws -> [DailyForecast] {
    let list = periods.map { start, isDay, temperature in
      #"{"startTime": "2026-05-\#(start):00:00-05:00", "isDaytime": \#(isDay), "temperature": \#(temperature), "#
        + #""temperatureUnit": "C", "probabilityOfPrecipitation": {"value": null}, "shortForecast": "Rain"}"#
    }
    let body = #"{"properties": {"forecastGenerator": "Baseline", "periods": [\#(list.joined(separator: ","))]}}"#
    let hours = SyntheticForecast.counting(chicago, from: first ?? date(2026, 5, 4), hours: 48)
    return try read([hours.nwsPoint, hours.nwsHours, body]).forecast.days
  }

  @Test("Each day takes the low of the night after it")
  func pairs() throws {
    let days = try days([("04T06", true, 20), ("04T18", false, 9), ("05T06", true, 21), ("05T18", false, 8)])
    #expect(days.map(\.date.day) == [4, 5])
    #expect(days.map(\.high?.celsius) == [20, 21])
    #expect(days.map(\.low?.celsius) == [9, 8])
    #expect(days.allSatisfy { $0.condition == .rain && $0.precipitationChance == nil })
  }

  @Test("Seven days are seven rows")
  func seven() throws {
    let periods = (4...10).flatMap { day in
      [("\(day < 10 ? "0" : "")\(day)T06", true, 20), ("\(day < 10 ? "0" : "")\(day)T18", false, 9)]
    }
    #expect(try days(periods).map(\.date.day) == Array(4...10))
  }

  @Test("From the evening on today has no high of its own: its hours tell what is left; Overnight makes no row")
  func nights() throws {
    let tonight = try days([("04T18", false, 9), ("05T06", true, 21), ("05T18", false, 8)])
    #expect(tonight.map(\.date.day) == [4, 5])
    #expect(tonight[0].low?.celsius == 9)
    #expect(tonight[0].high?.celsius == 2.3)
    let overnight = try days([("04T01", false, -9), ("04T06", true, 20), ("04T18", false, 9)])
    #expect(overnight.map(\.date.day) == [4])
    #expect(overnight[0].low?.celsius == 9)
  }

  @Test("The chance of a day is the highest of its hours, else of its two halves")
  func chances() throws {
    let mixed = SyntheticForecast.mixedDay(chicago, on: date(2026, 5, 4))
    #expect(
      try read([mixed.nwsPoint, mixed.nwsHours, mixed.nwsHalfDays]).forecast.days[0].precipitationChance?.fraction
        == 0.9)
  }

  private func read(_ bodies: [String], _ zones: ZoneChoice? = nil) throws(FeedError) -> ForecastAnswer {
    try NWSProvider().answer(
      from: bodies.map { WirePart(body: Array($0.utf8)) }, received: utc(2026, 5, 4),
      zones: zones ?? ZoneChoice(fallback: .utc))
  }
}
