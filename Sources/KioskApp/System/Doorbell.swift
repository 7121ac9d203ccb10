import CLinux
import Glibc

/// Wakes a loop that sleeps in `poll`: a file that other threads write to.
final class Doorbell: Sendable {
  /// The display loop's.
  static let loop = Doorbell()

  private let file = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

  /// To be waited for together with other files.
  var waited: pollfd { pollfd(fd: file, events: Int16(POLLIN), revents: 0) }

  /// Wakes the loop, now or when it next sleeps. May be called from any thread.
  func ring() {
    var one: UInt64 = 1
    _ = write(file, &one, 8)
  }

  /// Forgets all ringing so far.
  func quiet() {
    var count: UInt64 = 0
    _ = read(file, &count, 8)
  }
}
