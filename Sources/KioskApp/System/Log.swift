import Glibc

/// Lines for the person who runs the almanac, on standard error.
enum Log {
  /// Writes one line in one go, so that lines of several threads do not mix.
  static func line(_ text: String) { _ = write("almanac: \(text)\n", to: STDERR_FILENO) }
}

/// What a command answers, on standard output.
enum Answer {
  /// Writes text as it is.
  static func write(_ text: String) throws(CommandError) {
    guard KioskApp.write(text, to: STDOUT_FILENO) else { throw .unheard }
  }
}

private func write(_ text: String, to file: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
