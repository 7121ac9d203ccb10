import CDRM
import ForecastFeed
import Glibc

/// The machine that the almanac runs on.
struct ThisMachine: ConsoleMachine {
  var user: String {
    guard let entry = getpwuid(geteuid()) else { return "user \(geteuid())" }
    return String(cString: entry.pointee.pw_name)
  }

  var hasDeviceManager: Bool { access("/run/udev/control", F_OK) == 0 }

  var inputDevices: [String] { DeviceFiles.names(in: "/dev/input", prefix: "event").map { "/dev/input/\($0)" } }

  /// As the effective user, which is who opens it.
  func mayOpen(_ path: String) -> Bool { faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0 }

  func group(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "video" }
    return getgrgid(status.st_gid).map { String(cString: $0.pointee.gr_name) } ?? "\(status.st_gid)"
  }

  func mayBeMaster(_ path: String) -> Bool {
    let file = open(path, O_RDWR | O_CLOEXEC)
    // Who may not open it has another fault, told elsewhere.
    guard file >= 0 else { return true }
    defer { close(file) }
    return drmIsMaster(file) != 0 || drmSetMaster(file) == 0
  }

  func holder(of path: String) -> String? {
    for process in DeviceFiles.names(in: "/proc", prefix: "") where process != "\(getpid())" {
      let files = DeviceFiles.names(in: "/proc/\(process)/fd", prefix: "").map { "/proc/\(process)/fd/\($0)" }
      guard files.contains(where: { Self.target($0) == path }) else { continue }
      let name = (try? FileBytes.read("/proc/\(process)/comm")).map { String(decoding: $0, as: UTF8.self) } ?? "?"
      return "\(name.split(separator: "\n").first ?? "?") (process \(process))"
    }
    return nil
  }

  private static func target(_ link: String) -> String? {
    var room = [UInt8](repeating: 0, count: 256)
    let count = room.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(link, $0, bytes.count) } ?? 0
    }
    return count > 0 ? String(decoding: room.prefix(count), as: UTF8.self) : nil
  }
}
