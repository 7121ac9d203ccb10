/// What somebody has to put right before a page is shown on a bare console.
enum ConsoleFault: Equatable, Sendable {
  /// A device may not be opened; `group` is whose it is.
  case forbidden(path: String, group: String, user: String)
  /// Another program has the card; nil where it can't be found out which.
  case busy(path: String, holder: String?)
  /// Nobody tells of devices.
  case noDeviceManager
  /// There are input devices, and none may be read.
  case deaf(group: String, user: String)

  /// One line that says what to do.
  var message: String {
    switch self {
    case .forbidden(let path, let group, let user):
      "\(path) is for the group \(group), and \(user) is not in it: usermod -aG \(group) \(user), then start again."
    case .busy(let path, let holder?): "\(path) is in the hands of \(holder). Stop it, then start again."
    case .busy(let path, nil):
      "\(path) is in the hands of another program: a display manager, a compositor, plymouth. Stop it, then start again."
    case .noDeviceManager:
      "udevd is not running, so nobody would tell of panels and keyboards: start it (package udev), then start again."
    case .deaf(let group, let user):
      "No input device may be read, so nothing would answer to a touch: they are for the group \(group), and \(user) is not "
        + "in it: usermod -aG \(group) \(user), then start again."
    }
  }
}
