import ForecastFeed
import Testing

@testable import KioskApp

@Suite struct ExitCodeTests {
  @Test(arguments: [
    (FeedError.malformed(""), ExitCode.answerRefused), (.empty(""), .answerRefused),
    (.outsideCoverage(""), .answerRefused), (.missingFile(""), .fileMissing), (.hostNotFound(""), .unreachable),
    (.unreachable(""), .unreachable), (.untrusted(""), .unreachable), (.timedOut(""), .temporary),
    (.rateLimited(.unstated), .temporary), (.failing(503), .temporary), (.unauthorized(401), .keyRefused),
    (.misconfigured(.missingFile, ""), .setUp),
  ])
  func everyFailureHasItsCode(error: FeedError, code: ExitCode) {
    #expect(ExitCode(error) == code)
  }

  @Test func withoutAFailureAllIsFine() { #expect(ExitCode(nil) == .fine) }

  @Test(arguments: [
    (CommandError.usage(.unknownCommand("x")), ExitCode.usage),
    (.script("a.jsonl", ReplayScript.Fault(line: 3, reason: "t is missing")), .usage), (.fonts(.noFont), .setUp),
    (.picture(.cannotWrite(path: "/x", reason: "read-only")), .setUp), (.output(.noDisplay(reason: "none")), .setUp),
    (.file(.missingFile("a.jsonl")), .fileMissing), (.unheard, .setUp),
  ])
  func everyErrorOfACommandHasItsCodeAndOneLine(error: CommandError, code: ExitCode) {
    #expect(error.exitCode == code)
    #expect(!error.message.isEmpty && !error.message.contains("\n"))
  }

  @Test func aBadLineOfAScriptIsNamed() {
    let error = CommandError.script("a.jsonl", ReplayScript.Fault(line: 3, reason: "t is missing"))
    #expect(error.message == "a.jsonl, line 3: t is missing")
  }
}
