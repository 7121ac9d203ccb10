import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Days of faults against a real server, lived through in simulated time.
@Suite("The fault drill")
struct FaultDrillTests {
  private let server: LocalServer
  private let fetcher = EchoFetcher()

  init() throws {
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text
    server = try LocalServer(["/v1": LocalServer.json(good)])
  }

  private func drill(_ fault: Fault? = nil, cache: String? = nil) throws -> Drill {
    fetcher.lead(to: fault?.lead(server))
    return try Drill([FeedSource(OpenMeteoProvider(base: server.url("/v1")), over: fetcher)], cache: cache)
  }

  @Test("With nothing in hand the page says what happened, and a day of it costs few requests", arguments: Fault.all)
  func coldDay(fault: Fault) throws {
    defer { server.stop() }
    let drill = try drill(fault)
    drill.run(untilHour: 24)
    #expect(drill.page.state == .failed)
    #expect(drill.error?.kind == fault.kind)
    #expect(fault.requests.contains(fetcher.requests.count), "\(fetcher.requests.count) requests")
    #expect(drill.lines.texts.count == 1, "\(drill.lines.texts)")
  }

  @Test("With a forecast in hand the page stays and tells its age", arguments: Fault.all)
  func warmDay(fault: Fault) throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.1)
    #expect(drill.page.state == .current(.fresh))
    let hours = drill.page.hours.count
    fetcher.lead(to: fault.lead(server))
    drill.run(untilHour: 1)
    #expect(drill.page.state == .current(.fresh) && drill.error?.kind == fault.kind)
    drill.run(untilHour: 5)
    #expect(drill.page.state == .current(.ageing) && drill.page.hours.count == hours)
    drill.run(untilHour: 26)
    #expect(drill.page.state == .current(.late))
    #expect(drill.answer?.forecast.received == utc(2026, 7, 14, 6))
    #expect(fetcher.requests.count < 45)
    #expect(drill.lines.texts.count == 2)
  }

  @Test("When it is over the page is fresh within one step of the ladder", arguments: Fault.all)
  func recovery(fault: Fault) throws {
    defer { server.stop() }
    // A quarter of an hour, and longer than the ladder has steps.
    for hours in [0.25, 8] {
      let drill = try drill()
      drill.run(untilHour: 0.2)
      fetcher.lead(to: fault.lead(server))
      drill.run(untilHour: 0.25 + hours)
      fetcher.lead(to: nil)
      let waited = try #require(drill.untilSuccess(), "never again")
      let isRefused = [.unauthorized, .outsideCoverage, .rateLimited].contains(fault.kind)
      #expect(isRefused || waited <= (hours < 1 ? 900 : 3_600), "\(waited) s after \(hours) h")
      #expect(drill.page.state == .current(.fresh) && drill.error == nil)
    }
  }

  @Test("Nobody waits for the feed: its mailbox is open at once while a transfer hangs, drips or is looked up")
  func neverBlocks() throws {
    defer { server.stop() }
    server.reply("/silence", with: .silence)
    server.reply("/drip", with: .drip([UInt8](repeating: 0x20, count: 4_000), seconds: 0.05))
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    for base in [server.url("/silence"), server.url("/drip"), "http://no-such-host.invalid/"] {
      let source = FeedSource(OpenMeteoProvider(base: base), over: CurlFetcher(userAgent: "almanac/0 (tests)"))
      let feed = Feed([source], FeedQuestion(ForecastQuery(coordinate: place), zones: ZoneChoice(fallback: .utc))) {}
      defer { feed.stop() }
      var longest = 0.0
      for _ in 0..<100 {
        let begin = FeedClock.seconds(CLOCK_MONOTONIC)
        _ = feed.take()
        feed.retryNow()
        longest = max(longest, FeedClock.seconds(CLOCK_MONOTONIC) - begin)
        usleep(1_000)
      }
      // A frame has 16 ms; the machine that runs the tests may itself be busy.
      #expect(longest < 0.016, "\(longest) s")
    }
  }

  @Test("Two days of outage: fresh, ageing, late, withdrawn, and fresh again")
  func twoDays() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.1)
    fetcher.lead(to: "http://127.0.0.1:1/")
    var states: [PageState] = []
    for quarter in 1...(48 * 4 + 1) {
      drill.run(untilHour: 0.1 + Double(quarter) / 4)
      if states.last != drill.page.state { states.append(drill.page.state) }
    }
    #expect(states == [.current(.fresh), .current(.ageing), .current(.late), .current(.withdrawn)])
    #expect(fetcher.requests.count < 70)
    fetcher.lead(to: nil)
    let waited = try #require(drill.untilSuccess())
    #expect(waited <= 3_600 && drill.page.state == .current(.fresh))
  }

  @Test("A gzipped answer is a forecast")
  func gzip() throws {
    defer { server.stop() }
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text
    let fields = ["Content-Type: application/json", "Content-Encoding: gzip"]
    server.reply("/v1", with: .bytes(LocalServer.http(200, fields, body: GzipBytes.stored(Array(good.utf8)))))
    let drill = try drill()
    drill.run(untilHour: 1)
    #expect(drill.page.state == .current(.fresh) && drill.page.hours.count == 24)
  }

  @Test(
    "A certificate that nobody vouches for is no forecast, whatever it says; a vouched-for one is",
    .enabled(if: SecureServer.isPossible))
  func certificates() throws {
    defer { server.stop() }
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text
    let answer = LocalServer.http(200, ["Content-Type: application/json"], body: Array(good.utf8))
    let own = try SecureServer(certifiedFor: "IP:127.0.0.1", answer: answer)
    defer { own.stop() }
    let other = try SecureServer(certifiedFor: "DNS:weather.invalid", answer: answer)
    defer { other.stop() }
    #expect(try outcome(own.url, authorities: nil) == .tls)
    #expect(try outcome(other.url, authorities: other.certificate) == .tls)
    #expect(try outcome(own.url, authorities: own.certificate) == nil)
    #expect(try outcome(own.url, authorities: "/nowhere.pem") != nil)
  }

  private func outcome(_ url: String, authorities: String?) throws -> FeedError.Kind? {
    var limits = EchoFetcher.impatient
    limits.total = 5
    limits.connect = 5
    limits.authorities = authorities
    let fetcher = EchoFetcher(limits)
    fetcher.lead(to: url)
    let drill = try Drill([FeedSource(OpenMeteoProvider(base: server.url("/v1")), over: fetcher)])
    drill.run(untilHour: 24)
    #expect((20...100).contains(fetcher.requests.count))
    return drill.error?.kind
  }
}
