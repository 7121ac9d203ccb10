import Glibc

/// The kernel's devices that render.
enum GraphicsDevice {
  /// Whether there is one; nvidia's own driver keeps its devices elsewhere.
  static var isThere: Bool {
    if access("/dev/nvidia0", F_OK) == 0 { return true }
    guard let directory = opendir("/dev/dri") else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("renderD") { return true }
    }
    return false
  }
}
