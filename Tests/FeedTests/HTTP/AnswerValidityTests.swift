import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("How long an answer holds")
struct AnswerValidityTests {
  private func validity(_ fields: [(String, String)]) -> AnswerValidity {
    AnswerValidity(HTTPHeaders(fields.map { HTTPHeaders.Field($0.0, $0.1) }))
  }

  @Test(
    "The lifetime is between ten minutes and two hours, whatever Expires says",
    arguments: [
      ("Mon, 20 Jul 2020 12:16:23 GMT", 1_912.0), ("Mon, 20 Jul 2020 11:44:31 GMT", 600),
      ("Sun, 19 Jul 2020 11:44:31 GMT", 600), ("Mon, 20 Jul 2020 11:45:31 GMT", 600),
      ("Wed, 22 Jul 2020 11:44:31 GMT", 7_200), ("0", nil), ("soon", nil),
    ] as [(String, Double?)])
  func lifetime(expires: String, seconds: Double?) {
    let fields = [("Date", "Mon, 20 Jul 2020 11:44:31 GMT"), ("Expires", expires)]
    #expect(validity(fields).lifetime == seconds)
  }

  @Test("Time that an answer has spent in a cache on the way is taken off; without a Date nothing can be said")
  func age() {
    let expires = ("Expires", "Mon, 20 Jul 2020 12:44:31 GMT")
    #expect(validity([("Date", "Mon, 20 Jul 2020 11:44:31 GMT"), expires, ("Age", "600")]).lifetime == 3_000)
    #expect(validity([("Date", "Mon, 20 Jul 2020 11:44:31 GMT"), expires, ("Age", "-9")]).lifetime == 3_600)
    #expect(validity([expires]).lifetime == nil)
    #expect(validity([expires]).expires == utc(2020, 7, 20, 12, 44).advanced(by: 31))
  }

  @Test("What the service gave is given back letter by letter")
  func conditions() {
    #expect(validity([]).conditions.isEmpty)
    let conditions = validity([("etag", "W/\"a b\""), ("last-modified", "whenever")]).conditions
    #expect(conditions.map(\.name) == ["If-None-Match", "If-Modified-Since"])
    #expect(conditions.map(\.value) == ["W/\"a b\"", "whenever"])
  }
}
