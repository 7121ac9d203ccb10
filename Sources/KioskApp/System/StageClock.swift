import Glibc

/// The clock that the stage lives by: the machine's monotonic one, or a slower one for the eye.
///
/// `ALMANAC_SLOW_MOTION=0.1` lets a tenth of the time pass, from the start on.
struct StageClock {
  private let start: Double
  /// Seconds of the stage a second; above 0, at most 1.
  let pace: Double

  /// A clock that shows the machine's time at `start` and runs at a pace from there.
  init(start: Double, pace: Double = 1) {
    self.start = start
    self.pace = pace > 0 && pace <= 1 ? pace : 1
  }

  /// The clock that the environment asks for.
  static var environment: StageClock {
    let pace = getenv("ALMANAC_SLOW_MOTION").flatMap { Double(String(cString: $0)) }
    return StageClock(start: MonotonicClock.now, pace: pace ?? 1)
  }

  /// What it shows now.
  var now: Double { time(at: MonotonicClock.now) }

  /// What it shows at a time of the machine's clock.
  func time(at machine: Double) -> Double { start + (machine - start) * pace }

  /// The time of the machine's clock at which it shows `time`.
  func machineTime(of time: Double) -> Double { start + (time - start) / pace }
}
