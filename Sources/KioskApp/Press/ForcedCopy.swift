import ForecastFeed
import ForecastScene
import ForecastWording

extension ForcedState {
  /// Whether a forecast is shown in this state, so that one has to be had.
  var needsForecast: Bool {
    switch self {
    case .loading, .failed, .waitingForClock: false
    case .loadingCached, .failedCached, .ageing, .late, .withdrawn: true
    }
  }

  /// How old the forecast is made to be, in seconds.
  private var age: Double {
    switch self {
    case .loading, .failed, .waitingForClock: 0
    case .loadingCached, .failedCached, .ageing: 5 * 3_600
    case .late: 30 * 3_600
    case .withdrawn: 50 * 3_600
    }
  }

  /// What would be in hand in this state, made of what is.
  func copy(of copy: Copy, at now: Instant) -> Copy {
    var forced = Copy()
    if needsForecast, var answer = copy.answer {
      answer.forecast.received = now.advanced(by: -age)
      answer.forecast.issued = answer.forecast.issued.map { min($0, answer.forecast.received) }
      forced.take(answer)
    }
    switch self {
    case .loading, .loadingCached: forced.awaitAnswer()
    case .failed, .failedCached: forced.take(.timedOut("10 s"), nextAttempt: now.advanced(by: 120))
    case .ageing, .late, .withdrawn, .waitingForClock: break
    }
    return forced
  }
}
