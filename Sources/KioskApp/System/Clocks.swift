import ForecastScene
import Glibc

/// Seconds of the machine's monotonic clock.
enum MonotonicClock {
  static var now: Double { seconds(of: CLOCK_MONOTONIC) }

  /// Sleeps until a time of this clock; returns early only when a signal asks for it.
  static func sleep(until time: Double) {
    var deadline = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil)
  }
}

/// CPU seconds of the calling thread.
enum ThreadClock {
  static var now: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }
}

/// The time on the wall, which may stand still, start elsewhere, or be the machine's.
struct WallClock: Sendable {
  private enum Source: Sendable {
    case machine
    /// This instant at this monotonic time, and on from there.
    case set(Instant, at: Double)
  }

  private let source: Source

  /// The machine's clock.
  static let machine = WallClock(source: .machine)

  private init(source: Source) { self.source = source }

  /// A clock that showed `instant` at the monotonic time `t` and runs.
  init(showing instant: Instant, at t: Double) { source = .set(instant, at: t) }

  /// The clock of a display: one that shows a chosen instant first, the machine's, or one as slow as the stage's.
  init(_ chosen: Instant?, _ stage: StageClock, at t: Double) {
    if let chosen {
      self.init(showing: chosen, at: t)
    } else {
      self = stage.pace == 1 ? .machine : WallClock(showing: Self.machine.instant(at: t), at: t)
    }
  }

  /// What it shows at a monotonic time.
  func instant(at t: Double) -> Instant {
    switch source {
    case .machine: Instant(secondsSince1970: seconds(of: CLOCK_REALTIME))
    case .set(let instant, let start): instant.advanced(by: t - start)
    }
  }

  /// The monotonic time at which it shows an instant, if nobody sets it before.
  func time(of instant: Instant) -> Double {
    switch source {
    case .machine: MonotonicClock.now + instant.secondsSince1970 - seconds(of: CLOCK_REALTIME)
    case .set(let origin, let start): start + instant.seconds(since: origin)
    }
  }
}

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
