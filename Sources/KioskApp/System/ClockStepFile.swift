import CLinux
import Glibc

/// Tells that the machine's wall clock was set.
final class ClockStepFile: LoopSource {
  private let file = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))

  init() { arm() }

  deinit { close(file) }

  var waited: [pollfd] { [pollfd(fd: file, events: Int16(POLLIN), revents: 0)] }

  func serve() {
    var count: UInt64 = 0
    if read(file, &count, 8) < 0, errno == ECANCELED { LoopEvent.clockSet.push() }
    arm()
  }

  /// The timer itself is never due: it only tells when the clock is set.
  private func arm() {
    var time = itimerspec()
    time.it_value.tv_sec = Int.max / 4
    timerfd_settime(file, Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET), &time, nil)
  }
}
