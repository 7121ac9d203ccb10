import ForecastScene
import Glibc
import Synchronization
import Testing

@testable import ForecastFeed

@Suite("The feed")
struct FeedTests {
  private let good: String

  init() throws { good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text }

  @Test("It asks at once, delivers once and says when it asks again")
  func first() throws {
    let http = ScriptedFetcher([ScriptedFetcher.json(good)])
    let (feed, wakes) = try feed(http)
    defer { feed.stop() }
    #expect(eventually { wakes.count == 1 })
    let update = try #require(feed.take())
    #expect(try update.outcome.get().forecast.hours.count == 264)
    #expect(try update.outcome.get().forecast.received == utc(2026, 7, 14, 15))
    #expect(update.time == utc(2026, 7, 14, 15))
    #expect(update.nextAttempt.map { (900...990).contains($0.seconds(since: update.time)) } == true)
    #expect(update.failures == 0)
    #expect(feed.take() == nil)
  }

  @Test("It asks again when the policy says so, and recovers by itself")
  func again() throws {
    let http = ScriptedFetcher([
      .failure(.hostNotFound("a")), .failure(.failing(502)), ScriptedFetcher.json("<html>"), ScriptedFetcher.json(good),
    ])
    var policy = RefreshPolicy(interval: 60)
    policy.ladder = [0.02, 0.02, 0.02]
    let (feed, wakes) = try feed(http, policy: policy)
    defer { feed.stop() }
    #expect(eventually { wakes.count == 4 })
    #expect(throws: Never.self) { try #require(feed.take()).outcome.get() }
    #expect(http.count == 4)
  }

  @Test("It rests between attempts")
  func rest() throws {
    let http = ScriptedFetcher([.failure(.timedOut(""))])
    let (feed, wakes) = try feed(http)
    defer { feed.stop() }
    #expect(eventually { wakes.count == 1 })
    usleep(200_000)
    #expect(http.count == 1)
    #expect(feed.take()?.failures == 1)
  }

  @Test("Told to retry it really asks, even where it would not by itself")
  func retry() throws {
    let http = ScriptedFetcher([.failure(.missingFile("a"))])
    let (feed, wakes) = try feed(http)
    defer { feed.stop() }
    #expect(eventually { wakes.count == 1 })
    #expect(feed.take()?.nextAttempt == nil)
    for count in 2...5 {
      feed.retryNow()
      #expect(eventually { http.count == count && wakes.count == count })
    }
  }

  @Test("Only the latest outcome is in the mailbox")
  func latest() throws {
    let http = ScriptedFetcher([.failure(.timedOut("")), ScriptedFetcher.json(good)])
    let (feed, wakes) = try feed(http)
    defer { feed.stop() }
    #expect(eventually { wakes.count == 1 })
    feed.retryNow()
    #expect(eventually { wakes.count == 2 })
    #expect(throws: Never.self) { try #require(feed.take()).outcome.get() }
    #expect(feed.take() == nil)
  }

  @Test("It stops at once while a transfer hangs, delivers nothing after, and may be stopped twice")
  func stop() throws {
    let server = try LocalServer(["/v1": .silence])
    defer { server.stop() }
    let (feed, wakes) = try feed(CurlFetcher(userAgent: "almanac/0 (tests)"), base: server.url("/v1"))
    #expect(eventually { !server.requests.isEmpty })
    let begin = FeedClock.seconds(CLOCK_MONOTONIC)
    feed.stop()
    #expect(FeedClock.seconds(CLOCK_MONOTONIC) - begin < 0.5)
    feed.stop()
    #expect(wakes.count == 0)
    #expect(feed.take() == nil)
  }

  @Test("Let go of, it ends by itself")
  func letGo() throws {
    let http = ScriptedFetcher([ScriptedFetcher.json(good)])
    var policy = RefreshPolicy(interval: 0.01)
    policy.intervalJitter = 0
    func run() throws {
      let (feed, wakes) = try feed(http, policy: policy)
      #expect(eventually { wakes.count > 2 })
      _ = feed.take()
    }
    try run()
    let count = http.count
    usleep(100_000)
    #expect(http.count == count)
  }

  @Test("It takes a real server through failure and back")
  func server() throws {
    let server = try LocalServer(["/v1": LocalServer.html(502)])
    defer { server.stop() }
    let (feed, wakes) = try feed(CurlFetcher(userAgent: "almanac/0 (tests)"), base: server.url("/v1"))
    defer { feed.stop() }
    #expect(eventually { wakes.count == 1 })
    #expect(failure { () throws(FeedError) in try feed.take()?.outcome.get() } == .failing(502))
    server.reply("/v1", with: LocalServer.json(good))
    feed.retryNow()
    #expect(eventually { wakes.count == 2 })
    #expect(throws: Never.self) { try #require(feed.take()).outcome.get() }
  }

  private func feed(
    _ http: any HTTPFetching, policy: RefreshPolicy? = nil, base: String = OpenMeteoProvider.defaultBase
  ) throws -> (Feed, Counter) {
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let wakes = Counter()
    let source = FeedSource(OpenMeteoProvider(base: base), over: http, policy: policy)
    let clock = FeedClock(now: { utc(2026, 7, 14, 15) })
    let question = FeedQuestion(ForecastQuery(coordinate: place), zones: ZoneChoice(fallback: .utc), clock: clock)
    let feed = Feed([source], question) { wakes.add() }
    return (feed, wakes)
  }
}

/// Counts across threads.
final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  var count: Int { value.load(ordering: .acquiring) }

  func add() { value.add(1, ordering: .releasing) }
}
