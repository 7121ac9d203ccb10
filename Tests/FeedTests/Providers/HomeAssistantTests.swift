import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Home Assistant: rows, units and days")
struct HomeAssistantTests {
  private let told: SyntheticForecast

  init() throws { told = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4)) }

  @Test("All fifteen conditions, and nothing else, are known")
  func conditions() {
    let table: [(String, Condition)] = [
      ("clear-night", .clear), ("sunny", .clear), ("partlycloudy", .partlyCloudy), ("cloudy", .overcast), ("fog", .fog),
      ("rainy", .rain), ("pouring", .heavyRain), ("snowy", .snow), ("snowy-rainy", .sleet), ("hail", .hail),
      ("lightning", .thunderstorm), ("lightning-rainy", .thunderstorm), ("windy", .windy), ("windy-variant", .windy),
      ("exceptional", .severe),
    ]
    #expect(table.count == 15 && HomeAssistantCondition.table.count == 15)
    for (state, condition) in table { #expect(HomeAssistantCondition.condition(state) == condition) }
    for state in ["unknown", "unavailable", "", "Sunny"] { #expect(HomeAssistantCondition.condition(state) == nil) }
  }

  @Test("The credit is the entity's, where it tells one")
  func credit() throws {
    #expect(try told.read(.homeAssistant).forecast.provider.credit == "Sky by a friend")
    let silent = told.homeAssistantState.replacing("Sky by a friend", with: "")
    let forecast = try read([silent, told.homeAssistantHours]).forecast
    #expect(forecast.provider == HomeAssistantProvider.identity)
  }

  @Test(
    "Units are those of the entity",
    arguments: [("m/s", 22.5), ("km/h", 6.25), ("mph", 10.0584), ("kn", 11.575), ("ft/s", 6.858)])
  func units(unit: String, speed: Double) throws {
    let hours =
      #"{"service_response": {"weather.home": {"forecast": [\#(rows(#""temperature": 20, "wind_speed": 22.5"#))]}}}"#
    let state = told.homeAssistantState.replacing("\"mph\"", with: "\"\(unit)\"")
      .replacing("°F", with: "°C")
    let hour = try #require(try read([state, hours]).forecast.hours.first)
    #expect(hour.windSpeed.map { abs($0.metresPerSecond - speed) < 0.001 } == true)
    #expect(hour.temperature?.celsius == 20)
  }

  @Test("A unit that is not told leaves its values out; an unknown one is refused by its name")
  func noUnits() throws {
    let silent = told.homeAssistantState.replacing("wind_speed_unit", with: "x").replacing(
      "precipitation_unit", with: "y")
    let hours = try read([silent, told.homeAssistantHours]).forecast.hours
    #expect(hours.allSatisfy { $0.windSpeed == nil && $0.gust == nil && $0.precipitation == nil })
    let odd = told.homeAssistantState.replacing("mph", with: "furlongs")
    let error = failure { () throws(FeedError) in try read([odd, told.homeAssistantHours]) }
    #expect(error == .malformed(#"wind_speed_unit is unknown, "furlongs""#))
  }

  @Test(
    "A bearing is a number or a point of the compass",
    arguments: [("260", 260.0), ("\"260\"", 260), ("\"NW\"", 315), ("\"nne\"", 22.5), ("\"VRB\"", nil), ("null", nil)]
      as [(String, Double?)])
  func bearings(json: String, degrees: Double?) throws {
    let hours =
      #"{"service_response": {"weather.home": {"forecast": [\#(rows(#""temperature": 20, "wind_bearing": \#(json)"#))]}}}"#
    #expect(try read([told.homeAssistantState, hours]).forecast.hours.first?.windDirection?.degrees == degrees)
  }

  @Test("An entity that is unavailable or unknown, or no state at all, is a typed refusal")
  func unavailable() {
    for state in ["unavailable", "unknown"] {
      let text = told.homeAssistantState.replacing("\"sunny\"", with: "\"\(state)\"")
      let error = failure { () throws(FeedError) in try read([text, told.homeAssistantHours]) }
      #expect(error == .empty("weather.home is \(state)"))
    }
    let kinds = [
      [told.homeAssistantHours], [told.homeAssistantState], [told.homeAssistantState, told.homeAssistantDays],
    ]
    .map { bodies in failure { () throws(FeedError) in try read(bodies) }?.kind }
    #expect(kinds == [.malformed, .empty, .empty])
  }

  @Test("A forecast of another entity counts only where it is the only one")
  func entities() throws {
    let renamed = told.homeAssistantHours.replacing("weather.home", with: "weather.garden")
    #expect(try read([told.homeAssistantState, renamed]).forecast.hours.count == told.hours.count)
    let two = #"{"service_response": {"weather.a": {"forecast": []}, "weather.b": {"forecast": []}}}"#
    #expect(failure { () throws(FeedError) in try read([told.homeAssistantState, two]) }?.kind == .malformed)
  }

  @Test(
    "The date of a daily row is meant, whatever time it carries",
    arguments: [
      ("America/Chicago", "2026-05-05T05:00:00+00:00", 5), ("America/Chicago", "2026-05-05T00:00:00+00:00", 5),
      ("America/Chicago", "2026-05-05T12:00:00-05:00", 5), ("America/Chicago", "2026-05-05T06:00:00-05:00", 5),
      ("Pacific/Honolulu", "2026-05-05T00:00:00+00:00", 5), ("Asia/Tokyo", "2026-05-05T00:00:00+00:00", 5),
      ("Asia/Tokyo", "2026-05-04T15:00:00+00:00", 5), ("Pacific/Kiritimati", "2026-05-05T00:00:00+00:00", 5),
      ("Pacific/Auckland", "2026-05-05T00:00:00+00:00", 5), ("Europe/Berlin", "2026-05-05T00:00:00+02:00", 5),
      ("Europe/Berlin", "2026-05-04T23:00:00+02:00", 5), ("Europe/London", "2026-05-05T00:00:00+00:00", 5),
    ])
  func dates(name: String, time: String, day: Int) throws {
    let stamp = try #require(WireTimestamp(time)?.instant)
    #expect(HomeAssistantDate.date(stamp, in: try zone(name)) == date(2026, 5, day))
  }

  @Test("Half days are paired, each day with its night")
  func halves() throws {
    let rows = [("04T06", true, 20), ("04T18", false, 9), ("05T06", true, 21), ("05T18", false, 8)].map {
      start, isDay, value in
      #"{"datetime": "2026-05-\#(start):00:00-05:00", "is_daytime": \#(isDay), "temperature": \#(value), "condition": "fog"}"#
    }
    let days = #"{"service_response": {"weather.home": {"forecast": [\#(rows.joined(separator: ","))]}}}"#
    let state = told.homeAssistantState.replacing("°F", with: "°C")
    let read = try read([state, told.homeAssistantHours, days]).forecast.days
    #expect(read.map(\.date.day) == [4, 5])
    #expect(read.map(\.high?.celsius) == [20, 21])
    #expect(read.map(\.low?.celsius) == [9, 8])
  }

  @Test("Days that begin tomorrow are preceded by today as its hours tell it")
  func tomorrow() throws {
    var later = told
    later.days = [DailyForecast(date: date(2026, 5, 5))]
    later.days[0].high = Temperature(celsius: 25)
    later.days[0].low = Temperature(celsius: 5)
    let days = try later.read(.homeAssistant).forecast.days
    #expect(days.map(\.date.day) == [4, 5])
    #expect(days[0].high.map { abs($0.celsius - 31.4) < 1e-9 } == true)
    #expect(days[1].high.map { abs($0.celsius - 25) < 1e-9 } == true)
  }

  @Test("Without a zone of one's own that of Home Assistant's settings counts, else the machine's")
  func zones() throws {
    let tokyo = try zone("Asia/Tokyo")
    let settings = #"{"components": [], "time_zone": "America/Chicago", "latitude": 1, "longitude": 2}"#
    let own = ZoneChoice(fallback: tokyo)
    let bodies = [told.homeAssistantState, told.homeAssistantHours]
    #expect(try read(bodies + [settings], own).zone == told.zone)
    #expect(try read(bodies, own).zone == tokyo)
    #expect(try read(bodies + [settings], own).coordinate == nil)
  }

  /// Ten rows an hour apart.
  private func rows(_ fields: String) -> String {
    (10..<20).map { #"{"datetime": "2026-05-04T\#($0):00:00+00:00", \#(fields)}"# }.joined(separator: ",")
  }

  private func read(_ bodies: [String], _ zones: ZoneChoice? = nil) throws(FeedError) -> ForecastAnswer {
    try HomeAssistantProvider().answer(
      from: bodies.map { WirePart(body: Array($0.utf8)) }, received: utc(2026, 5, 4),
      zones: zones ?? ZoneChoice(fixed: told.zone))
  }
}
