import ForecastScene

/// What a feed asks, and over what.
struct FeedSource: Sendable {
  let provider: any ForecastProvider
  let query: ForecastQuery
  let zones: ZoneChoice
  let http: any HTTPFetching
  let clock: FeedClock

  /// One attempt.
  func attempt() throws(FeedError) -> ForecastAnswer {
    let parts = try provider.fetch(query, over: http)
    return try provider.answer(from: parts, received: clock.now(), zones: zones)
  }
}
