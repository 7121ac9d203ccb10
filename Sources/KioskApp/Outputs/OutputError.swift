/// Why there is nothing to show the page on.
enum OutputError: Error, Equatable {
  case noDisplay(reason: String)
  case noWindow(reason: String)
  case noSurface(reason: String)
  /// No graphics processor draws in this window.
  case noGPU(reason: String)
  /// The graphics processor was there and has failed.
  case refused(reason: String)
  /// This way of showing pages is not there at all.
  case notHere(reason: String)
  /// There are connectors, and no display on any of them: it may come.
  case unplugged(reason: String)
  /// Somebody has to change something about the machine first; a whole sentence.
  case notReady(String)
  /// It was shown on and has failed.
  case failed(reason: String)
  /// Nothing that was tried can show pages; each with its reason.
  case nothing(reasons: String)
  /// A panel on the bare console.
  case panel(PanelError)

  /// One line that says what to do.
  var message: String {
    switch self {
    case .noDisplay(let reason), .notHere(let reason), .nothing(let reason):
      "There is no display to show the page on (\(reason)). Use `almanac print FILE.png` for a picture."
    case .noWindow(let reason): "The display gives no window: \(reason)."
    case .noSurface(let reason): "The window cannot be drawn on: \(reason)."
    case .noGPU(let reason): "No graphics processor can draw here (\(reason)). Use --renderer software."
    case .refused(let reason): "The graphics processor has failed: \(reason). Try --renderer software."
    case .unplugged(let reason): "No display is connected (\(reason))."
    case .notReady(let sentence): sentence
    case .failed(let reason): "The display cannot be shown on any more: \(reason)."
    case .panel(let error): error.message
    }
  }

  /// What went wrong, without what to do.
  var cause: String {
    switch self {
    case .noDisplay(let reason), .noWindow(let reason), .noSurface(let reason), .noGPU(let reason),
      .refused(let reason), .notHere(let reason), .unplugged(let reason), .notReady(let reason),
      .failed(let reason), .nothing(let reason):
      reason
    case .panel(let error): error.message
    }
  }
}
