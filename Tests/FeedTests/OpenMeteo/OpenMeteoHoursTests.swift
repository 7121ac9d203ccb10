import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Open-Meteo: hours")
struct OpenMeteoHoursTests {
  private let dublin: ZoneRules

  init() throws { dublin = try zone("Europe/Dublin") }

  @Test("Every field arrives in the model's unit, rain, its chance and gusts in the hour before their stamp")
  func fields() throws {
    let answer = try read(
      """
      {"latitude": 52.65, "longitude": -7.25, "utc_offset_seconds": 3600, "timezone": "Europe/Dublin",
       "hourly_units": {"time": "unixtime", "temperature_2m": "°C", "wind_speed_10m": "m/s", "precipitation": "mm"},
       "hourly": {"time": [1784037600, 1784041200, 1784044800, 1784048400, 1784052000, 1784055600],
        "temperature_2m": [23.8, 22.7, 21.4, 20.8, 20.3, 19.4], "apparent_temperature": [23.2, 22, 21, 20, 20, 19],
        "relative_humidity_2m": [58, 64, 70, 75, 78, 80], "precipitation_probability": [34, 55, 66, 80, 72, 56],
        "precipitation": [0, 0.3, 0.7, 1.6, 1.0, 0.5], "weather_code": [2, 80, 81, 80, 3, 0], "is_day": [1,1,1,1,1,1],
        "wind_speed_10m": [5.0, 5.4, 5.8, 5.3, 4.7, 4.1], "wind_direction_10m": [225, 360, 240, 246, 250, 252],
        "wind_gusts_10m": [8.9, 9.2, 10.6, 11.8, 10.4, 9], "uv_index": [6.0, 3.4, 2, 1.5, 0.8, 0.4]}}
      """)
    let hours = answer.forecast.hours
    #expect(hours.map(\.start) == (14..<20).map { utc(2026, 7, 14, $0) })
    #expect(hours[0].temperature?.celsius == 23.8)
    #expect(hours[0].apparentTemperature?.celsius == 23.2)
    #expect(hours[0].humidity?.fraction == 0.58)
    #expect(hours[0].condition == .partlyCloudy)
    #expect(hours[0].windSpeed?.metresPerSecond == 5)
    #expect(hours[0].windDirection?.degrees == 225)
    #expect(hours[1].windDirection?.degrees == 0)
    #expect(hours[0].uvIndex == 6)
    #expect(hours[0].precipitationChance?.fraction == 0.55)
    #expect(hours[0].precipitation?.millimetres == 0.3)
    #expect(hours[0].gust?.metresPerSecond == 9.2)
    #expect(hours[5].precipitationChance == nil)
    #expect(hours[5].precipitation == nil)
    #expect(hours[5].gust == nil)
    #expect(answer.zone == dublin)
    #expect(answer.zoneIdentifier == "Europe/Dublin")
    #expect(answer.coordinate == Coordinate(latitude: 52.65, longitude: -7.25))
    #expect(answer.forecast.received == utc(2026, 7, 14, 14))
    #expect(answer.forecast.issued == nil)
    #expect(!answer.forecast.isDemonstration)
  }

  @Test("Unix seconds and local times tell the same forecast")
  func formats() throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 72, days: 3)
    let seconds = try read(answer.text)
    answer.isText = true
    #expect(try read(answer.text) == seconds)
    #expect(seconds.forecast.hours.count == 72)
  }

  @Test("Local times stay right instants through a change of clocks")
  func change() throws {
    let berlin = try zone("Europe/Berlin")
    var answer = WireAnswer(berlin, from: date(2026, 10, 24), hours: 72, days: 3)
    answer.isText = true
    let hours = try read(answer.text).forecast.hours
    #expect(hours.count == 72)
    #expect(zip(hours, hours.dropFirst()).allSatisfy { $1.start.seconds(since: $0.start) == 3_600 })
    let onChange = hours.filter { berlin.date(at: $0.start) == date(2026, 10, 25) }
    #expect(onChange.count == 25)
    #expect(onChange.count { berlin.civil(at: $0.start).secondOfDay == 7_200 } == 2)
  }

  @Test("In a zone of half hours the hours keep their real minute")
  func halfHours() throws {
    let kathmandu = try zone("Asia/Kathmandu")
    var answer = WireAnswer(kathmandu, from: date(2026, 7, 14), hours: 48, days: 2)
    #expect(try read(answer.text).forecast.hours.first?.start == utc(2026, 7, 13, 18, 15))
    answer.begin = utc(2026, 7, 13, 18)
    let shifted = try read(answer.text).forecast
    #expect(shifted.hours.first?.start == utc(2026, 7, 13, 18))
    #expect(shifted.days.map(\.date) == [date(2026, 7, 14), date(2026, 7, 15)])
  }

  @Test("The names of before 2023 are understood")
  func oldNames() throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [
      ("windspeed_10m", "km/h", { _ in "36" }), ("winddirection_10m", "°", { _ in "90" }),
      ("weathercode", "wmo code", { _ in "61" }), ("relativehumidity_2m", "%", { _ in "50" }),
      ("windgusts_10m", "km/h", { _ in "72" }),
    ]
    let hour = try #require(try read(answer.text).forecast.hours.first)
    #expect(hour.windSpeed?.metresPerSecond == 10)
    #expect(hour.windDirection?.degrees == 90)
    #expect(hour.condition == .lightRain)
    #expect(hour.humidity?.fraction == 0.5)
    #expect(hour.gust?.metresPerSecond == 20)
  }

  @Test(
    "A unit is honoured, whatever was asked for",
    arguments: [
      ("m/s", 10.0), ("km/h", 36), ("mp/h", 22.369_362_920_544), ("kn", 19.438_444_924_406),
    ])
  func speeds(unit: String, tenMetres: Double) throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [("wind_speed_10m", unit, { _ in "\(tenMetres)" })]
    let speed = try #require(try read(answer.text).forecast.hours.first?.windSpeed)
    #expect(abs(speed.metresPerSecond - 10) < 1e-9)
  }

  @Test("Fahrenheit and inches are converted, a damaged degree sign does not matter")
  func fahrenheit() throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [
      ("apparent_temperature", "\u{FFFD}F", { _ in "77" }), ("precipitation", "inch", { _ in "0.5" }),
    ]
    let hour = try #require(try read(answer.text).forecast.hours.first)
    #expect(hour.apparentTemperature.map { abs($0.celsius - 25) < 1e-9 } == true)
    #expect(hour.precipitation?.millimetres == 12.7)
  }

  @Test("A unit that is not known is refused by its name, unless nothing is in it")
  func unknownUnit() throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [("wind_speed_10m", "furlongs", { _ in "1" })]
    #expect(refusal(answer.text) == .malformed(#"wind_speed_10m comes in an unknown unit, "furlongs""#))
    answer.columns = [("wind_speed_10m", "undefined", { _ in "null" })]
    #expect(try read(answer.text).forecast.hours.first?.windSpeed == nil)
  }

  @Test(
    "What can't be a value is none",
    arguments: ["null", "\"\"", "\"n/a\"", "true", "{}", "[1]", "\"NaN\"", "\"inf\"", "1e400", "-91", "60.1", "-999"])
  func noValue(json: String) throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [("apparent_temperature", "°C", { $0 == 3 ? json : "7" })]
    let hours = try read(answer.text).forecast.hours
    #expect(hours[3].apparentTemperature == nil)
    #expect(hours[4].apparentTemperature?.celsius == 7)
  }

  @Test(
    "Numbers out of their range are none, at the edge they count",
    arguments: [
      ("relative_humidity_2m", "101", nil), ("relative_humidity_2m", "100", 1.0), ("relative_humidity_2m", "-1", nil),
      ("wind_speed_10m", "120.5", nil), ("wind_speed_10m", "120", 120), ("wind_speed_10m", "-0.1", nil),
      ("wind_direction_10m", "361", nil), ("wind_direction_10m", "359", 359), ("uv_index", "-1", nil),
    ] as [(String, String, Double?)])
  func ranges(name: String, json: String, value: Double?) throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [(name, "", { _ in json })]
    let hour = try #require(try read(answer.text).forecast.hours.first)
    let found =
      hour.humidity?.fraction ?? hour.windSpeed?.metresPerSecond ?? hour.windDirection?.degrees ?? hour.uvIndex
    #expect(found == value)
  }

  @Test("A number written as text is a number")
  func textNumber() throws {
    var answer = WireAnswer(dublin, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.columns = [("uv_index", "", { _ in "\"4.5\"" })]
    #expect(try read(answer.text).forecast.hours.first?.uvIndex == 4.5)
  }

  @Test("Columns of unequal length are cut to the shortest, an empty one is no column")
  func unequal() throws {
    let text = """
      {"latitude": 1, "longitude": 1, "utc_offset_seconds": 0, "timezone": "GMT", "hourly": {
       "time": [1784037600, 1784041200, 1784044800, 1784048400, 1784052000, 1784055600, 1784059200, 1784062800],
       "temperature_2m": [1, 2, 3, 4, 5, 6, 7], "uv_index": [], "wind_speed_10m": [1, 1, 1, 1, 1, 1]}}
      """
    let hours = try read(text).forecast.hours
    #expect(hours.count == 6)
    #expect(hours.allSatisfy { $0.uvIndex == nil && $0.windSpeed != nil })
  }

  @Test("Rows out of order are sorted, repeated and unbelievable stamps left out")
  func order() throws {
    let text = """
      {"latitude": 1, "longitude": 1, "utc_offset_seconds": 0, "timezone": "GMT", "hourly": {
       "time": [1784041200, 1784037600, 1784044800, 1784048400, 1784052000, 1784055600, 1784055600, 12, null, "soon"],
       "temperature_2m": [2, 1, 3, 4, 5, 6, 66, 7, 8, 9]}}
      """
    #expect(try read(text).forecast.hours.map(\.temperature?.celsius) == [1, 2, 3, 4, 5, 6])
  }

  @Test("Hours at the end that know nothing are left out, in the middle they stay")
  func padding() throws {
    let text = """
      {"latitude": 1, "longitude": 1, "utc_offset_seconds": 0, "timezone": "GMT", "hourly": {
       "time": [1784037600, 1784041200, 1784044800, 1784048400, 1784052000, 1784055600, 1784059200, 1784062800],
       "temperature_2m": [1, 2, null, 4, 5, 6, 7, null], "weather_code": [0, 0, null, 0, 0, 0, 0, null]}}
      """
    #expect(try read(text).forecast.hours.map(\.temperature?.celsius) == [1, 2, nil, 4, 5, 6, 7])
  }
}
