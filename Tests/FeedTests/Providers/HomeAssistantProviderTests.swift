import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

@Suite("Home Assistant: asking over the network")
struct HomeAssistantProviderTests {
  private let told: SyntheticForecast
  private let folder: TemporaryFolder
  private let token: String
  private let path = "/api/services/weather/get_forecasts"

  init() throws {
    told = SyntheticForecast.mixedDay(try zone("America/Chicago"), on: date(2026, 5, 4))
    folder = try TemporaryFolder()
    token = try folder.write(Array("  secret.token-1\n".utf8), to: "token")
    chmod(token, 0o600)
  }

  private func server(features: Int = 3) throws -> LocalServer {
    let state = told.homeAssistantState.replacing(
      "\"supported_features\": 3", with: "\"supported_features\": \(features)")
    return try LocalServer([
      "/api/states/weather.home": LocalServer.json(state), path: LocalServer.json(told.homeAssistantHours),
      "/api/config": LocalServer.json(#"{"components": [], "time_zone": "America/Chicago"}"#),
    ])
  }

  @Test(
    "State and forecasts are asked for by what the entity offers, with the token and a body",
    arguments: [(3, ["hourly", "daily"]), (2, ["hourly"]), (6, ["hourly", "twice_daily"]), (7, ["hourly", "daily"])])
  func questions(features: Int, types: [String]) throws {
    let server = try server(features: features)
    defer { server.stop() }
    let parts = try fetch(server, zone: "America/Chicago")
    #expect(parts.count == 1 + types.count)
    #expect(server.requests[0].hasPrefix("GET /api/states/weather.home HTTP/1.1\r\n"))
    #expect(server.requests.allSatisfy { $0.contains("Authorization: Bearer secret.token-1\r\n") })
    for (request, type) in zip(server.requests.dropFirst(), types) {
      #expect(request.hasPrefix("POST \(path)?return_response HTTP/1.1\r\n"))
      #expect(request.hasSuffix(#"{"entity_id":"weather.home","type":"\#(type)"}"#))
    }
  }

  @Test("Where no zone was set, that of Home Assistant is asked for")
  func zoneOfItsOwn() throws {
    let server = try server(features: 2)
    defer { server.stop() }
    let parts = try fetch(server)
    let answer = try HomeAssistantProvider().answer(
      from: parts, received: utc(2026, 5, 4), zones: ZoneChoice(fallback: .utc))
    #expect(answer.zoneIdentifier == "America/Chicago")
    #expect(server.requests.last?.hasPrefix("GET /api/config ") == true)
  }

  @Test("Days may fail, hours may not; an entity that is down is not asked further")
  func bearable() throws {
    let server = try server(features: 1)
    defer { server.stop() }
    #expect(failure { () throws(FeedError) in try fetch(server) } == .empty("weather.home has no hourly forecast"))
    let down = told.homeAssistantState.replacing("\"sunny\"", with: "\"unavailable\"")
    server.reply("/api/states/weather.home", with: LocalServer.json(down))
    #expect(failure { () throws(FeedError) in try fetch(server) } == .empty("weather.home is unavailable"))
    #expect(server.requests.count == 2)
  }

  @Test(
    "What is wrong is told apart",
    arguments: [
      (401, "401: Unauthorized", FeedError.unauthorized(401)),
      (404, #"{"message":"Entity not found."}"#, .rejected(404, "weather.home: Entity not found.")),
      (
        400, #"{"message":"Service call requires responses"}"#,
        .rejected(400, "weather.home: Service call requires responses")
      ),
      (500, "500 Internal Server Error", .failing(500)),
    ])
  func refusals(status: Int, body: String, error: FeedError) throws {
    let server = try server()
    defer { server.stop() }
    let bytes = LocalServer.http(status, ["Content-Type: text/plain"], body: Array(body.utf8))
    server.reply("/api/states/weather.home", with: .bytes(bytes))
    #expect(failure { () throws(FeedError) in try fetch(server) } == error)
  }

  @Test("A token that others may read is not used, and the way out is told", arguments: [0o644, 0o640, 0o604, 0o620])
  func readable(mode: Int) throws {
    let server = try server()
    defer { server.stop() }
    chmod(token, mode_t(mode))
    let error = failure { () throws(FeedError) in try fetch(server) }
    #expect(
      error == .misconfigured(.unauthorized, "others may read the access token in \(token); run: chmod 600 \(token)"))
    #expect(server.requests.isEmpty)
  }

  @Test("A file without a token, with two, with more than a token, or no file at all is refused, and never printed")
  func damaged() throws {
    for text in ["", " \n", "one two", "one\r\nX-Header: two", "tok\u{E9}n", "a\u{0}b"] {
      let path = try folder.write(Array(text.utf8), to: "damaged")
      chmod(path, 0o600)
      let error = failure { () throws(FeedError) in try HomeAssistantToken(file: path) }
      #expect(error?.kind == .unauthorized)
      #expect(error?.reason.contains("one") != true || error?.reason.contains("one access token") == true)
    }
    let missing = failure { () throws(FeedError) in try HomeAssistantToken(file: folder.path + "/none") }
    #expect(missing == .missingFile(folder.path + "/none"))
    let aFolder = failure { () throws(FeedError) in try HomeAssistantToken(file: folder.path) }
    #expect(aFolder?.kind == .unauthorized)
    let read = try HomeAssistantToken(file: token)
    #expect(!"\(read)".contains("secret") && !String(reflecting: read).contains("secret"))
  }

  @Test("Without a token or a proper entity nothing is asked")
  func unset() throws {
    let server = try server()
    defer { server.stop() }
    #expect(failure { () throws(FeedError) in try fetch(server, token: nil) }?.kind == .unauthorized)
    for entity in ["weather.", "sun.sun", "weather.Home", "weather.a/b", "weather.a?b", "weather.a\"", "home", ""] {
      #expect(!HomeAssistantProvider.isEntity(entity))
      #expect(failure { () throws(FeedError) in try fetch(server, entity: entity) }?.exitCode == 78)
    }
    #expect(HomeAssistantProvider.isEntity("weather.forecast_home_2"))
    #expect(server.requests.isEmpty)
  }

  private func fetch(_ server: LocalServer, zone: String? = nil, entity: String = "weather.home") throws(FeedError)
    -> [WirePart]
  {
    try fetch(server, zone: zone, entity: entity, token: token)
  }

  private func fetch(
    _ server: LocalServer, zone: String? = nil, entity: String = "weather.home", token: String?
  ) throws(FeedError) -> [WirePart] {
    guard let place = Coordinate(latitude: 41.88, longitude: -87.63) else { throw .malformed("no place") }
    let access = ForecastService.Access(base: server.url("/"), entity: entity, tokenFile: token)
    return try ForecastService.homeAssistant.provider(access).fetch(
      ForecastQuery(coordinate: place, zoneIdentifier: zone), over: CurlFetcher(userAgent: "almanac/0 (tests)"))
  }
}
