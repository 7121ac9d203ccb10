import CLinux
import Glibc

/// A counter of the kernel that threads wake each other by: readable once somebody has rung.
final class EventFile: Sendable {
  let file = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

  deinit { close(file) }

  /// Makes it readable. May be called from any thread.
  func ring() {
    var one: UInt64 = 1
    write(file, &one, 8)
  }

  /// Takes the rings back; whether there were any.
  func collect() -> Bool {
    var count: UInt64 = 0
    return read(file, &count, 8) == 8
  }

  /// Waits until somebody has rung, at most so many seconds. The rings stay.
  func wait(atMost seconds: Double) {
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, Int32(seconds * 1_000))
  }
}
