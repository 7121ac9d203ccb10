/// An error in the service's own words (application/problem+json).
struct NWSProblem {
  /// The last part of its type, such as "InvalidPoint".
  let name: String
  let title: String
  let status: Int?
  let detail: String

  /// nil where the body is anything else.
  init?(body: [UInt8]) {
    guard let document = try? JSONValue(document: body) else { return nil }
    self.init(document)
  }

  init?(_ document: JSONValue) {
    guard let type = document["type"].text, document["title"].text != nil || type.contains("/problems/"),
      document["properties"] == .null
    else { return nil }
    name = String(type.split(separator: "/").last ?? "")
    title = document["title"].text ?? name
    status = document["status"].number.flatMap { Int(exactly: $0.rounded()) }.flatMap {
      (100...599).contains($0) ? $0 : nil
    }
    detail = document["detail"].text ?? ""
  }

  /// The problem in the feed's terms, with the status of the answer where it is known.
  func error(status answered: Int? = nil, retryAfter: Double? = nil) -> FeedError {
    if ["InvalidPoint", "MarineForecastNotSupported"].contains(name) || title.hasPrefix("Data Unavailable For") {
      return .outsideCoverage(words)
    }
    switch answered ?? status {
    case let status? where status == 401 || status == 403: return .unauthorized(status)
    case 429: return .rateLimited(retryAfter.map(RateLimit.seconds) ?? .unstated)
    case let status? where status >= 500: return .failing(status)
    case let status: return .rejected(status, words)
    }
  }

  /// One short line, whatever was sent.
  private var words: String {
    let line = detail.isEmpty ? title : detail
    return String(
      String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.prefix(160)))
  }
}
