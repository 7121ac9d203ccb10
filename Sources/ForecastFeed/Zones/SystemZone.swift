import Glibc

/// Where a Debian system says which zone it is set to.
struct SystemZone {
  /// The value of `TZ`; nil when it is not set.
  var variable: String? = getenv("TZ").map { String(cString: $0) }
  var localtime = "/etc/localtime"
  var timezone = "/etc/timezone"

  /// The IANA name, from the first source that tells one.
  var identifier: String? { fromVariable ?? fromLink ?? fromText }

  private var fromVariable: String? {
    guard let variable else { return nil }
    let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    return text.isEmpty ? "UTC" : Self.name(inPath: text)
  }

  private var fromLink: String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(localtime, &target, target.count)
    guard length > 0 else { return nil }
    let path = String(decoding: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.contains("zoneinfo/") ? Self.name(inPath: path) : nil
  }

  private var fromText: String? {
    guard let bytes = try? FileBytes.read(timezone, limit: 4_096) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") }
    return Self.name(inPath: String(decoding: line, as: UTF8.self))
  }

  /// The name at the end of a path into the zone files, or the text itself when it is a name.
  private static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let begin = parts.lastIndex(of: "zoneinfo").map { $0 + 1 } ?? 0
    let named = parts[begin...].drop { $0 == "posix" }.joined(separator: "/")
    return ZoneFile.isName(named) ? named : nil
  }
}
