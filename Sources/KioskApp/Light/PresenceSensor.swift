import CLinux

/// What tells that someone is here.
enum PresenceSensor: Equatable, Sendable {
  /// A key of an input device that is down as long as someone is; by the kernel's number.
  case key(UInt16)
  /// A line of a GPIO chip, such as line 17 of gpiochip0.
  case gpio(chip: String, line: UInt32, isLowActive: Bool)

  /// Reads "key:WAKEUP", "key:143", "gpio:gpiochip0:17" or "gpio:gpiochip0:17:low".
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("key", 2):
      guard let key = Self.key(parts[1]) else { return nil }
      self = .key(key)
    case ("gpio", 3), ("gpio", 4):
      guard let line = UInt32(parts[2]), Self.isChip(parts[1]), parts.count == 3 || parts[3] == "low" else {
        return nil
      }
      self = .gpio(chip: parts[1], line: line, isLowActive: parts.count == 4)
    default: return nil
    }
  }

  private static func key(_ text: String) -> UInt16? {
    if let number = UInt16(text) { return (1...lastKey).contains(number) ? number : nil }
    let name = text.uppercased()
    return names[name.hasPrefix("KEY_") ? String(name.dropFirst(4)) : name]
  }

  /// The kernel's KEY_MAX.
  private static let lastKey: UInt16 = 0x2FF

  /// Keys that have nothing to do on a page and that gpio-keys are given for such a purpose; any other by its number.
  private static let names: [String: UInt16] = [
    "WAKEUP": UInt16(KEY_WAKEUP), "POWER": UInt16(KEY_POWER), "SLEEP": UInt16(KEY_SLEEP), "PROG1": UInt16(KEY_PROG1),
    "PROG2": UInt16(KEY_PROG2), "PROG3": UInt16(KEY_PROG3), "PROG4": UInt16(KEY_PROG4), "F13": UInt16(KEY_F13),
    "F14": UInt16(KEY_F14), "F15": UInt16(KEY_F15), "COFFEE": UInt16(KEY_COFFEE),
    "PRESENTATION": UInt16(KEY_PRESENTATION),
  ]

  private static func isChip(_ name: String) -> Bool { !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") }
}

/// Why nobody can be noticed, in one line that says what to do.
enum PresenceError: Error, Equatable {
  case noChip(String, reason: String)
  case noLine(chip: String, line: UInt32, reason: String)

  var message: String {
    switch self {
    case .noChip(let chip, let reason):
      "/dev/\(chip) can't be opened (\(reason)): is that the chip's name (ls /dev/gpiochip*), is this user in its group?"
    case .noLine(let chip, let line, let reason):
      "line \(line) of \(chip) can't be had (\(reason)): another driver or program may hold it"
    }
  }
}
