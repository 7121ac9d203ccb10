import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("National Weather Service: asking over the network")
struct NWSProviderTests {
  private let told: SyntheticForecast
  private let cell = "/gridpoints/LOT/76,73"

  init() throws { told = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4)) }

  private func server() throws -> LocalServer {
    let date = ["Date: Mon, 04 May 2026 05:00:00 GMT"]
    return try LocalServer([
      "/points/41.88,-87.6": LocalServer.json(told.nwsPoint, date),
      cell + "/forecast/hourly": LocalServer.json(told.nwsHours, date),
      cell + "/forecast": LocalServer.json(told.nwsHalfDays, date), cell: LocalServer.json(told.nwsGrid, date),
    ])
  }

  @Test("Point, hours, days and grid are asked for in turn, in SI units, at the one address")
  func parts() throws {
    let server = try server()
    defer { server.stop() }
    let parts = try fetch(server)
    let lines = server.requests.map { $0.prefix { $0 != "\r\n" } }
    #expect(
      lines == [
        "GET /points/41.88,-87.6 HTTP/1.1", "GET \(cell)/forecast/hourly?units=si HTTP/1.1",
        "GET \(cell)/forecast?units=si HTTP/1.1", "GET \(cell) HTTP/1.1",
      ])
    #expect(server.requests.allSatisfy { $0.contains("Accept: application/geo+json\r\n") })
    let answer = try NWSProvider().answer(from: parts, received: utc(2026, 5, 4, 5), zones: ZoneChoice(fallback: .utc))
    let expected = try told.read(.nws)
    #expect(answer == expected)
  }

  @Test("The point is asked for once a day, and anew when its cell is turned down")
  func point() throws {
    let server = try server()
    defer { server.stop() }
    let known = try fetch(server)
    _ = try fetch(server, knowing: known)
    #expect(server.requests.count == 7)
    var old = known
    old[0].headers = HTTPHeaders([HTTPHeaders.Field("Date", "Sun, 03 May 2026 04:59:00 GMT")])
    _ = try fetch(server, knowing: old)
    #expect(server.requests.count == 11)
    server.reply(cell + "/forecast/hourly", with: LocalServer.json("{}", status: 404))
    #expect(failure { () throws(FeedError) in try fetch(server, knowing: known) }?.status == 404)
    #expect(server.requests.suffix(2)[server.requests.count - 2].hasPrefix("GET /points/"))
  }

  @Test("Days and grid may fail; the hours may not, and a limit or a log-in page ends it all")
  func bearable() throws {
    let server = try server()
    defer { server.stop() }
    server.reply(cell, with: LocalServer.html(500))
    server.reply(cell + "/forecast", with: LocalServer.json(problem("UnexpectedProblem", 500), status: 500))
    let parts = try fetch(server)
    #expect(parts.count == 2)
    let days = try NWSProvider().answer(from: parts, received: utc(2026, 5, 4), zones: ZoneChoice(fallback: .utc))
      .forecast.days
    #expect(days.map(\.date) == [date(2026, 5, 4)])
    server.reply(cell + "/forecast", with: LocalServer.html(429, ["Retry-After: 5"]))
    #expect(failure { () throws(FeedError) in try fetch(server) } == .rateLimited(.seconds(5)))
    server.reply(cell + "/forecast/hourly", with: LocalServer.html(200))
    #expect(failure { () throws(FeedError) in try fetch(server) }?.kind == .portal)
  }

  @Test(
    "Its problems are told apart by their type",
    arguments: [
      ("InvalidPoint", 404, FeedError.Kind.outsideCoverage), ("MarineForecastNotSupported", 404, .outsideCoverage),
      ("NotFound", 404, .refused), ("ForecastGridExpired", 503, .refused), ("UnavailableWebService", 503, .refused),
      ("UnexpectedProblem", 500, .refused), ("Forbidden", 403, .unauthorized), ("Limit", 429, .rateLimited),
    ])
  func problems(name: String, status: Int, kind: FeedError.Kind) throws {
    let server = try server()
    defer { server.stop() }
    server.reply("/points/41.88,-87.6", with: LocalServer.json(problem(name, status), status: status))
    let asked = failure { () throws(FeedError) in try fetch(server) }
    #expect(asked?.kind == kind)
    let recorded = failure { () throws(FeedError) in
      try NWSProvider().answer(
        from: [WirePart(body: Array(problem(name, status).utf8))], received: utc(2026, 5, 4), zones: ZoneChoice())
    }
    #expect(recorded == asked)
    #expect(recorded?.retry == (kind == .outsideCoverage ? .daily : recorded?.retry))
  }

  @Test("A point that leads to a foreign host is not followed")
  func foreign() throws {
    let server = try server()
    defer { server.stop() }
    for address in ["https://example.org", "ftp://api.weather.gov", "https://api.weather.gov.example.org", ""] {
      let point = told.nwsPoint.replacing("https://api.weather.gov", with: address)
      server.reply("/points/41.88,-87.6", with: LocalServer.json(point))
      let before = server.requests.count
      #expect(failure { () throws(FeedError) in try fetch(server) }?.kind == .malformed, "\(address)")
      #expect(server.requests.count == before + 1)
    }
  }

  private func problem(_ name: String, _ status: Int) -> String {
    """
    {"correlationId": "1", "title": "Something", "type": "https://api.weather.gov/problems/\(name)", "status": \(status),
     "detail": "In other words."}
    """
  }

  private func fetch(_ server: LocalServer, knowing known: [WirePart] = []) throws(FeedError) -> [WirePart] {
    guard let place = Coordinate(latitude: 41.8799, longitude: -87.601) else { throw .malformed("no place") }
    return try NWSProvider(base: server.url("/")).fetch(
      ForecastQuery(coordinate: place), over: CurlFetcher(userAgent: "almanac/0 (tests)"), knowing: known)
  }
}
