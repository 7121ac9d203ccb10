/// Text as the protocol carries it: one line of a bounded length, whatever it was before.
enum SSIPText {
  /// Characters; a page read aloud as a whole has some hundred.
  static let longest = 2_000

  /// The text folded into one line, and cut where nobody would listen that long; nil where nothing is left to say.
  static func line(_ text: String) -> String? {
    var line = ""
    var hasGap = false
    var count = 0
    for character in text {
      if count == longest { break }
      if isBlank(character) {
        hasGap = true
        continue
      }
      if hasGap, !line.isEmpty { line.append(" ") }
      hasGap = false
      line.append(character)
      count += 1
    }
    return line.isEmpty ? nil : line
  }

  /// The bytes between SPEAK and its answer: a dot alone on a line ends them, so a line's own first dot is doubled.
  static func data(_ line: String) -> String { (line.hasPrefix(".") ? "." : "") + line + "\r\n.\r\n" }

  /// Gaps between words, and characters that would end a line or mean nothing aloud.
  private static func isBlank(_ character: Character) -> Bool {
    if character.isWhitespace { return true }
    return character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
