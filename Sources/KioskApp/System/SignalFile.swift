import CLinux
import Glibc

/// Signals, as a file that the loop waits for.
final class SignalFile: LoopSource {
  private static let meanings: [(signal: Int32, event: LoopEvent)] = [
    (SIGTERM, .terminate), (SIGINT, .terminate), (SIGHUP, .terminate), (SIGQUIT, .terminate), (SIGUSR1, .screenshot),
    (Console.leaveSignal, .consoleLeft), (Console.enterSignal, .consoleEntered),
  ]

  /// Holds the signals back from this thread and all that it starts from now on; the file collects them.
  static func holdSignals() {
    var set = signalSet
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // A screen or a pipe that goes away is an error of write, not the end.
    signal(SIGPIPE, SIG_IGN)
  }

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for (signal, _) in meanings { sigaddset(&set, signal) }
    return set
  }

  private let file: Int32

  init() {
    var set = Self.signalSet
    file = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  deinit { close(file) }

  var waited: [pollfd] { [pollfd(fd: file, events: Int16(POLLIN), revents: 0)] }
  // Who wants the console does not wait for a fling to end.
  var isUrgent: Bool { true }

  func serve() {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(file, &info, size) == size {
      let number = Int32(info.ssi_signo)
      Self.meanings.first { $0.signal == number }?.event.push()
    }
  }
}
