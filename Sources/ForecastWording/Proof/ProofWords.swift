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

  /// "75 in 5 s".
  public func wakeUps(_ count: Int, inSeconds seconds: Int) -> String { "\(count) in \(seconds) s" }

  /// "4 of 16.7 ms".
  public func frame(milliseconds: Int, ofTenths tenths: Int) -> String {
    "\(milliseconds) of \(tenths / 10).\(tenths % 10) ms"
  }
}
