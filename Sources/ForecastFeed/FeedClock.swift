import ForecastScene
import Glibc

/// The wall clock as the feed reads it, for stamping answers; waiting is done by the monotonic clock.
public struct FeedClock: Sendable {
  /// The present instant.
  public var now: @Sendable () -> Instant

  /// Makes a clock.
  public init(now: @escaping @Sendable () -> Instant) { self.now = now }

  /// The machine's clock.
  public static let system = FeedClock { Instant(secondsSince1970: seconds(CLOCK_REALTIME)) }

  /// Seconds by one of the machine's clocks.
  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
