import Glibc

/// Looks at device files.
enum DeviceFiles {
  /// Names in a directory that begin with a prefix and end with a number.
  static func names(in directory: String, prefix: String) -> [String] {
    guard let listing = opendir(directory) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix(prefix), Int(name.dropFirst(prefix.count)) != nil { names.append(name) }
    }
    return names
  }
}
