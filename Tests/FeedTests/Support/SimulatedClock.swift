import ForecastScene
import Synchronization

@testable import ForecastFeed

/// A clock that moves only when a test moves it.
final class SimulatedClock: Sendable {
  private let state: Mutex<(t: Double, offset: Double)>

  /// Shows `start`; its monotonic time begins at 1000.
  init(_ start: Instant) { state = Mutex((1_000, start.secondsSince1970 - 1_000)) }

  var t: Double { state.withLock { $0.t } }
  var now: Instant { state.withLock { Instant(secondsSince1970: $0.t + $0.offset) } }

  /// Both clocks go on.
  func move(to t: Double) { state.withLock { $0.t = max($0.t, t) } }

  /// The clock on the wall is set, the other is not.
  func set(_ instant: Instant) { state.withLock { $0.offset = instant.secondsSince1970 - $0.t } }

  /// As the feed reads it.
  func feedClock(earliest: Instant = Instant(secondsSince1970: 0)) -> FeedClock {
    FeedClock(now: { self.now }, earliest: earliest, monotonic: { self.t })
  }
}
