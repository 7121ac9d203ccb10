import CLinux
import Glibc

/// Tells when the clock on the wall is set: a timer that is never due and that setting the clock cancels.
final class ClockWatch: Sendable {
  /// Ready to be read when the clock has been set.
  let file = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))

  init() { arm() }

  deinit { close(file) }

  /// Takes in what made the file ready; whether it was the clock.
  func collect() -> Bool {
    var count: UInt64 = 0
    let wasSet = read(file, &count, 8) < 0 && errno == ECANCELED
    arm()
    return wasSet
  }

  private func arm() {
    var time = itimerspec()
    time.it_value.tv_sec = Int.max / 4
    timerfd_settime(file, Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET), &time, nil)
  }
}
