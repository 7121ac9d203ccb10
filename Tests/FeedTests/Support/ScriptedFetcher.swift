import ForecastFeed
import Synchronization

/// Gives prepared answers, the last one again and again.
final class ScriptedFetcher: HTTPFetching {
  private let state: Mutex<(answers: [Result<HTTPResponse, FeedError>], count: Int)>
  private let isCancelled = Atomic<Bool>(false)

  init(_ answers: [Result<HTTPResponse, FeedError>]) { state = Mutex((answers, 0)) }

  /// Requests so far.
  var count: Int { state.withLock { $0.count } }

  func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse {
    if isCancelled.load(ordering: .acquiring) { throw .cancelled }
    let answer = state.withLock { state in
      state.count += 1
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    return try answer.get()
  }

  func cancel() { isCancelled.store(true, ordering: .releasing) }

  /// An answer of status 200.
  static func json(_ text: String) -> Result<HTTPResponse, FeedError> {
    .success(HTTPResponse(status: 200, body: Array(text.utf8), url: OpenMeteoProvider.defaultBase))
  }
}
