import ForecastFeed
import ForecastScene
import ForecastWording

/// What is in hand to print from: the last forecast that came, and how things stand with the service.
struct Copy {
  /// The last good one; it stays whatever fails after it.
  private(set) var answer: ForecastAnswer?
  private(set) var service = ServiceStatus.loading
  /// Why the last attempt brought nothing; nil when it brought something.
  private(set) var error: FeedError?

  /// Seconds within which an answer is as good as being waited for.
  private static let soon = 60.0

  /// Takes in how an attempt went.
  mutating func take(_ update: FeedUpdate) {
    switch update.outcome {
    case .success(let answer):
      take(answer, nextAttempt: update.nextAttempt)
      let wait = update.nextAttempt.map { $0.seconds(since: update.time) } ?? .infinity
      if update.isRecalled, wait <= Self.soon { awaitAnswer() }
    case .failure(let error): take(error, attempts: update.failures, nextAttempt: update.nextAttempt)
    }
  }

  /// Takes in what was read, or why nothing was.
  mutating func take(_ outcome: Result<ForecastAnswer, FeedError>) {
    switch outcome {
    case .success(let answer): take(answer)
    case .failure(let error): take(error)
    }
  }

  mutating func take(_ answer: ForecastAnswer, nextAttempt: Instant? = nil) {
    self.answer = answer
    service = .idle(nextAttempt: nextAttempt)
    error = nil
  }

  mutating func take(_ error: FeedError, attempts: Int = 1, nextAttempt: Instant? = nil) {
    self.error = error
    // A service that answered with a status has not refused the connection: that is told in general terms.
    let kind = error.kind == .refused && error.status != nil ? "" : error.kind.rawValue
    let facts = FailureFacts(kind: kind, reason: error.reason, attempts: attempts, nextAttempt: nextAttempt)
    service = .failed(facts)
  }

  /// An attempt is under way; whatever is in hand stays.
  mutating func awaitAnswer() { service = .loading }
}
