import Glibc

/// Where a screenshot goes that nobody gave a name.
enum ScreenshotPath {
  /// almanac-PID.png where the user's own short-lived files lie, otherwise where everybody's do.
  static var standard: String {
    let names = ["XDG_RUNTIME_DIR", "TMPDIR"]
    let directories = names.compactMap { name in getenv(name).map { String(cString: $0) } }
    return (directories.first { $0.hasPrefix("/") } ?? "/tmp") + "/almanac-\(getpid()).png"
  }
}
