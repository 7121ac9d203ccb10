/// Why there is no type to set the page in.
enum FontError: Error, Equatable {
  /// The font library would not start; its own words.
  case cannotStart(String)
  /// Not one usable font is installed.
  case noFont

  /// One line that says what to do.
  var message: String {
    switch self {
    case .cannotStart(let reason): "The font library does not start: \(reason)."
    case .noFont:
      "No usable font is installed. Install the page's own: apt install fonts-oldstandard fonts-texgyre fontconfig"
    }
  }
}
