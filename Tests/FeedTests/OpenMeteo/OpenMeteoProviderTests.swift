import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Open-Meteo: asking over the network")
struct OpenMeteoProviderTests {
  @Test("The request asks for unix seconds, eleven days and two decimals, and for nothing unknown")
  func request() throws {
    let url = try url(52.6541, -7.2448, zone: "Europe/Dublin")
    #expect(
      url.hasPrefix("https://api.open-meteo.com/v1/forecast?latitude=52.65&longitude=-7.24&timezone=Europe/Dublin&"))
    for part in [
      "timeformat=unixtime", "forecast_days=11", "temperature_unit=celsius", "wind_speed_unit=ms",
      "precipitation_unit=mm",
      "hourly=temperature_2m,apparent_temperature,relative_humidity_2m,precipitation_probability,precipitation,",
      "daily=weather_code,temperature_2m_max,temperature_2m_min,", "current=temperature_2m,",
    ] {
      #expect(url.contains("&" + part))
    }
  }

  @Test(
    "Degrees have two decimals, rounded, and no negative nought",
    arguments: [
      (0.004, "0.00"), (-0.004, "0.00"), (-0.05, "-0.05"), (9.999, "10.00"), (-33.875, "-33.88"), (90, "90.00"),
    ])
  func degrees(value: Double, text: String) throws {
    #expect(try url(value, 0).contains("latitude=\(text)&"))
  }

  @Test("Without a zone the service is to find it; a plus sign survives; a base may carry a key")
  func forms() throws {
    #expect(try url(1, 2).contains("&timezone=auto&"))
    #expect(try url(1, 2, zone: "Etc/GMT+5").contains("&timezone=Etc/GMT%2B5&"))
    #expect(try url(1, 2, base: "http://a.b/f?apikey=k").hasPrefix("http://a.b/f?apikey=k&latitude=1.00&"))
    #expect(OpenMeteoProvider.isBase("http://127.0.0.1:8080/v1"))
    #expect(!OpenMeteoProvider.isBase("127.0.0.1:8080/v1"))
    #expect(!OpenMeteoProvider.isBase("http://a/#b"))
  }

  @Test("What a real server says becomes a forecast or the error it is")
  func server() throws {
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text
    let server = try LocalServer()
    defer { server.stop() }
    let cases: [(LocalServer.Reply, FeedError.Kind?, Int32)] = [
      (LocalServer.json(good), nil, 0),
      (LocalServer.json(String(good.dropLast(900))), .malformed, 65),
      (
        LocalServer.json(#"{"error":true,"reason":"Hourly API request limit exceeded."}"#, status: 429), .rateLimited,
        75
      ),
      (LocalServer.json(#"{"error":true,"reason":"Cannot initialize x"}"#, status: 400), .refused, 65),
      (
        LocalServer.json(#"{"error":true,"reason":"No data is available for this location"}"#, status: 400),
        .outsideCoverage, 65
      ),
      (LocalServer.json("", status: 401), .unauthorized, 77), (LocalServer.html(404), .refused, 65),
      (LocalServer.html(429, ["Retry-After: 9"]), .rateLimited, 75), (LocalServer.html(500), .refused, 75),
      (LocalServer.html(502), .refused, 75), (LocalServer.html(200), .portal, 69), (LocalServer.html(511), .portal, 69),
      (.bytes(LocalServer.http(302, ["Location: http://localhost:\(server.port)/portal"])), .portal, 69),
      (LocalServer.json(""), .empty, 65), (LocalServer.json("{}"), .malformed, 65),
    ]
    server.reply("/portal", with: LocalServer.json("{}"))
    for (reply, kind, exit) in cases {
      server.reply("/v1", with: reply)
      let error = failure { () throws(FeedError) in try ask(server) }
      #expect(error?.kind == kind, "\(reply)")
      #expect(error?.exitCode ?? 0 == exit)
    }
  }

  @Test("A limit says how long it lasts")
  func limits() throws {
    let server = try LocalServer(["/v1": LocalServer.html(429, ["Retry-After: 9"])])
    defer { server.stop() }
    #expect(failure { () throws(FeedError) in try ask(server) } == .rateLimited(.seconds(9)))
    server.reply(
      "/v1", with: LocalServer.json(#"{"error":true,"reason":"Daily API request limit exceeded."}"#, status: 429))
    #expect(failure { () throws(FeedError) in try ask(server) } == .rateLimited(.day))
  }

  private func ask(_ server: LocalServer) throws(FeedError) -> ForecastAnswer {
    guard let place = Coordinate(latitude: 52.65, longitude: -7.25) else { throw .malformed("no place") }
    let source = FeedSource(
      OpenMeteoProvider(base: server.url("/v1")), over: CurlFetcher(userAgent: "almanac/0 (tests)"))
    return try source.fetch(FeedQuestion(ForecastQuery(coordinate: place), zones: ZoneChoice(fallback: .utc))).answer
  }

  private func url(
    _ latitude: Double, _ longitude: Double, zone: String? = nil, base: String = OpenMeteoProvider.defaultBase
  ) throws -> String {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return OpenMeteoRequest(base: base, query: ForecastQuery(coordinate: place, zoneIdentifier: zone)).url
  }
}
