/// Two texts held against each other, line by line.
public enum Golden {
  /// The first line in which a text differs from what was expected, as a sentence; nil where they are the same.
  public static func difference(_ expected: String, _ actual: String) -> String? {
    guard expected != actual else { return nil }
    let (left, right) = (lines(expected), lines(actual))
    let same = zip(left, right).prefix { $0 == $1 }.count
    return "line \(same + 1) is “\(line(right, same))”, not “\(line(left, same))”"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func line(_ lines: [Substring], _ index: Int) -> Substring {
    lines.indices.contains(index) ? lines[index] : "nothing"
  }
}
