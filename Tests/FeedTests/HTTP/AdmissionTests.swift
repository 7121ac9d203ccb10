import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Which answers are the service's own")
struct AdmissionTests {
  private let request = HTTPRequest(url: "https://api.example.com/v1?a=b")

  @Test("JSON from the host that was asked passes, also without a content type, also from a sister host")
  func passes() throws {
    try response(200, "application/json", "{}").checkOrigin(of: request)
    try response(200, nil, " \n[1]").checkOrigin(of: request)
    try response(200, "text/plain", "{}").checkOrigin(of: request)
    try response(200, "application/json", "{}", "https://paid-api.example.com/v1").checkOrigin(of: request)
    try response(304, nil, "").checkOrigin(of: request)
  }

  @Test("Pages, foreign hosts and 511 are a portal")
  func portals() {
    let answers = [
      response(200, "text/html; charset=utf-8", "<html>"), response(200, nil, "\r\n<html>"),
      response(200, "application/json", "<html>"), response(200, "text/plain", "Welcome"),
      response(511, "application/json", "{}"), response(511, "text/html", "<html>"),
      response(200, "application/json", "{}", "https://login.hotel.example/"),
      response(200, "application/json", "{}", "http://10.0.0.1/"), response(302, "text/html", "<html>"),
    ]
    for answer in answers {
      #expect(failure { () throws(FeedError) in try answer.checkOrigin(of: request) }?.kind == .portal)
    }
  }

  @Test("A page with a status of 400 or more is the service's own trouble, not a portal")
  func trouble() throws {
    for status in [404, 403, 500, 502, 503] { try response(status, "text/html", "<html>").checkOrigin(of: request) }
  }

  @Test(
    "A status tells the kind and the exit code",
    arguments: [
      (401, FeedError.Kind.unauthorized, 77), (403, .unauthorized, 77), (404, .refused, 65), (400, .refused, 65),
      (408, .timeout, 75), (429, .rateLimited, 75), (500, .refused, 75), (502, .refused, 75), (503, .refused, 75),
      (304, .refused, 65),
    ])
  func statuses(status: Int, kind: FeedError.Kind, exit: Int32) {
    let error = failure { () throws(FeedError) in try response(status, nil, "").checkStatus() }
    #expect(error?.kind == kind)
    #expect(error?.exitCode == exit)
  }

  @Test("Retry-After is understood as seconds and as a date, and kept within a day")
  func retryAfter() {
    func wait(_ value: String) -> Double? {
      let date = HTTPHeaders.Field("date", "Tue, 14 Jul 2026 14:00:00 GMT")
      return HTTPResponse(status: 429, headers: HTTPHeaders([date, .init("retry-after", value)]), url: "").retryAfter
    }
    #expect(wait("120") == 120)
    #expect(wait("0") == 1)
    #expect(wait("1e99") == 86_400)
    #expect(wait("Tue, 14 Jul 2026 14:05:00 GMT") == 300)
    #expect(wait("Tue, 14 Jul 2026 13:05:00 GMT") == 1)
    #expect(wait("soon") == nil)
    #expect(HTTPResponse(status: 429, url: "").retryAfter == nil)
  }

  @Test("Dates of HTTP are read, anything else is not")
  func dates() {
    #expect(HTTPDate.instant("Sun, 06 Nov 1994 08:49:37 GMT")?.secondsSince1970 == 784_111_777)
    for text in [
      "", "06 Nov 1994", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Now 1994 08:49:37 GMT", "a b c d e f g GMT",
    ] {
      #expect(HTTPDate.instant(text) == nil)
    }
  }

  @Test(
    "The host of a URL",
    arguments: [
      ("https://API.example.com:8443/v1", "api.example.com"), ("http://user:word@a.b/?c@d", "a.b"),
      ("http://[::1]:80/", "::1"), ("ftp://a/", nil), ("https:///a", nil), ("", nil),
    ] as [(String, String?)])
  func hosts(url: String, host: String?) { #expect(URLText.host(of: url) == host) }

  private func response(_ status: Int, _ type: String?, _ body: String, _ url: String = "https://api.example.com/v1")
    -> HTTPResponse
  {
    let fields = type.map { [HTTPHeaders.Field("Content-Type", $0)] } ?? []
    return HTTPResponse(status: status, headers: HTTPHeaders(fields), body: Array(body.utf8), url: url)
  }
}
