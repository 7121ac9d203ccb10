import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

@Suite("Many displays behind one caching proxy", .enabled(if: CachingProxy.isPossible))
struct ProxyTests {
  private let told = SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 60)

  /// Fifty displays at once, each with a connection of its own; how many got a forecast.
  private func displays(_ provider: @escaping @Sendable () -> any ForecastProvider) throws -> Int {
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let well = Counter()
    let threads = (0..<50).map { _ in
      SmallThread {
        let source = FeedSource(provider(), over: CurlFetcher(userAgent: "almanac/0 (tests)"))
        let question = FeedQuestion(
          ForecastQuery(coordinate: place, zoneIdentifier: "UTC"), zones: ZoneChoice(fixed: .utc))
        if (try? source.fetch(question)) != nil { well.add() }
      }
    }
    threads.forEach { $0.join() }
    return well.count
  }

  @Test("Fifty displays make one request of Open-Meteo in an interval, and one more in the next")
  func openMeteo() throws {
    let server = try LocalServer(["/om": LocalServer.json(told.openMeteo)])
    defer { server.stop() }
    let proxy = try CachingProxy(before: server, keepsFor: "2s")
    let base = proxy.url("/open-meteo/v1/forecast")
    #expect(try displays { OpenMeteoProvider(base: base) } == 50)
    #expect(server.requests.count == 1)
    usleep(2_500_000)
    #expect(try displays { OpenMeteoProvider(base: base) } == 50)
    #expect(server.requests.count == 2)
    try proxy.stop()
  }

  @Test("MET Norway's Expires is kept to; then the proxy asks on condition of the stamp, and 304 is enough")
  func metNorway() throws {
    // The proxy reads the clock of this machine: an answer that holds for three seconds from now.
    let fields = ["Expires: \(httpDate(in: 3))", "Last-Modified: Tue, 14 Jul 2026 05:58:13 GMT"]
    let server = try LocalServer(["/met": LocalServer.json(told.metNorway, fields)])
    defer { server.stop() }
    let proxy = try CachingProxy(before: server)
    let base = proxy.url("/met-norway/complete")
    #expect(try displays { METNorwayProvider(base: base) } == 50)
    #expect(server.requests.count == 1)
    usleep(3_500_000)
    let renewed = ["Expires: \(httpDate(in: 60))", "Last-Modified: Tue, 14 Jul 2026 05:58:13 GMT"]
    server.reply("/met", with: .bytes(LocalServer.http(304, renewed)))
    #expect(try displays { METNorwayProvider(base: base) } == 50)
    #expect(server.requests.count == 2)
    #expect(server.requests.last?.contains("If-Modified-Since: Tue, 14 Jul 2026 05:58:13 GMT") == true)
    try proxy.stop()
  }

  private func httpDate(in seconds: Int) -> String {
    var now = time(nil) + seconds
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let length = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("A display's own question on condition is answered by the proxy: 304, and nobody asks the service")
  func conditional() throws {
    let fields = ["Cache-Control: max-age=600", "Last-Modified: Tue, 14 Jul 2026 05:58:13 GMT"]
    let server = try LocalServer(["/met": LocalServer.json(told.metNorway, fields)])
    defer { server.stop() }
    let proxy = try CachingProxy(before: server)
    let provider = METNorwayProvider(base: proxy.url("/met-norway/complete"))
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let http = CurlFetcher(userAgent: "almanac/0 (tests)")
    let parts = try provider.fetch(ForecastQuery(coordinate: place), over: http)
    let again = try provider.fetch(ForecastQuery(coordinate: place), over: http, knowing: parts)
    #expect(again.map(\.body) == parts.map(\.body) && server.requests.count == 1)
    try proxy.stop()
  }

  @Test("While the service is away the displays get the last answer")
  func stale() throws {
    let server = try LocalServer(["/om": LocalServer.json(told.openMeteo)])
    defer { server.stop() }
    let proxy = try CachingProxy(before: server, keepsFor: "1s")
    let base = proxy.url("/open-meteo/v1/forecast")
    #expect(try displays { OpenMeteoProvider(base: base) } == 50)
    server.reply("/om", with: LocalServer.html(502))
    usleep(1_500_000)
    #expect(try displays { OpenMeteoProvider(base: base) } == 50)
    try proxy.stop()
  }
}
