/// One option of the command line: its name, what it takes, what it does and what the help says of it.
struct Option: Sendable {
  /// Without the two dashes.
  let name: String
  /// What stands for its value in the help; nil is a switch, which takes none.
  let placeholder: String?
  let help: String
  let isRepeatable: Bool
  /// Takes the value, or says what it expects instead.
  let apply: @Sendable (_ text: String, _ settings: inout Settings) throws(Refusal) -> Void

  /// A value that can't be used.
  struct Refusal: Error {
    /// "a number from 1 to 2".
    let expected: String
  }

  /// An option with a value.
  init<Value>(
    _ name: String, _ placeholder: String, _ reader: Reader<Value>, isRepeatable: Bool = false, help: String,
    store: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.isRepeatable = isRepeatable
    apply = { text, settings throws(Refusal) in
      guard let value = reader.read(text) else { throw Refusal(expected: reader.expected) }
      store(&settings, value)
    }
  }

  /// A switch.
  init(_ name: String, help: String, store: @escaping @Sendable (inout Settings) -> Void) {
    self.name = name
    placeholder = nil
    self.help = help
    isRepeatable = false
    apply = { _, settings throws(Refusal) in store(&settings) }
  }
}
