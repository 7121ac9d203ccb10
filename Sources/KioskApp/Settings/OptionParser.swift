/// Reads the options and the operand of one command. Options are never abbreviated.
struct OptionParser {
  private let command: Command
  private let options: [String: Option]
  private(set) var settings = Settings()
  private(set) var operand: String?
  private var seen: Set<String> = []

  init(command: Command) {
    self.command = command
    options = Dictionary(uniqueKeysWithValues: command.options.map { ($0.name, $0) })
  }

  /// Takes what the environment says, ahead of the arguments.
  mutating func read(environment: (String) -> String?) throws(UsageError) {
    try EnvironmentVariables.apply(options, to: &settings, from: environment)
  }

  /// Reads everything and checks what belongs together.
  mutating func read(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
        try take(operand: argument)
      } else if argument == "--" {
        onlyOperands = true
      } else {
        try take(option: argument, from: &rest)
      }
    }
    try checkWhole()
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard let name = command.operand, operand == nil else {
      if command == .run, let meant = Command(rawValue: word) { throw .commandNotFirst(meant) }
      throw .extraOperand(word, command)
    }
    guard !word.isEmpty else { throw .missingOperand(name, command) }
    operand = word
  }

  private mutating func take(option argument: String, from rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard argument.hasPrefix("--"), let option = options[String(parts[0].dropFirst(2))] else {
      throw .unknownOption(String(parts[0]), command)
    }
    if !seen.insert(option.name).inserted, !option.isRepeatable { throw .repeated(option: option.name) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    try apply(option, attached: attached, from: &rest)
  }

  private mutating func apply(
    _ option: Option, attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let text = try value(of: option, attached: attached, from: &rest)
    do throws(Option.Refusal) {
      try option.apply(text, &settings)
    } catch {
      throw .badValue(option: option.name, text: text, expected: error.expected)
    }
  }

  /// The text after the `=`, or the next argument unless that is an option itself.
  private func value(
    of option: Option, attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw .unexpectedValue(option: option.name) }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .missingValue(option: option.name, placeholder: placeholder)
    }
    rest.removeFirst()
    return next
  }

  private func checkWhole() throws(UsageError) {
    if let name = command.operand, operand == nil { throw .missingOperand(name, command) }
    let pairs = [
      ("latitude", "longitude"), ("longitude", "latitude"), ("home-assistant", "token-file"),
      ("home-assistant", "latitude"),
    ]
    for (a, b) in pairs where seen.contains(a) && !seen.contains(b) {
      throw .alone(a, needs: b)
    }
    for (a, b) in [("demo", "forecast"), ("hour", "position")] where seen.contains(a) && seen.contains(b) {
      throw .together(a, b)
    }
  }
}
