import Glibc

/// Where speech-dispatcher may listen, in the order in which it is looked for.
enum SpeechAddress {
  /// Paths of sockets: what `SPEECHD_ADDRESS` names alone, otherwise the user's own server and then the system's.
  static func paths(_ variable: (String) -> String?) -> [String] {
    if let named = variable("SPEECHD_ADDRESS"), !named.isEmpty { return path(named: named).map { [$0] } ?? [] }
    let user = variable("XDG_RUNTIME_DIR").map { $0 + "/speech-dispatcher/speechd.sock" }
    return [user, system].compactMap { $0 }
  }

  /// Those of this process.
  static var environment: [String] { paths { name in getenv(name).map { String(cString: $0) } } }

  /// Debian's service, whose user has its home there.
  static let system = "/run/speech-dispatcher/speechd.sock"

  /// "unix_socket:/path"; the other kind, over the network, is not spoken.
  private static func path(named address: String) -> String? {
    let prefix = "unix_socket:"
    guard address.hasPrefix(prefix), address.utf8.count > prefix.utf8.count else { return nil }
    return String(address.dropFirst(prefix.count))
  }
}
