import ForecastFeed
import ForecastScene
import Testing

@testable import KioskApp

@Suite struct FetchReportTests {
  private func report(
    _ outcome: Result<FetchedAnswer, FeedError>, _ service: ForecastService = .openMeteo, base: String? = nil,
    isOfFiles: Bool = false
  ) -> FetchReport {
    FetchReport(
      outcome: outcome, service: service, access: ForecastService.Access(base: base), now: Demonstration.now,
      seconds: 0.42, isOfFiles: isOfFiles)
  }

  private func fetched() throws -> FetchedAnswer {
    FetchedAnswer(
      answer: try Pressroom(try Demonstration.settings()).source.demonstration(at: Demonstration.now),
      parts: [WirePart(body: [1, 2, 3])])
  }

  @Test func whatCameIsToldInWords() throws {
    let text = report(.success(try fetched())).text
    #expect(text.hasPrefix("Open-Meteo answered in 0.4 s: 3 bytes in one request.\n"))
    for words in ["Hours: ", "Days: ", "Zone: Europe/Dublin", "Running hour: 2026-07-14T15:00:00+01:00", "Credit: "] {
      #expect(text.contains("\n" + words), "\(words)")
    }
    #expect(!text.contains("nil") && !text.contains("Optional"))
  }

  @Test func theTermsOfTheFreeHostAreSaidAndThoseOfAnotherAddressAreNotGuessed() throws {
    let free = report(.failure(.failing(503))).text
    #expect(free.contains("non-commercial use only") && free.contains("--key-file"))
    #expect(!report(.failure(.failing(503)), base: "http://127.0.0.1/v1").text.contains("non-commercial"))
    #expect(report(.failure(.failing(503)), .metNorway).text.contains("--contact"))
  }

  @Test func aFailureSaysWhyAndWhatTheDisplayWouldDo() {
    let cases: [(FeedError, String)] = [
      (.timedOut("30 s"), "more and more rarely"), (.unauthorized(403), "put that right"),
      (.outsideCoverage("x"), "--provider NAME"), (.rateLimited(.hour), "wait for the next hour"),
    ]
    for (error, words) in cases {
      let text = report(.failure(error)).text
      #expect(text.contains(error.reason) && text.contains(words), "\(text)")
    }
  }

  @Test func asDataBothHaveTheServiceAndAnError() throws {
    let good = report(.success(try fetched())).json
    #expect(good["provider"].text == "open-meteo" && good["error"] == .null && good["hours"].number == 61)
    let bad = report(.failure(.rateLimited(.day))).json
    #expect(bad["error"]["kind"].text == "rate-limited" && bad["error"]["exitCode"].number == 75)
    #expect(bad["error"]["status"].number == 429)
  }
}
