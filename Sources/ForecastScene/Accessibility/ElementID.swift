extension AccessibilityTree {
  /// Names an element for as long as the kind of page stays; the same on every page, so that focus stays where it was.
  public enum ElementID: Hashable, Sendable {
    case page
    case masthead
    /// What the page says of itself: loading, its age, a failure.
    case status
    case retry
    /// The hours: the one adjustable element.
    case tape
    /// Taps to the hour before and the hour after, where targets are large.
    case earlier
    case later
    /// What stands beside the giant figure: feels like, high, low, rain.
    case sidebar
    case arc
    /// The list of days, and one of its rows.
    case days
    case day(Int)
    /// 0…3: wind, UV, humidity, sun and moon.
    case cell(Int)
    case colophon
  }
}

extension AccessibilityTree.ElementID {
  /// For scripts, `describe` and test clients: "tape", "day-3", "cell-0".
  public var name: String {
    switch self {
    case .day(let row): "day-\(row)"
    case .cell(let index): "cell-\(index)"
    default: String(describing: self)
    }
  }

  /// The element of a name; nil where there is none of it.
  public init?(name: String) {
    if let single = Self.singles.first(where: { $0.name == name }) {
      self = single
    } else if let row = Self.number(after: "day-", in: name) {
      self = .day(row)
    } else if let index = Self.number(after: "cell-", in: name) {
      self = .cell(index)
    } else {
      return nil
    }
  }

  private static let singles: [Self] = [
    .page, .masthead, .status, .retry, .tape, .earlier, .later, .sidebar, .arc, .days, .colophon,
  ]

  private static func number(after prefix: String, in name: String) -> Int? {
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)), number >= 0 else { return nil }
    return number
  }
}
