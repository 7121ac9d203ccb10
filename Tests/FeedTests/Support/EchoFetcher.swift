import ForecastFeed
import Synchronization

/// Sends requests to where they ask, or to where a test leads them: of those the first two really go, and what came then comes
/// again and again, so that a day of the same fault does not take a day of time-outs.
final class EchoFetcher: HTTPFetching {
  private struct State {
    var url: String?
    var real = 0
    var last: Result<HTTPResponse, FeedError> = .failure(.cancelled)
    var requests: [HTTPRequest] = []
  }

  private let state = Mutex(State())
  private let fetcher: CurlFetcher

  init(_ limits: CurlFetcher.Limits = EchoFetcher.impatient) {
    fetcher = CurlFetcher(userAgent: "almanac/0 (tests)", limits: limits)
  }

  /// Limits for a server next door.
  static var impatient: CurlFetcher.Limits {
    var limits = CurlFetcher.Limits()
    limits.connect = 1
    limits.total = 1
    return limits
  }

  /// Requests so far.
  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// From now on requests go there, whatever they ask for; nil sends them where they ask.
  func lead(to url: String?) {
    state.withLock { state in
      state.url = url
      state.real = 0
    }
  }

  func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse {
    let (real, url) = state.withLock { state in
      state.requests.append(request)
      state.real += 1
      return (state.url == nil || state.real <= 2, state.url)
    }
    if real {
      var led = request
      led.url = url ?? request.url
      let outcome = Result { () throws(FeedError) in try fetcher.fetch(led) }
      state.withLock { $0.last = outcome }
    }
    return try state.withLock { $0.last }.get()
  }

  func cancel() { fetcher.cancel() }
}
