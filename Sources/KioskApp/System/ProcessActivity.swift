import ForecastFeed
import Glibc

/// What the process has done so far.
struct ProcessActivity {
  /// How often a thread that lives has gone to sleep of its own will, and so has woken again.
  let wakeUps: Int
  /// Seconds of all threads.
  let cpu: Double

  init() {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    cpu = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    wakeUps = Self.threads.reduce(0) { $0 + Self.switches(of: $1) }
  }

  private static var threads: [String] {
    guard let listing = opendir("/proc/self/task") else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { !$0.hasPrefix(".") }
  }

  private static func switches(of thread: String) -> Int {
    guard let bytes = try? FileBytes.read("/proc/self/task/\(thread)/status") else { return 0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line.flatMap { $0.split(separator: "\t").last }.flatMap { Int($0) } ?? 0
  }
}
