import Glibc
import Synchronization
import Testing

@testable import ForecastFeed

@Suite("Fetching by libcurl from a real server")
struct CurlFetcherTests {
  @Test("An answer comes whole, with its status, fields and address; the almanac names itself")
  func whole() throws {
    let server = try LocalServer(["/a": LocalServer.json(#"{"sky":"clear"}"#, ["X-One: two "])])
    defer { server.stop() }
    let response = try fetcher().fetch(
      HTTPRequest(url: server.url("/a?b=c"), headers: [HTTPHeaders.Field("X-Asks", "1")]))
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"sky":"clear"}"#)
    #expect(response.headers["x-one"] == "two")
    #expect(response.url == server.url("/a?b=c"))
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("GET /a?b=c HTTP/1.1\r\n"))
    #expect(request.contains("User-Agent: almanac/0 (tests)\r\n"))
    #expect(request.contains("Accept: application/json\r\n"))
    #expect(request.contains("Accept-Encoding: gzip\r\n"))
    #expect(request.contains("X-Asks: 1\r\n"))
  }

  @Test("A gzipped body arrives unpacked")
  func gzip() throws {
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 42, 206, 174, 84, 178, 82, 74, 206, 73, 77, 44, 82, 170, 5, 0, 237, 141,
      87, 122, 15, 0, 0, 0,
    ]
    let fields = ["Content-Type: application/json", "Content-Encoding: gzip"]
    let server = try LocalServer([
      "/whole": .bytes(LocalServer.http(200, fields, body: packed)),
      "/damaged": .bytes(LocalServer.http(200, fields, body: Array("not gzip at all".utf8))),
    ])
    defer { server.stop() }
    let response = try fetcher().fetch(HTTPRequest(url: server.url("/whole")))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"sky":"clear"}"#)
    #expect(error(server.url("/damaged"))?.kind == .malformed)
  }

  @Test("A redirect is followed, and forgets the fields of the way")
  func redirect() throws {
    let server = try LocalServer([
      "/old": .bytes(LocalServer.http(302, ["Location: /new", "X-Way: old"])),
      "/new": LocalServer.json("{}"),
    ])
    defer { server.stop() }
    let response = try fetcher().fetch(HTTPRequest(url: server.url("/old")))
    #expect(response.url == server.url("/new"))
    #expect(response.headers["X-Way"] == nil)
  }

  @Test("A redirect without end is a portal's, one to another kind of address is not followed")
  func redirects() throws {
    let server = try LocalServer([
      "/round": .bytes(LocalServer.http(302, ["Location: /round"])),
      "/file": .bytes(LocalServer.http(302, ["Location: file:///etc/passwd"])),
    ])
    defer { server.stop() }
    #expect(error(server.url("/round")) == .portal("more than 5 redirects"))
    #expect(server.requests.count == 6)
    #expect(error(server.url("/file"))?.kind == .malformed)
  }

  @Test("Any status is an answer", arguments: [404, 429, 500, 502, 511])
  func statuses(status: Int) throws {
    let server = try LocalServer(["/": LocalServer.html(status, ["Retry-After: 17"])])
    defer { server.stop() }
    let response = try fetcher().fetch(HTTPRequest(url: server.url()))
    #expect(response.status == status)
    #expect(response.retryAfter == 17)
  }

  @Test("A body that ends before its length is malformed")
  func truncated() throws {
    let server = try LocalServer(["/": .bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"a\":".utf8))])
    defer { server.stop() }
    #expect(error(server.url())?.kind == .malformed)
  }

  @Test("A server that says nothing, or drips, is not waited for", arguments: [false, true])
  func slow(drips: Bool) throws {
    let whole = LocalServer.http(200, [], body: Array("{}".utf8))
    let server = try LocalServer(["/": drips ? .drip(whole, seconds: 0.05) : .silence])
    defer { server.stop() }
    let begin = FeedClock.seconds(CLOCK_MONOTONIC)
    let error = error(server.url(), fetcher(total: 0.4))
    #expect(error?.kind == .timeout)
    #expect(error?.exitCode == 75)
    #expect(FeedClock.seconds(CLOCK_MONOTONIC) - begin < 2)
  }

  @Test("Five megabytes are too large, announced or not")
  func large() throws {
    let body = [UInt8](repeating: 0x20, count: 5 << 20)
    let server = try LocalServer([
      "/announced": .bytes(LocalServer.http(200, [], body: body)),
      "/endless": .bytes(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + body),
    ])
    defer { server.stop() }
    #expect(error(server.url("/announced")) == .tooLarge(limit: 2 << 20))
    #expect(error(server.url("/endless")) == .tooLarge(limit: 2 << 20))
  }

  @Test("Nobody at the door is refused, exit 69")
  func refused() throws {
    let server = try LocalServer()
    server.stop()
    let error = error(server.url())
    #expect(error?.kind == .refused)
    #expect(error?.exitCode == 69)
  }

  @Test("A door that is closed without a word is refused")
  func nothing() throws {
    let server = try LocalServer(["/": .bytes([])])
    defer { server.stop() }
    #expect(error(server.url())?.kind == .refused)
  }

  @Test("A host that there is not is a matter of names")
  func names() {
    let error = error(UnknownHost.url)
    #expect(error == .hostNotFound(UnknownHost.name))
    #expect(error?.kind == .dns)
  }

  @Test("A server that does not speak TLS is not trusted")
  func tls() throws {
    let server = try LocalServer()
    defer { server.stop() }
    let error = error("https://127.0.0.1:\(server.port)/")
    #expect(error?.kind == .tls)
    #expect(error?.exitCode == 69)
  }

  @Test("What is no web address is a matter of set-up", arguments: ["", "nonsense", "ftp://a/", "file:///etc/passwd"])
  func addresses(url: String) {
    #expect(error(url)?.exitCode == 78)
  }

  @Test("A transfer that hangs ends at once when it is cancelled, and no other begins")
  func cancelled() throws {
    let server = try LocalServer(["/": .silence])
    defer { server.stop() }
    let fetcher = fetcher()
    let canceller = SmallThread {
      usleep(100_000)
      fetcher.cancel()
    }
    let begin = FeedClock.seconds(CLOCK_MONOTONIC)
    #expect(error(server.url(), fetcher) == .cancelled)
    #expect(FeedClock.seconds(CLOCK_MONOTONIC) - begin < 0.6)
    #expect(error(server.url(), fetcher) == .cancelled)
    canceller.join()
  }

  @Test("One fetcher serves many requests")
  func many() throws {
    let server = try LocalServer(["/": LocalServer.json("{}")])
    defer { server.stop() }
    let fetcher = fetcher()
    for _ in 0..<50 { #expect(try fetcher.fetch(HTTPRequest(url: server.url())).status == 200) }
  }

  private func fetcher(total: Double = 5) -> CurlFetcher {
    var limits = CurlFetcher.Limits()
    limits.total = total
    return CurlFetcher(userAgent: "almanac/0 (tests)", limits: limits)
  }

  private func error(_ url: String, _ fetcher: CurlFetcher? = nil) -> FeedError? {
    let fetcher = fetcher ?? self.fetcher()
    return failure { () throws(FeedError) in try fetcher.fetch(HTTPRequest(url: url)) }
  }
}
