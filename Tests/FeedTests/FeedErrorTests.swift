import Testing

@testable import ForecastFeed

@Suite("Errors of the feed")
struct FeedErrorTests {
  @Test("The words are stable")
  func words() {
    #expect(
      FeedError.Kind.allCases.map(\.rawValue) == [
        "dns", "refused", "timeout", "tls", "portal", "rate-limited", "unauthorized", "outside-coverage", "malformed",
        "empty", "missing-file",
      ])
  }

  @Test(
    "Each error has its kind and exit code",
    arguments: [
      (FeedError.hostNotFound("a"), FeedError.Kind.dns, 69), (.unreachable(""), .refused, 69),
      (.timedOut(""), .timeout, 75), (.untrusted(""), .tls, 69), (.portal(""), .portal, 69),
      (.rateLimited(.minute), .rateLimited, 75), (.unauthorized(401), .unauthorized, 77),
      (.outsideCoverage(""), .outsideCoverage, 65), (.rejected(400, ""), .refused, 65), (.failing(503), .refused, 75),
      (.malformed(""), .malformed, 65), (.empty(""), .empty, 65), (.tooLarge(limit: 1), .malformed, 65),
      (.missingFile("a"), .missingFile, 66), (.misconfigured(.tls, ""), .tls, 78), (.cancelled, .timeout, 75),
    ])
  func table(error: FeedError, kind: FeedError.Kind, exit: Int) {
    #expect(error.kind == kind)
    #expect(Int(error.exitCode) == exit)
    #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
  }

  @Test("Numbers are there for whoever finds the words")
  func numbers() {
    #expect(FeedError.failing(502).status == 502)
    #expect(FeedError.rejected(nil, "").status == nil)
    #expect(FeedError.rateLimited(.day).status == 429)
    #expect(FeedError.hostNotFound("a.b").host == "a.b")
    #expect(FeedError.timedOut("").host == nil)
  }
}
