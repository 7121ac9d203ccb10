import CLinux
import Glibc

/// The virtual terminal that the page stands on: in graphics mode, its keyboard silent, its cursor hidden, and given back
/// whatever happens.
final class Console {
  /// Real-time signals: nobody else has a use for these.
  static let leaveSignal = __libc_current_sigrtmin() + 1
  static let enterSignal = __libc_current_sigrtmin() + 2

  private let file: Int32
  private let number: Int
  /// Whether the terminal is shown, and may be drawn on.
  private(set) var isShown = true

  /// The terminal on standard input, otherwise the one that is shown; nil where there is none that this user may have.
  static func open() -> Console? {
    let input = almanac_console_number(STDIN_FILENO)
    if input > 0 { return Console(number: Int(input)) }
    let any = Glibc.open("/dev/tty0", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard any >= 0 else { return nil }
    defer { close(any) }
    let active = almanac_console_active(any)
    return active > 0 ? Console(number: Int(active)) : nil
  }

  /// Whether standard input is a virtual terminal.
  static var isOnInput: Bool { almanac_console_number(STDIN_FILENO) > 0 }

  private init?(number: Int) {
    let file = Glibc.open("/dev/tty\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.file = file
    self.number = number
  }

  /// A terminal that is open already, for tests.
  init(file: Int32, number: Int) { (self.file, self.number) = (file, number) }

  deinit {
    almanac_console_restore()
    close(file)
  }

  /// Takes the terminal, or again what SDL has changed of it; a reason where not everything could be had.
  func take() -> String? {
    almanac_console_guard()
    if almanac_console_active(file) != Int32(number) { almanac_console_show(file, Int32(number)) }
    let fault = almanac_console_take(file, Self.leaveSignal, Self.enterSignal)
    isShown = true
    return fault == 0 ? nil : "/dev/tty\(number) cannot be had whole: \(String(cString: strerror(fault)))"
  }

  /// Asks for a terminal; the kernel asks for this one back by a signal.
  func show(_ number: Int) { almanac_console_ask(file, Int32(number)) }

  /// Another terminal is to be shown, and nothing is drawn any more.
  func leave() {
    isShown = false
    almanac_console_left(file)
  }

  /// The terminal is shown again.
  func enter() {
    almanac_console_entered(file)
    isShown = true
  }

  /// Gives back what was taken.
  func restore() { almanac_console_restore() }

  /// Makes the terminal usable, whoever has left it behind; a reason where that is not possible.
  func reset() -> String? {
    let fault = almanac_console_reset(file)
    return fault == 0 ? nil : "/dev/tty\(number) cannot be restored: \(String(cString: strerror(fault)))"
  }
}
