import ForecastScene
import Glibc

/// The clocks as the feed reads them: the one on the wall stamps answers, the monotonic one decides when to ask.
public struct FeedClock: Sendable {
  /// The present instant.
  public var now: @Sendable () -> Instant
  /// Seconds that only ever grow, whatever is done to the clock on the wall.
  public var monotonic: @Sendable () -> Double
  /// A clock on the wall that shows an earlier time has not been set.
  public var earliest: Instant

  /// Makes a clock; the monotonic one is the machine's unless it is given.
  public init(
    now: @escaping @Sendable () -> Instant, earliest: Instant = Instant(secondsSince1970: 0),
    monotonic: @escaping @Sendable () -> Double = { FeedClock.seconds(CLOCK_MONOTONIC) }
  ) {
    self.now = now
    self.monotonic = monotonic
    self.earliest = earliest
  }

  /// The machine's clocks.
  public static let system = FeedClock(
    now: { Instant(secondsSince1970: seconds(CLOCK_REALTIME)) }, earliest: ReleaseDate.instant)

  /// Whether the clock on the wall has been set.
  var isSet: Bool { now() >= earliest }

  /// Seconds by one of the machine's clocks.
  public static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
