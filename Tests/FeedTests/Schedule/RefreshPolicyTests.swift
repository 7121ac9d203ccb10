import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("When a service is asked again")
struct RefreshPolicyTests {
  private let policy = RefreshPolicy(interval: 900)
  private let now = utc(2026, 7, 14, 14, 59).advanced(by: 30)

  @Test("After a success the interval, at most a tenth longer")
  func success() {
    #expect(delay([], random: 0) == 900)
    #expect(delay([], random: 0.5) == 945)
    #expect(delay([], random: 0.999).map { $0 < 990 } == true)
  }

  @Test("Failures back off 1 2 5 10 20 40 60 minutes, and stay there")
  func ladder() {
    let expected: [Double] = [60, 120, 300, 600, 1_200, 2_400, 3_600, 3_600, 3_600]
    for error in [FeedError.hostNotFound("a"), .timedOut(""), .portal(""), .failing(502), .malformed(""), .empty("")] {
      let delays = (1...9).map { delay([FeedError](repeating: error, count: $0), random: 0.5) }
      #expect(delays == expected)
    }
  }

  @Test("A step is shorter or longer by a fifth at most")
  func jitter() {
    #expect(delay([.timedOut("")], random: 0) == 48)
    #expect(delay([.timedOut("")], random: 0.999).map { $0 < 72 && $0 > 71 } == true)
  }

  @Test("One success forgets all failures")
  func recovery() {
    var history = RefreshPolicy.History()
    for _ in 0..<20 { history.record(.timedOut("")) }
    history.recordSuccess()
    #expect(history.failures == 0)
    #expect(policy.delay(after: history, now: now, random: 0) == 900)
    history.record(.timedOut(""))
    #expect(policy.delay(after: history, now: now, random: 0.5) == 60)
  }

  @Test("Retry-After is waited for, never less, and never less than the ladder")
  func retryAfter() {
    #expect(delay([.rateLimited(.seconds(1_800))], random: 0) == 1_800)
    #expect(delay([.rateLimited(.seconds(5))], random: 0.5) == 60)
    #expect(delay([FeedError](repeating: .rateLimited(.seconds(5)), count: 4), random: 0.5) == 600)
  }

  @Test("A limit by minute, hour or day is over when the clock says so")
  func limits() {
    #expect(delay([.rateLimited(.minute)], random: 0.5) == 60)
    #expect(delay([.rateLimited(.hour)], random: 0) == 31)
    #expect(delay([.rateLimited(.hour)], random: 0.5) == 91)
    #expect(delay([.rateLimited(.day)], random: 0) == 32_431)
    #expect(delay([.rateLimited(.unstated), .rateLimited(.unstated)], random: 0.5) == 120)
  }

  @Test("What somebody has to put right is tried once an hour, what lies outside once a day, a missing file never")
  func rare() {
    for error in [FeedError.unauthorized(401), .rejected(400, ""), .misconfigured(.tls, "")] {
      #expect(delay([error], random: 0) == 3_600)
    }
    #expect(delay([.outsideCoverage("")], random: 0) == 86_400)
    #expect(delay([.missingFile("a")], random: 0) == nil)
  }

  @Test("A day of outage costs few requests, whatever the error")
  func budget() {
    let errors: [FeedError] = [
      .hostNotFound("a"), .failing(503), .rateLimited(.minute), .rateLimited(.hour), .rateLimited(.unstated),
      .unauthorized(403), .rateLimited(.seconds(1)),
    ]
    for error in errors {
      var history = RefreshPolicy.History()
      var time = 0.0, requests = 0
      while time < 86_400 {
        requests += 1
        history.record(error)
        time += policy.delay(after: history, now: now.advanced(by: time), random: 0) ?? .infinity
      }
      #expect(requests < 40, "\(error)")
    }
  }

  @Test("An answer that says how long it holds is asked for again only then, never sooner")
  func lifetime() {
    var history = RefreshPolicy.History()
    history.recordSuccess(lifetime: 1_905)
    #expect(policy.delay(after: history, now: now, random: 0) == 1_905)
    #expect(policy.delay(after: history, now: now, random: 0.5) == 1_905 * 1.05)
    history.recordSuccess()
    #expect(policy.delay(after: history, now: now, random: 0) == 900)
  }

  @Test("After a link has come up attempts follow quickly: addresses come before routes, routes before names")
  func quickAttempts() {
    var history = RefreshPolicy.History()
    for _ in 0..<6 { history.record(.hostNotFound("a")) }
    history.forgive(quickAttempts: policy.quickLadder.count)
    let delays = (0..<6).map { _ in
      history.record(.hostNotFound("a"))
      return policy.delay(after: history, now: now, random: 0.5)
    }
    #expect(delays == [2, 4, 8, 16, 60, 120])
    #expect(history.failures == 12)
  }

  private func delay(_ errors: [FeedError], random: Double) -> Double? {
    var history = RefreshPolicy.History()
    errors.forEach { history.record($0) }
    return policy.delay(after: history, now: now, random: random)
  }
}
