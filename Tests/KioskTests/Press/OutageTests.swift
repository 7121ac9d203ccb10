import ForecastFeed
import ForecastScene
import Testing

@testable import KioskApp

/// A page through an outage, from what the feed says to what is printed.
@Suite struct OutageTests {
  private let begin = Demonstration.now

  /// The demonstration as if a service had sent it.
  private func answer(isStandIn: Bool = false) throws -> ForecastAnswer {
    var answer = try pressroom().source.demonstration(at: begin)
    answer.forecast.isDemonstration = false
    answer.forecast.isStandIn = isStandIn
    if isStandIn { answer.forecast.provider = ForecastService.metNorway.identity }
    return answer
  }

  private func pressroom() throws -> Pressroom {
    let place = ["--latitude=52.65", "--longitude=-7.25", "--zone=Europe/Dublin", "--now=2026-07-14T15:10:00+01:00"]
    guard case .perform(_, let settings, _) = try Invocation(place) else { return try Pressroom(Settings()) }
    return try Pressroom(settings)
  }

  private func update(
    _ outcome: Result<ForecastAnswer, FeedError>, after hours: Double = 0, isRecalled: Bool = false
  ) -> FeedUpdate {
    let time = begin.advanced(by: hours * 3_600)
    return FeedUpdate(
      outcome: outcome, time: time, nextAttempt: time.advanced(by: isRecalled ? 20 : 900), failures: 1,
      isRecalled: isRecalled)
  }

  @Test func thePageStaysAndTellsItsAgeInEveryState() throws {
    var pressroom = try pressroom()
    pressroom.take(update(.success(try answer())))
    pressroom.take(update(.failure(.hostNotFound("a")), after: 1))
    let told = [
      (0.5, "under an hour old"), (5, "5 hours old"), (30, "Late edition, 30 hours old"), (50, "Out of date"),
    ]
    for (hours, words) in told {
      let page = pressroom.page(at: begin.advanced(by: hours * 3_600))
      #expect(page.words.issue.contains(words), "\(page.words.issue)")
      #expect(page.words.credit == "Weather data by Open-Meteo.com, CC BY 4.0")
    }
  }

  @Test func whoeverStandsInIsNamedByTheIssueRuleAndTheColophon() throws {
    var pressroom = try pressroom()
    pressroom.take(update(.success(try answer(isStandIn: true))))
    let page = pressroom.page(at: begin.advanced(by: 60))
    #expect(page.words.issue == "Issued 15:10 by MET Norway" && !page.words.issueIsUrgent)
    #expect(page.words.credit.contains("MET Norway"))
    #expect(
      pressroom.page(at: begin.advanced(by: 26 * 3_600)).words.issue == "Late edition by MET Norway, 26 hours old")
    pressroom.take(update(.success(try answer())))
    #expect(pressroom.page(at: begin).words.issue == "Issued 15:10")
  }

  @Test func whatWasKeptIsPrintedAtItsAgeWhileANewOneIsWaitedFor() throws {
    var pressroom = try pressroom()
    pressroom.take(update(.success(try answer()), after: 4, isRecalled: true))
    let page = pressroom.page(at: begin.advanced(by: 4 * 3_600))
    #expect(page.content.state == .current(.ageing) && page.error == nil)
    #expect(page.words.issue == "Issued 15:10, 4 hours old" && page.words.nextIssue == "Next issue due now")
    #expect(page.content.hours.first?.start == begin.advanced(by: 4 * 3_600 - 600))
  }

  @Test func hoursLeaveTheTapeAndDaysTheTableWithoutAFetch() throws {
    var pressroom = try pressroom()
    pressroom.take(update(.success(try answer())))
    var now = begin
    while now.seconds(since: begin) < 30 * 3_600 {
      let page = pressroom.page(at: now).content
      let first = try #require(page.hours.first)
      #expect(first.start <= now && now.seconds(since: first.start) < 3_600)
      #expect(page.days.first?.forecast.date == page.place.zone.date(at: now))
      now = try #require(pressroom.page(at: now).nextChange)
    }
  }

  @Test func aBoardWhoseClockIsNotSetShowsNothingDatedUntilItIs() throws {
    guard case .perform(_, let settings, _) = try Invocation(["--latitude=52.65", "--longitude=-7.25"]) else { return }
    let pressroom = try Pressroom(settings)
    let early = pressroom.page(at: ReleaseDate.instant.advanced(by: -1))
    #expect(early.content.state == .waitingForClock && early.words.date.isEmpty && early.content.dials.isEmpty)
    let set = pressroom.page(at: ReleaseDate.instant)
    #expect(set.content.state == .loading && !set.words.date.isEmpty)
  }
}
