/// An error in Open-Meteo's words: `{"error":true,"reason":"…"}`. A recorded one comes without its status.
struct OpenMeteoRefusal {
  let reason: String
  let status: Int?
  let retryAfter: Double?

  /// The refusal in the feed's terms.
  var error: FeedError {
    let words = reason.lowercased()
    if words.contains("limit exceeded") { return .rateLimited(retryAfter.map(RateLimit.seconds) ?? window(words)) }
    if words.contains("too many") { return .rateLimited(retryAfter.map(RateLimit.seconds) ?? .unstated) }
    if words.contains("no data is available") { return .outsideCoverage(shortened) }
    if words.contains("api key") || words.contains("apikey") { return .unauthorized(status ?? 401) }
    if words.contains("overloaded") { return .failing(status ?? 503) }
    if words.contains("something went wrong") { return .failing(status ?? 500) }
    switch status {
    case 401, 403: return .unauthorized(status ?? 401)
    case 429: return .rateLimited(retryAfter.map(RateLimit.seconds) ?? .unstated)
    case let status? where status >= 500: return .failing(status)
    default: return .rejected(status, shortened)
    }
  }

  private func window(_ words: String) -> RateLimit {
    if words.hasPrefix("minutely") { return .minute }
    return words.hasPrefix("hourly") ? .hour : .day
  }

  /// One line, whatever was sent.
  private var shortened: String {
    String(String.UnicodeScalarView(reason.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.prefix(160)))
  }
}
