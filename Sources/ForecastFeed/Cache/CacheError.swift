import Glibc

/// Why nothing can be kept. It has no effect on the page.
struct CacheError: Error, Hashable {
  let path: String
  /// The system's number for it.
  let code: Int32

  init(_ path: String, _ code: Int32) {
    self.path = path
    self.code = code
  }

  /// One line for the log that says what to do.
  var reason: String {
    let advice =
      switch code {
      case ENOSPC, EDQUOT: "make room"
      case EROFS: "mount it writable, or set XDG_CACHE_HOME to a folder that is"
      case EACCES, EPERM: "let this user write there, or set XDG_CACHE_HOME to a folder where it may"
      default: "look at the disk, or set XDG_CACHE_HOME to another folder"
      }
    return "forecasts can't be kept for the next start: \(path): \(String(cString: strerror(code))); \(advice)"
  }
}
