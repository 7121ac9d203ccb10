import ForecastScene

/// The words of the proof page, in one language.
public struct ProofWords: Hashable, Sendable {
  public var title: String
  /// While corners are to be touched, and once they have been.
  public var touchCorners: String
  public var leave: String
  /// What was found.
  public var isRight: String
  public var isTurned: String
  public var isStretched: String
  public var isUnclear: String
  /// What stands before the settings.
  public var put: String
  public var names: Names

  /// What the facts are called.
  public struct Names: Hashable, Sendable {
    public var output: String
    public var renderer: String
    public var page: String
    public var touch: String
    public var input: String
    public var frame: String
    public var wakeUps: String
    public var reach: String
  }

  /// The words of a language.
  public init(_ language: Language) {
    switch language {
    case .english: self = .english
    }
  }

  init(
    title: String, touchCorners: String, leave: String, isRight: String, isTurned: String, isStretched: String,
    isUnclear: String, put: String, names: Names
  ) {
    self.title = title
    self.touchCorners = touchCorners
    self.leave = leave
    self.isRight = isRight
    self.isTurned = isTurned
    self.isStretched = isStretched
    self.isUnclear = isUnclear
    self.put = put
    self.names = names
  }

  /// "ink 15.2"; paper has no contrast with itself.
  public func ink(_ name: String, contrast tenths: Int) -> String {
    tenths <= 10 ? name : "\(name) \(tenths / 10).\(tenths % 10)"
  }

  /// "1 px", "1.5 px".
  public func pixels(halves: Int) -> String { halves % 2 == 0 ? "\(halves / 2) px" : "\(halves / 2).5 px" }

  /// "figure 4.6 m, hours 0.9 m, smallest 0.5 m": from how far each can be read.
  public func reach(of page: Legibility) -> String {
    let parts = [("figure", page.figure), ("words", page.condition), ("hours", page.hours), ("days", page.days)]
    return (parts + [("smallest", page.smallest)]).map { "\($0) \(metres($1))" }.joined(separator: ", ")
  }

  /// "0.9 m", rounded down: what can't be read from there is not promised.
  private func metres(_ millimetres: Double) -> String {
    let tenths = Int(millimetres / 100)
    return "\(tenths / 10).\(tenths % 10) m"
  }

  /// "75 in 5 s".
  public func wakeUps(_ count: Int, inSeconds seconds: Int) -> String { "\(count) in \(seconds) s" }

  /// "4 of 16.7 ms".
  public func frame(milliseconds: Int, ofTenths tenths: Int) -> String {
    "\(milliseconds) of \(tenths / 10).\(tenths % 10) ms"
  }
}
