import CLinux
import Glibc

/// A thread that waits for signals and for the wall clock to be set, and wakes the display's loop. It never wakes by itself.
enum SystemWatch {
  private static let signals: [Int32] = [SIGTERM, SIGINT, SIGUSR1]

  /// Holds the signals back from this thread and all that it starts from now on; the watch collects them.
  static func holdSignals() {
    var set = signalSet
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // A screen or a pipe that goes away is an error of write, not the end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Starts the thread; it ends with the process.
  static func start() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        SystemWatch.watch()
        return nil
      }, nil)
    pthread_detach(thread)
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func watch() {
    var set = signalSet
    let signalFile = signalfd(-1, &set, Int32(SFD_CLOEXEC))
    let clockFile = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC))
    while true {
      arm(clockFile)
      var files = [
        pollfd(fd: signalFile, events: Int16(POLLIN), revents: 0),
        pollfd(fd: clockFile, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&files, 2, -1) > 0 || errno == EINTR else { return }
      if files[0].revents != 0 { collectSignal(signalFile) }
      if files[1].revents != 0 { collectClockStep(clockFile) }
    }
  }

  /// The timer itself is never due: it only tells when the clock is set.
  private static func arm(_ file: Int32) {
    var time = itimerspec()
    time.it_value.tv_sec = Int.max / 4
    timerfd_settime(file, Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET), &time, nil)
  }

  private static func collectSignal(_ file: Int32) {
    var info = signalfd_siginfo()
    guard read(file, &info, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size else { return }
    let event: LoopEvent = Int32(info.ssi_signo) == SIGUSR1 ? .screenshot : .terminate
    event.push()
  }

  private static func collectClockStep(_ file: Int32) {
    var count: UInt64 = 0
    if read(file, &count, 8) < 0, errno == ECANCELED { LoopEvent.clockSet.push() }
  }
}
