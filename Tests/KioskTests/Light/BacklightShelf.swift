import Glibc

@testable import KioskApp

/// A directory that looks like the kernel's /sys/class/backlight; gone with its last user.
final class BacklightShelf {
  let path: String

  init() {
    var template = Array("/tmp/almanac-backlights-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
  }

  deinit {
    for node in entries(path) {
      for file in entries("\(path)/\(node)") { unlink("\(path)/\(node)/\(file)") }
      rmdir("\(path)/\(node)")
    }
    rmdir(path)
  }

  /// A node that shows the level it is set to, or another.
  func add(_ name: String, highest: Int, level: Int, actual: Int? = nil) {
    mkdir("\(path)/\(name)", 0o755)
    write("\(name)/max_brightness", "\(highest)")
    write("\(name)/brightness", "\(level)")
    if let actual { write("\(name)/actual_brightness", "\(actual)") }
    write("\(name)/bl_power", "0")
  }

  func write(_ file: String, _ text: String) {
    guard let stream = fopen("\(path)/\(file)", "w") else { return }
    fputs(text + "\n", stream)
    fclose(stream)
  }

  /// A line of a file; nil where there is none.
  func read(_ file: String) -> String? {
    guard let stream = fopen("\(path)/\(file)", "r") else { return nil }
    defer { fclose(stream) }
    var bytes = [CChar](repeating: 0, count: 64)
    guard fgets(&bytes, 64, stream) != nil else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove(_ file: String) {
    if unlink("\(path)/\(file)") != 0 { rmdir("\(path)/\(file)") }
  }

  private func entries(_ directory: String) -> [String] {
    guard let listing = opendir(directory) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { !$0.hasPrefix(".") }
  }
}
