/// A way to get an answer from a web service.
public protocol HTTPFetching: Sendable {
  /// Fetches one answer of any status and waits for it.
  ///
  /// Throws when there is no whole answer: network, TLS, time, size.
  func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse

  /// Ends the transfer that runs and refuses all later ones; may be called from any thread.
  func cancel()
}
