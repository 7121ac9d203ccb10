import ForecastFeed

/// The error that an attempt ends with; nil when it succeeds.
func failure<Value>(_ attempt: () throws(FeedError) -> Value) -> FeedError? {
  do {
    _ = try attempt()
    return nil
  } catch {
    return error
  }
}
