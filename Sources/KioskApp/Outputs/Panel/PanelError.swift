/// Why a panel on the bare console shows nothing, with what was seen there.
enum PanelError: Error, Equatable {
  /// The device can't be opened.
  case cannotOpen(path: String, reason: String)
  /// The device has no picture that pages could be drawn into.
  case unusable(path: String, saw: String)
  /// The kernel refused something that showing a page needs.
  case refused(path: String, what: String, reason: String)
  /// Another program is master of the card.
  case notMaster(path: String)
  /// The device was there and is no more, or does not answer.
  case lost(path: String, reason: String)
  /// The panel can't be switched off; nothing else is wrong with it.
  case cannotGoDark(path: String, reason: String)

  /// One line that says what to do.
  var message: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened (\(reason)). Is there such a device, and is this user in its group (ls -l \(path))?"
    case .unusable(let path, let saw): "\(path) cannot show the page: \(saw)."
    case .refused(let path, let what, let reason): "\(path) refused \(what): \(reason). Try another --output."
    case .notMaster(let path):
      "\(path) is in the hands of another program. Stop it: a display manager, a compositor, plymouth."
    case .lost(let path, let reason): "\(path) shows nothing any more: \(reason)."
    case .cannotGoDark(let path, let reason): "\(path) cannot be switched off (\(reason))."
    }
  }
}
