import Glibc

/// Whole small files.
public enum FileBytes {
  /// The bytes of a file.
  ///
  /// Throws `missingFile` when there is none, `misconfigured` when it may not be read, `tooLarge` beyond `limit` bytes.
  public static func read(_ path: String, limit: Int = 8 << 20) throws(FeedError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(errno, path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno, path) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: buffer.prefix(count))
    }
  }

  private static func failure(_ code: Int32, _ path: String) -> FeedError {
    switch code {
    case ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP: .missingFile(path)
    default: .misconfigured(.missingFile, "\(path): \(String(cString: strerror(code)))")
    }
  }
}
