import Glibc

/// Files of the cache in one folder: read without ever failing, written so that a power cut leaves the old or the new one.
///
/// Files that can't be used are set aside as NAME.bad, the latest of each name; nothing else in the folder is touched.
struct CacheShelf: Sendable {
  let folder: String

  /// How much of a file is read.
  private static let largest = 8 << 20

  /// The file of a name; nil where there is none to be used.
  func read(_ name: String) -> CacheFile? {
    let path = folder + "/" + name
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, let bytes = try? FileBytes.read(path, limit: Self.largest) else {
      // A file that may not be read now may be read later; anything that is no file stands in the way of one.
      if status.st_mode & S_IFMT != S_IFREG || Int(status.st_size) > Self.largest { setAside(name) }
      return nil
    }
    guard let file = CacheFile(bytes: bytes) else {
      setAside(name)
      return nil
    }
    return file
  }

  /// Puts a file that is of no use out of the way.
  func setAside(_ name: String) { rename(folder + "/" + name, folder + "/" + name + ".bad") }

  /// Writes a file; throws the system's number for what went wrong, and then the old one is still there.
  func write(_ file: CacheFile, to name: String) throws(CacheError) {
    if let code = CacheFolder.make(folder) { throw CacheError(folder, code) }
    let path = folder + "/" + name
    let temporary = path + ".\(getpid()).tmp"
    do throws(CacheError) {
      try Self.write(file.bytes, to: temporary)
      guard rename(temporary, path) == 0 else { throw CacheError(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(CacheError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw CacheError(path, errno) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw CacheError(path, count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw CacheError(path, errno) }
  }
}
