/// A language the page can be printed in.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"

  /// Every word of the language.
  var sentences: any Sentences {
    switch self {
    case .english: English()
    }
  }
}
