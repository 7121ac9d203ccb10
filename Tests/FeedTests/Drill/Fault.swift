import Testing

@testable import ForecastFeed

/// Something that comes, or does not come, in the place of a forecast.
struct Fault: CustomTestStringConvertible, Sendable {
  let name: String
  let kind: FeedError.Kind
  /// How many requests a day of it may cost.
  var requests = 25...40
  /// Where requests go, of a server that has been told what to say.
  let lead: @Sendable (LocalServer) -> String

  var testDescription: String { name }

  /// A fault that the server on this machine plays.
  init(_ name: String, _ kind: FeedError.Kind, requests: ClosedRange<Int> = 25...40, _ reply: LocalServer.Reply) {
    self.init(name, kind, requests: requests) { server in
      server.reply("/fault", with: reply)
      return server.url("/fault")
    }
  }

  init(
    _ name: String, _ kind: FeedError.Kind, requests: ClosedRange<Int> = 25...40,
    lead: @escaping @Sendable (LocalServer) -> String
  ) {
    self.name = name
    self.kind = kind
    self.requests = requests
    self.lead = lead
  }

  /// In the order of the field's list.
  static let all: [Fault] = [
    Fault("DNS failure", .dns) { _ in UnknownHost.url + "v1" },
    Fault("connection refused", .refused) { _ in "http://127.0.0.1:1/v1" },
    Fault("black hole: no answer", .timeout, .silence),
    Fault("500", .refused, LocalServer.json(#"{"error":true,"reason":"Something went wrong."}"#, status: 500)),
    Fault("502 with a page of HTML", .refused, LocalServer.html(502)),
    Fault("200 with a page of HTML", .portal, LocalServer.html(200)),
    Fault("429 without Retry-After", .rateLimited, LocalServer.json("{}", status: 429)),
    Fault(
      "429 with Retry-After", .rateLimited, requests: 12...24,
      LocalServer.json("{}", status: 429, ["Retry-After: 7200"])),
    Fault("429 of the minute", .rateLimited, Fault.limit("Minutely")),
    Fault("429 of the hour", .rateLimited, requests: 20...26, Fault.limit("Hourly")),
    Fault("429 of the day", .rateLimited, requests: 1...3, Fault.limit("Daily")),
    Fault("401", .unauthorized, requests: 20...25, LocalServer.json("{}", status: 401)),
    Fault("403", .unauthorized, requests: 20...25, LocalServer.html(403)),
    Fault(
      "a place outside", .outsideCoverage, requests: 1...2,
      LocalServer.json(#"{"error":true,"reason":"No data is available for this location"}"#, status: 400)),
    Fault("redirect to a portal", .portal) { server in
      server.reply("/login", with: LocalServer.html(200))
      let login = "Location: http://localhost:\(server.port)/login"
      server.reply("/fault", with: .bytes(LocalServer.http(302, [login])))
      return server.url("/fault")
    },
    Fault("511 of a network that wants a log-in", .portal, LocalServer.html(511)),
    Fault(
      "truncated in the middle", .malformed, .bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"a\":".utf8))),
    Fault("truncated JSON of the right length", .malformed, LocalServer.json(#"{"latitude": 52.6, "hourly": {"ti"#)),
    Fault(
      "half an answer and an excuse", .malformed,
      LocalServer.json(#"{"latitude":1,"hourly":{"time":[17Unexpected error while streaming data: timeoutReached"#)),
    Fault(
      "valid JSON without data", .empty, LocalServer.json(#"{"latitude":52.6,"longitude":-7.2,"hourly":{"time":[]}}"#)),
    Fault("a slow drip", .timeout, .drip(LocalServer.http(200, [], body: Array("{}".utf8)), seconds: 0.05)),
    Fault(
      "a body of 5 MB", .malformed, .bytes(LocalServer.http(200, [], body: [UInt8](repeating: 0x20, count: 5 << 20)))),
    Fault("a server that does not speak TLS", .tls) { "https://127.0.0.1:\($0.port)/v1" },
  ]

  private static func limit(_ window: String) -> LocalServer.Reply {
    LocalServer.json(
      #"{"error":true,"reason":"\#(window) API request limit exceeded. Please try again."}"#, status: 429)
  }
}
