import Glibc

/// A long-lived access token, which is as good as a password: it is read from a file that nobody else may read, goes into
/// one header field, and is printed nowhere.
struct HomeAssistantToken: Sendable {
  private let secret: String

  /// Reads the file. Throws what is to be changed about it, with the command that does.
  init(file path: String) throws(FeedError) {
    try Self.checkPrivacy(path)
    let bytes = try FileBytes.read(path, limit: 4_096)
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let begun = bytes.drop { blank.contains($0) }
    let token = begun.prefix { !blank.contains($0) }
    guard !token.isEmpty, begun.dropFirst(token.count).allSatisfy(blank.contains),
      token.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .misconfigured(.unauthorized, "\(path) does not hold one access token and nothing else") }
    secret = String(decoding: token, as: UTF8.self)
  }

  /// The field that opens the door.
  var field: HTTPHeaders.Field { HTTPHeaders.Field("Authorization", "Bearer \(secret)") }

  private static func checkPrivacy(_ path: String) throws(FeedError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFile(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .misconfigured(.unauthorized, "\(path) is not a file") }
    guard status.st_mode & 0o077 == 0 else {
      throw .misconfigured(.unauthorized, "others may read the token in \(path); run: chmod 600 \(path)")
    }
  }
}

extension HomeAssistantToken: CustomStringConvertible, CustomReflectable {
  var description: String { "(a token)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
