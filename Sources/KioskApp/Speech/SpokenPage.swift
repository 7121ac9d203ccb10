import ForecastScene

/// A page in the words in which it speaks of itself.
struct SpokenPage {
  let tree: AccessibilityTree
  let words: PageWords.Aloud

  /// The words of a subject; empty where the page has nothing of the kind any more.
  func text(of subject: SpeechPolicy.Subject) -> String {
    switch subject {
    case .page: whole
    case .hour: tree[.tape]?.value?.text ?? ""
    case .element(let id): tree[id].map(text) ?? ""
    }
  }

  /// Where one is, when, how old all this is, and what one has in hand.
  private var whole: String {
    let head = [AccessibilityTree.ElementID.masthead, .status].compactMap { tree[$0]?.name }
    return Self.sentences(head + [text(of: .element(tree.focus ?? (tree[.tape] == nil ? .retry : .tape)))])
  }

  /// What it is, what it stands at, and that it can be pressed where that is all it is for.
  private func text(of element: AccessibilityTree.Element) -> String {
    let role = element.role == .button ? words.button : nil
    return [element.name, element.value?.text, role].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Sentences one after the other; each ends with a full stop, so that a voice pauses there.
  static func sentences(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map { ".!?".contains($0.last ?? ".") ? $0 : $0 + "." }.joined(separator: " ")
  }
}
