import ForecastFeed
import Glibc

/// How much memory the process takes, in bytes.
struct ProcessMemory {
  /// The most that ever was in memory at once.
  let peakResident: Double
  /// What is in memory now and belongs to no file; nil where the system does not tell.
  let anonymous: Double?
  /// What is in memory now, and what of it other processes can write to too, as a window's picture under X11.
  let resident: Double?
  let shared: Double?

  init() {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    peakResident = Double(usage.ru_maxrss) * 1_024
    anonymous = Self.status("RssAnon").map { $0 * 1_024 }
    resident = Self.status("VmRSS").map { $0 * 1_024 }
    shared = Self.status("RssShmem").map { $0 * 1_024 }
  }

  /// A line of the kernel's account, in kB.
  private static func status(_ name: String) -> Double? {
    guard let bytes = try? FileBytes.read("/proc/self/status") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fields = lines.first { $0.hasPrefix(name + ":") }?.split { $0 == ":" || $0 == " " || $0 == "\t" }
    return fields.flatMap { $0.count > 1 ? Double($0[1]) : nil }
  }
}
