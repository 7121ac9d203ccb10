import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Open-Meteo: answers that are refused")
struct OpenMeteoRefusalTests {
  @Test(
    "Its own errors are told apart by their words",
    arguments: [
      ("Minutely API request limit exceeded.", FeedError.rateLimited(.minute)),
      ("Hourly API request limit exceeded.", .rateLimited(.hour)),
      ("Daily API request limit exceeded.", .rateLimited(.day)),
      ("Too many concurrent requests", .rateLimited(.unstated)),
      ("No data is available for this location", .outsideCoverage("No data is available for this location")),
      ("The supplied API key is invalid.", .unauthorized(401)), ("The service is overloaded", .failing(503)),
      ("Something went wrong.", .failing(500)), ("Invalid timezone", .rejected(nil, "Invalid timezone")),
      ("Two\nlines\u{7}", .rejected(nil, "Twolines")),
    ])
  func reasons(reason: String, error: FeedError) {
    let escaped = reason.replacing("\n", with: "\\n").replacing("\u{7}", with: "\\u0007")
    #expect(refusal(#"{"error":true,"reason":"\#(escaped)"}"#) == error)
  }

  @Test(
    "What is no answer is malformed",
    arguments: [
      "<!doctype html><html>", "{", #"{"latitude":1,"hourly":{"time":[1,2"#, "null", "7", #""text""#, "[]", "[{},{}]",
      "{}", #"{"type":"Feature","properties":{}}"#, #"{"latitude":NaN}"#, #"{"latitude":Infinity}"#,
      #"{"latitude":1,"hourly":{"time":["2026-11-30T00:00"Unexpected error while streaming data: timeoutReached"#,
      String(repeating: "[", count: 100_000), String(repeating: #"{"latitude":"#, count: 20_000),
    ])
  func malformed(text: String) { #expect(refusal(text)?.kind == .malformed, "\(text.prefix(40))") }

  @Test(
    "What holds too little is empty",
    arguments: [
      "", " \n", #"{"latitude":1,"longitude":2}"#, #"{"latitude":1,"hourly":{},"daily":{}}"#,
      #"{"latitude":1,"hourly":null}"#, #"{"latitude":1,"hourly":[1]}"#, #"{"latitude":1,"hourly":{"time":null}}"#,
      #"{"latitude":1,"hourly":{"time":[1784037600,1784041200],"temperature_2m":[1,2]}}"#,
      #"{"latitude":1,"hourly":{"time":[1,2,3,4,5,6,7],"temperature_2m":[1,2,3,4,5,6,7]}}"#,
      #"{"daily":{"time":["2024-06-11"],"sunrise":["1970-01-01T00:00"]}}"#,
    ])
  func empty(text: String) { #expect(refusal(text)?.kind == .empty, "\(text.prefix(40))") }

  @Test("Several places and several models are more than was asked for")
  func several() {
    #expect(refusal(#"[{"latitude":1},{"latitude":2}]"#) == .malformed("it is for 2 places, one was asked for"))
    let models = #"{"latitude":1,"hourly":{"time":[1784037600],"temperature_2m_one":[1],"temperature_2m_two":[1]}}"#
    #expect(refusal(models) == .malformed("it tells several models apart, one was asked for"))
  }

  @Test("A list of one place is that place")
  func listOfOne() throws {
    let text = WireAnswer(.utc, from: date(2026, 7, 14), hours: 24, days: 1).text
    #expect(try read("[\(text)]") == read(text))
  }

  @Test("Local times without an offset are no times")
  func noOffset() {
    let times = (10..<20).map { "\"2026-07-14T\($0):00\"" }.joined(separator: ",")
    let text = #"{"latitude":1,"hourly":{"time":[\#(times)],"temperature_2m":[1,2,3,4,5,6,7,8,9,10]}}"#
    #expect(refusal(text)?.kind == .empty)
  }

  @Test("A zone that this system does not know stands for the answer's offset, none at all for the machine's")
  func zones() throws {
    var answer = WireAnswer(.utc, from: date(2026, 7, 14), hours: 24, days: 1)
    answer.timezone = "Moon/Tranquillity"
    answer.offset = 5_400
    #expect(try read(answer.text).zone == ZoneRules(identifier: "Moon/Tranquillity", initialOffset: 5_400))
    answer.timezone = nil
    let tokyo = try zone("Asia/Tokyo")
    #expect(try read(answer.text, zones: ZoneChoice(fallback: tokyo)).zone == tokyo)
  }

  @Test("Two parts are one too many")
  func parts() {
    let part = WirePart(body: Array("{}".utf8))
    let error = failure { () throws(FeedError) in
      try OpenMeteoProvider().answer(from: [part, part], received: utc(2026, 7, 14), zones: ZoneChoice(fallback: .utc))
    }
    #expect(error?.kind == .malformed)
  }

  @Test("No injury of an answer makes it trap, and none takes long")
  func injuries() throws {
    var random = SeededGenerator(state: 2_026)
    var answer = WireAnswer(try zone("Europe/Berlin"), from: date(2026, 3, 28), hours: 30, days: 3)
    answer.columns = [
      ("weather_code", "wmo code", { "\($0)" }), ("precipitation", "mm", { _ in "0.1" }),
      ("wind_speed_10m", "km/h", { "\($0)" }),
    ]
    for round in 0..<2_000 {
      answer.isText = round % 2 == 0
      let body = Array(answer.text.utf8).injured(by: &random)
      let provider = OpenMeteoProvider()
      _ = try? provider.answer(
        from: [WirePart(body: body)], received: utc(2026, 3, 28), zones: ZoneChoice(fallback: .utc))
    }
  }
}
