import Glibc

/// What the kernel answered instead of doing what it was asked.
struct KernelError: Error, Equatable {
  /// One of errno's.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// What the last call on this thread left.
  static var last: KernelError { KernelError(errno) }

  /// In the C library's words.
  var reason: String { String(cString: strerror(number)) }

  /// Whether the device cannot do it at all.
  var isUnsupported: Bool { [EINVAL, ENOSYS, EOPNOTSUPP, ENOTTY].contains(number) }
  /// Whether something of the kind is still under way.
  var isBusy: Bool { number == EBUSY }
  /// Whether the device is another one's, or has been taken away from this program.
  var isDenied: Bool { number == EACCES || number == EPERM }
  /// Whether the device is gone.
  var isGone: Bool { number == ENODEV || number == ENXIO || number == EIO }
}

extension PanelError {
  /// What it means that a device that is open refused something.
  init(_ error: KernelError, path: String, what: String) {
    if error.isGone {
      self = .lost(path: path, reason: error.reason)
    } else if error.isDenied {
      self = .notMaster(path: path)
    } else {
      self = .refused(path: path, what: what, reason: error.reason)
    }
  }
}
