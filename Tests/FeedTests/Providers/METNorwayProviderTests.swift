import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("MET Norway: asking over the network")
struct METNorwayProviderTests {
  private let stamps = [
    "Date: Mon, 04 May 2026 05:00:00 GMT", "Expires: Mon, 04 May 2026 05:31:00 GMT",
    "Last-Modified: Mon, 04 May 2026 04:58:11 GMT",
  ]

  private var good: String { SyntheticForecast.counting(.utc, from: date(2026, 5, 4), hours: 30).metNorway }

  @Test("Degrees leave with two decimals at most, the altitude in whole metres")
  func request() throws {
    let server = try LocalServer(["/complete": LocalServer.json(good)])
    defer { server.stop() }
    _ = try fetch(server, altitude: 22.6)
    _ = try fetch(server, latitude: 60, longitude: -0.001)
    #expect(server.requests[0].hasPrefix("GET /complete?lat=59.91&lon=10.7&altitude=23 HTTP/1.1"))
    #expect(server.requests[0].contains("User-Agent: almanac/0 (tests)\r\n"))
    #expect(server.requests[1].hasPrefix("GET /complete?lat=60&lon=0 HTTP/1.1"))
  }

  @Test("A known answer is asked for on condition; 304 brings it back with its new expiry")
  func notModified() throws {
    let server = try LocalServer(["/complete": LocalServer.json(good, stamps)])
    defer { server.stop() }
    let first = try fetch(server)
    #expect(!server.requests[0].contains("If-Modified-Since"))
    let later = ["Date: Mon, 04 May 2026 05:40:00 GMT", "Expires: Mon, 04 May 2026 06:40:00 GMT"]
    server.reply("/complete", with: .bytes(LocalServer.http(304, later)))
    let second = try fetch(server, knowing: first)
    #expect(server.requests[1].contains("If-Modified-Since: Mon, 04 May 2026 04:58:11 GMT\r\n"))
    #expect(second.map(\.body) == first.map(\.body))
    let validity = provider(server).validity(of: second)
    #expect(validity.expires == utc(2026, 5, 4, 6, 40))
    #expect(validity.lifetime == 3_600)
    #expect(validity.lastModified == "Mon, 04 May 2026 04:58:11 GMT")
    #expect(second[0].headers["Content-Type"] == "application/json; charset=utf-8")
  }

  @Test("An answer of status 203 is a forecast, with a line for the log")
  func deprecated() throws {
    let server = try LocalServer(["/complete": LocalServer.json(good, status: 203)])
    defer { server.stop() }
    let parts = try fetch(server)
    let answer = try provider(server).answer(from: parts, received: utc(2026, 5, 4), zones: ZoneChoice(fixed: .utc))
    #expect(answer.remarks.count == 1)
    #expect(answer.forecast.hours.count == 30)
  }

  @Test(
    "Its refusals are told apart by their status; their bodies are never parsed",
    arguments: [
      (403, FeedError.Kind.unauthorized), (404, .refused), (422, .outsideCoverage), (429, .rateLimited),
      (499, .refused), (500, .refused), (502, .refused), (504, .refused), (304, .refused),
    ])
  func refusals(status: Int, kind: FeedError.Kind) throws {
    let server = try LocalServer(["/complete": LocalServer.html(status)])
    defer { server.stop() }
    #expect(failure { () throws(FeedError) in try fetch(server) }?.kind == kind)
  }

  private func provider(_ server: LocalServer) -> METNorwayProvider { METNorwayProvider(base: server.url("/complete")) }

  private func fetch(
    _ server: LocalServer, latitude: Double = 59.9139, longitude: Double = 10.7, altitude: Double? = nil,
    knowing known: [WirePart] = []
  ) throws(FeedError) -> [WirePart] {
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else { throw .malformed("no place") }
    return try provider(server).fetch(
      ForecastQuery(coordinate: place, altitude: altitude), over: CurlFetcher(userAgent: "almanac/0 (tests)"),
      knowing: known)
  }
}
