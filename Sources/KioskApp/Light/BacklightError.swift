import Glibc

/// Why a backlight can't be used; what to do stands in the message.
enum BacklightError: Error, Equatable {
  case none(directory: String)
  case unknown(name: String, known: [String])
  /// A file of the kernel's that can't be read, or does not say what it should.
  case unreadable(path: String)
  case notWritable(name: String, code: Int32)

  /// One line.
  var message: String {
    switch self {
    case .none(let directory): "there is no backlight in \(directory)"
    case .unknown(let name, let known):
      "there is no backlight \(name); " + (known.isEmpty ? "none is" : known.joined(separator: ", ") + " is there")
    case .unreadable(let path): "the backlight can't be used: \(path) does not tell a level"
    case .notWritable(let name, let code) where code == EACCES || code == EPERM:
      "the backlight \(name) may not be written to: install the udev rule (make install), put this user into the group "
        + "video, and start the machine again"
    case .notWritable(let name, let code): "the backlight \(name) can't be set: \(String(cString: strerror(code)))"
    }
  }
}
