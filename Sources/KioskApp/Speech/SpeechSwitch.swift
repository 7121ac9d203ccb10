/// Whether the page speaks.
struct SpeechSwitch: Equatable, Sendable {
  /// What was chosen at the start.
  enum Choice: String, CaseIterable, Sendable {
    case off
    case on
    /// From the first speech key on, and never over a screen reader.
    case auto
  }

  let choice: Choice
  /// A screen reader listens: it says what there is to say.
  var isReaderListening = false
  private var isCalled: Bool

  init(_ choice: Choice) {
    self.choice = choice
    isCalled = choice == .on
  }

  var isOn: Bool { isCalled && !(choice == .auto && isReaderListening) }

  /// The speech key: whether it was this one that began it.
  mutating func call() -> Bool {
    guard choice != .off, !isCalled else { return false }
    isCalled = true
    return true
  }

  /// Speech is no longer wanted, until it is called again.
  mutating func end() { isCalled = false }
}
