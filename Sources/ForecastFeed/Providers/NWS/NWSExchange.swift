import ForecastScene

/// The questions that the service is asked, and where.
struct NWSExchange {
  let base: String
  let http: any HTTPFetching

  /// The grid cell of a coordinate.
  func point(_ coordinate: Coordinate) throws(FeedError) -> WirePart {
    let latitude = URLText.shortDegrees(coordinate.latitude), longitude = URLText.shortDegrees(coordinate.longitude)
    return try ask("\(base)/points/\(latitude),\(longitude)")
  }

  /// The point with its forecasts. The hours have to come; without days or grid there is a page as well.
  func forecast(of part: WirePart) throws(FeedError) -> [WirePart] {
    guard case .point(let point) = try NWSPart(part.body), let hourly = point.hourly else {
      throw .malformed("the point names no forecast")
    }
    var parts = [part, try ask(try address(hourly) + "?units=si")]
    for (path, query) in [(point.halfDays, "?units=si"), (point.grid, "")] {
      guard let path else { continue }
      do {
        parts.append(try ask(try address(path) + query))
      } catch {
        guard Self.isBearable(error) else { throw error }
      }
    }
    return parts
  }

  /// The point of an earlier answer, while it is less than a day older than the hours of that answer.
  static func freshPoint(in known: [WirePart]) -> WirePart? {
    let sent = known.compactMap { $0.headers["Date"].flatMap(HTTPDate.instant) }
    let point = known.first { if case .point? = try? NWSPart($0.body) { true } else { false } }
    guard let point, let asked = point.headers["Date"].flatMap(HTTPDate.instant), let latest = sent.max(),
      latest.seconds(since: asked) < 86_400
    else { return nil }
    return point
  }

  private func ask(_ url: String) throws(FeedError) -> WirePart {
    let request = HTTPRequest(url: url, headers: [HTTPHeaders.Field("Accept", "application/geo+json")])
    let response = try http.fetch(request)
    try response.checkOrigin(of: request)
    if response.status >= 300, let problem = NWSProblem(body: response.body) {
      throw problem.error(status: response.status, retryAfter: response.retryAfter)
    }
    try response.checkStatus()
    return WirePart(body: response.body, headers: response.headers, status: response.status)
  }

  /// Where to ask for what an answer points to: at the service itself, whatever the scheme or a server in between, and
  /// never at a foreign host.
  private func address(_ url: String) throws(FeedError) -> String {
    if url.hasPrefix(base + "/") { return url }
    let own = [URLText.host(of: NWSProvider.defaultBase), URLText.host(of: base)]
    guard let host = URLText.host(of: url), own.contains(host) else {
      throw .malformed("the point leads to a foreign address")
    }
    let path = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst(2)
    return base + "/" + path.joined(separator: "/")
  }

  /// Whether an error of one part says nothing against the others.
  private static func isBearable(_ error: FeedError) -> Bool {
    switch error {
    case .failing, .rejected, .timedOut, .malformed, .empty, .tooLarge, .outsideCoverage: true
    default: false
    }
  }
}
