import Testing

@testable import ForecastFeed

@Suite("Handing over a body, and certificates of one's own")
struct HTTPPostTests {
  @Test("A POST carries its body and type; the next request is a GET again")
  func post() throws {
    let server = try LocalServer(["/a": LocalServer.json("{}")])
    defer { server.stop() }
    let fetcher = CurlFetcher(userAgent: "almanac/0 (tests)")
    _ = try fetcher.fetch(
      HTTPRequest(url: server.url("/a"), method: .post(Array(#"{"b":1}"#.utf8), type: "application/json")))
    _ = try fetcher.fetch(HTTPRequest(url: server.url("/a")))
    _ = try fetcher.fetch(HTTPRequest(url: server.url("/a"), method: .post([], type: "text/plain")))
    #expect(server.requests[0].hasPrefix("POST /a HTTP/1.1\r\n"))
    #expect(server.requests[0].contains("Content-Type: application/json\r\n"))
    #expect(server.requests[0].contains("Content-Length: 7\r\n"))
    #expect(server.requests[1].hasPrefix("GET /a HTTP/1.1\r\n"))
    #expect(!server.requests[1].contains("Content-Length"))
    #expect(server.requests[2].hasPrefix("POST /a HTTP/1.1\r\n"))
    #expect(server.requests[2].contains("Content-Length: 0\r\n"))
  }

  @Test("A redirect within the service keeps the method")
  func redirect() throws {
    let server = try LocalServer([
      "/a": .bytes(LocalServer.http(301, ["Location: /b"])), "/b": LocalServer.json("{}"),
    ])
    defer { server.stop() }
    _ = try CurlFetcher(userAgent: "almanac/0 (tests)").fetch(
      HTTPRequest(url: server.url("/a"), method: .post([0x7B, 0x7D], type: "application/json")))
    #expect(server.requests[1].hasPrefix("POST /b HTTP/1.1\r\n"))
  }

  @Test("A file of certificates that is not there is a matter of set-up")
  func authorities() throws {
    let server = try LocalServer()
    defer { server.stop() }
    var limits = CurlFetcher.Limits()
    limits.authorities = "/nonexistent/authorities.pem"
    let fetcher = CurlFetcher(userAgent: "almanac/0 (tests)", limits: limits)
    let error = failure { () throws(FeedError) in
      try fetcher.fetch(HTTPRequest(url: "https://127.0.0.1:\(server.port)/"))
    }
    #expect(error?.kind == .tls && error?.exitCode == 78)
  }
}
