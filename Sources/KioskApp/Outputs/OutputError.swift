/// Why there is nothing to show the page on; each with SDL's own words.
enum OutputError: Error, Equatable {
  case noDisplay(reason: String)
  case noWindow(reason: String)
  case noSurface(reason: String)
  /// No graphics processor draws in this window.
  case noGPU(reason: String)
  /// The graphics processor was there and has failed.
  case refused(reason: String)
  /// A panel on the bare console.
  case panel(PanelError)

  /// One line that says what to do.
  var message: String {
    switch self {
    case .noDisplay(let reason):
      "There is no display to show the page on (\(reason)). Use `almanac print FILE.png` for a picture."
    case .noWindow(let reason): "The display gives no window: \(reason)."
    case .noSurface(let reason): "The window cannot be drawn on: \(reason)."
    case .noGPU(let reason): "No graphics processor can draw here (\(reason)). Use --renderer software."
    case .refused(let reason): "The graphics processor has failed: \(reason). Try --renderer software."
    case .panel(let error): error.message
    }
  }
}
