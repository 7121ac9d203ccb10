/// What stands on the proof page: words that are ready for setting, corners to touch, inks and rules to look at.
public struct ProofContent: Hashable, Sendable {
  /// A ring to be touched in its middle.
  public enum Corner: Hashable, Sendable {
    case waiting
    /// The next one.
    case wanted
    case touched
  }

  /// One ink with the words under it: its name and its contrast.
  public struct Ink: Hashable, Sendable {
    public var color: Color
    public var words: String

    public init(color: Color, words: String) {
      self.color = color
      self.words = words
    }
  }

  /// Bars of one thickness with the words under them.
  public struct Rule: Hashable, Sendable {
    /// Device pixels.
    public var pixels: Double
    public var words: String

    public init(pixels: Double, words: String) {
      self.pixels = pixels
      self.words = words
    }
  }

  public var title = ""
  public var instruction = ""
  /// What was found, and what to set.
  public var result = ""
  public var setting = ""
  /// Upper left, upper right, lower right, lower left.
  public var corners: [Corner] = []
  public var inks: [Ink] = []
  public var rules: [Rule] = []
  public var facts: [PageWords.Fact] = []

  public init() {}

  /// The middle of a corner's ring on a page of so many pixels.
  public static func middle(ofCorner index: Int, width: Double, height: Double) -> Point {
    let inset = ProofForm.cornerInset * min(width, height)
    let isRight = index == 1 || index == 2
    return Point(x: isRight ? width - inset : inset, y: index >= 2 ? height - inset : inset)
  }
}
