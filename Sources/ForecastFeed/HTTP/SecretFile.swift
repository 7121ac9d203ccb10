import Glibc

/// A key or a token, which is as good as a password: it is read from a file that nobody else may read, and printed nowhere.
struct SecretFile: Sendable {
  /// For the request, and nothing else.
  let secret: String

  /// Reads the file. Throws what is to be changed about it, with the command that does.
  ///
  /// - Parameter noun: What it holds, for the messages: "token".
  init(_ path: String, holding noun: String) throws(FeedError) {
    try Self.checkPrivacy(path, noun)
    let bytes = try FileBytes.read(path, limit: 4_096)
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let begun = bytes.drop { blank.contains($0) }
    let word = begun.prefix { !blank.contains($0) }
    guard !word.isEmpty, begun.dropFirst(word.count).allSatisfy(blank.contains),
      word.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .misconfigured(.unauthorized, "\(path) does not hold one \(noun) and nothing else") }
    secret = String(decoding: word, as: UTF8.self)
  }

  private static func checkPrivacy(_ path: String, _ noun: String) throws(FeedError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFile(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .misconfigured(.unauthorized, "\(path) is not a file") }
    guard status.st_mode & 0o077 == 0 else {
      throw .misconfigured(.unauthorized, "others may read the \(noun) in \(path); run: chmod 600 \(path)")
    }
  }
}

extension SecretFile: CustomStringConvertible, CustomReflectable {
  var description: String { "(a secret)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
