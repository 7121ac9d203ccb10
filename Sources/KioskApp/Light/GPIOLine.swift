import CLinux
import Glibc

/// A line of a GPIO chip, read by the kernel's character device itself: one file and two requests, which a library would only
/// repeat.
final class GPIOLine: Sendable {
  private let file: Int32

  /// A line whose file is open already.
  init(file: Int32) { self.file = file }

  deinit { close(file) }

  /// Takes a line of a chip such as "gpiochip0".
  convenience init(chip: String, line: UInt32, isLowActive: Bool) throws(PresenceError) {
    let device = open("/dev/\(chip)", O_RDONLY | O_CLOEXEC)
    guard device >= 0 else { throw .noChip(chip, reason: String(cString: strerror(errno))) }
    defer { close(device) }
    let file = almanac_gpio_line(device, line, isLowActive ? 1 : 0)
    guard file >= 0 else { throw .noLine(chip: chip, line: line, reason: String(cString: strerror(errno))) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    self.init(file: file)
  }

  /// Whether it is active now; nil where that can't be told.
  var isActive: Bool? {
    let value = almanac_gpio_is_active(file)
    return value < 0 ? nil : value == 1
  }

  /// Waits for an edge: whether the line is active after it; nil once there will be none any more.
  ///
  /// The kernel keeps few edges, so what counts is what the line says, and the last edge only where it says nothing.
  func waitForEdge() -> Bool? {
    var events = [gpio_v2_line_event](repeating: gpio_v2_line_event(), count: 16)
    let size = MemoryLayout<gpio_v2_line_event>.stride
    while true {
      let count = read(file, &events, events.count * size)
      if count < 0, errno == EINTR { continue }
      guard count >= size else { return nil }
      return isActive ?? (events[count / size - 1].id == GPIO_V2_LINE_EVENT_RISING_EDGE.rawValue)
    }
  }
}
