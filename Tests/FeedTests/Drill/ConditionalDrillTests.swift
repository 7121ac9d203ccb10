import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// MET Norway's duties over a day: its expiry, its 304, its limits.
@Suite("The drill with a service that says how long its answers hold")
struct ConditionalDrillTests {
  private let server: LocalServer
  private let fetcher = EchoFetcher()
  private let body: String

  init() throws {
    body = SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 120).metNorway
    server = try LocalServer()
  }

  private static let sent = "Date: Tue, 14 Jul 2026 06:00:00 GMT"

  private func drill(_ fields: [String], cache: String? = nil, clock: SimulatedClock? = nil) throws -> Drill {
    server.reply("/met", with: LocalServer.json(body, fields))
    return try again(cache: cache, clock: clock)
  }

  private func again(cache: String?, clock: SimulatedClock? = nil) throws -> Drill {
    fetcher.lead(to: nil)
    let source = FeedSource(METNorwayProvider(base: server.url("/met")), over: fetcher)
    return try Drill([source], clock: clock ?? SimulatedClock(utc(2026, 7, 14, 6)), cache: cache)
  }

  @Test(
    "Expires is waited for, from ten minutes to two hours, by the service's own clock",
    arguments: [
      ("Tue, 14 Jul 2026 06:31:52 GMT", 38...46), ("Tue, 14 Jul 2026 05:00:00 GMT", 125...144),
      ("Tue, 14 Jul 2026 06:00:05 GMT", 125...144), ("Fri, 17 Jul 2026 06:00:00 GMT", 10...12), ("never", 40...48),
    ])
  func expiry(expires: String, requests: ClosedRange<Int>) throws {
    defer { server.stop() }
    let drill = try drill([Self.sent, "Expires: \(expires)"])
    drill.run(untilHour: 24)
    #expect(requests.contains(fetcher.requests.count), "\(fetcher.requests.count) requests")
    #expect(drill.page.state == .current(.fresh))
  }

  @Test("304: the age counts from it, the parts stay, the question carries the stamp letter by letter")
  func notModified() throws {
    defer { server.stop() }
    let stamp = "Tue, 14 Jul 2026 05:58:13 GMT"
    let drill = try drill([Self.sent, "Last-Modified: \(stamp)", "ETag: \"a-1\""])
    drill.run(untilHour: 0.1)
    server.reply("/met", with: .bytes(LocalServer.http(304, [Self.sent, "Expires: Tue, 14 Jul 2026 06:30:00 GMT"])))
    fetcher.lead(to: nil)
    drill.run(untilHour: 12)
    #expect(drill.page.state == .current(.fresh) && drill.error == nil)
    let age = try #require(drill.answer).forecast.received.seconds(since: drill.clock.now)
    #expect(age > -2_000)
    let later = fetcher.requests.dropFirst()
    #expect(
      !later.isEmpty
        && later.allSatisfy { request in
          request.headers.contains(.init("If-Modified-Since", stamp))
            && request.headers.contains(.init("If-None-Match", "\"a-1\""))
        })
    #expect(server.requests.last?.contains("If-Modified-Since: \(stamp)\r\n") == true)
  }

  @Test("The stamp outlives a restart: the first question of the next run is on condition too, and not before its time")
  func restart() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let fields = [Self.sent, "Last-Modified: Tue, 14 Jul 2026 05:58:13 GMT", "Expires: Tue, 14 Jul 2026 06:40:00 GMT"]
    let first = try drill(fields, cache: folder.path)
    first.run(untilHour: 0.1)
    #expect(fetcher.requests.count == 1)
    let second = try again(cache: folder.path, clock: first.clock)
    #expect(second.page.state == .current(.fresh), "a page at once, before anybody was asked")
    second.run(untilHour: 0.5)
    #expect(fetcher.requests.count == 1, "it still holds by the service's own word")
    second.run(untilHour: 1)
    #expect(fetcher.requests.count == 2)
    #expect(fetcher.requests[1].headers.contains { $0.name == "If-Modified-Since" })
  }

  @Test("Restarted every minute for a day it asks no more than if it ran through")
  func restarts() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let clock = SimulatedClock(utc(2026, 7, 14, 6))
    _ = try drill([Self.sent], cache: folder.path, clock: clock)
    for _ in 0..<1_440 {
      let drill = try again(cache: folder.path, clock: clock)
      drill.run(untilHour: 1.0 / 60)
    }
    #expect((30...50).contains(fetcher.requests.count), "\(fetcher.requests.count) requests")
  }

  @Test("An hour that has passed leaves the tape, midnight moves the days, all without a fetch")
  func clockAlone() throws {
    defer { server.stop() }
    let drill = try drill([Self.sent])
    drill.run(untilHour: 0.1)
    fetcher.lead(to: "http://127.0.0.1:1/")
    for hour in 1..<40 {
      drill.run(untilHour: Double(hour) + 0.2)
      #expect(drill.page.hours.first?.start == utc(2026, 7, 14, 6 + hour))
      #expect(drill.page.days.first?.forecast.date == ZoneRules.utc.date(at: drill.clock.now))
    }
  }
}
