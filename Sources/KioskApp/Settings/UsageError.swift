/// What is wrong with a command line, in one line that says what to do.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case commandNotFirst(Command)
  case unknownOption(String, Command)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeated(option: String)
  case badValue(option: String, text: String, expected: String)
  case badVariable(String, text: String, expected: String)
  case missingOperand(String, Command)
  case extraOperand(String, Command)
  case together(String, String)
  /// A command that has to know where.
  case noPlace(Command)
  case alone(String, needs: String)
  /// A value that only the forecast or the machine can judge.
  case unusable(option: String, text: String, reason: String)

  var message: String {
    switch self {
    case .unknownCommand(let word):
      "there is no command “\(Self.quoted(word))”; the commands are \(Self.list(Command.allCases.map(\.rawValue)))"
    case .commandNotFirst(let command): "“\(command.rawValue)” has to come first: almanac \(command.rawValue) …"
    case .unknownOption(let option, let command):
      "there is no option \(Self.quoted(option)); almanac \(command.rawValue) --help lists them all"
    case .missingValue(let option, let placeholder): "--\(option) needs a value: --\(option) \(placeholder)"
    case .unexpectedValue(let option): "--\(option) takes no value; leave out what follows the ="
    case .repeated(let option): "--\(option) was given twice; give it once"
    case .badValue(let option, let text, let expected): "--\(option) can't be “\(Self.quoted(text))”; give \(expected)"
    case .badVariable(let variable, let text, let expected):
      "\(variable) can't be “\(Self.quoted(text))”; give \(expected), or unset it"
    case .missingOperand(let operand, let command):
      "\(operand) is missing: almanac \(command.rawValue) \(operand) [options]"
    case .extraOperand(let word, let command):
      "“\(Self.quoted(word))” is one too many; almanac \(command.rawValue) --help shows what goes where"
    case .together(let a, let b): "--\(a) and --\(b) exclude each other; give one of them"
    case .noPlace(let command):
      "\(command.rawValue) needs a place: give --latitude and --longitude, or --forecast FILE"
    case .alone(let option, let needs): "--\(option) needs --\(needs) beside it; give both"
    case .unusable(let option, let text, let reason): "--\(option) can't be “\(Self.quoted(text))”: \(reason)"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  /// Keeps the message on one line whatever was typed.
  private static func quoted(_ text: String) -> String {
    let cut = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return String(String.UnicodeScalarView(cut.unicodeScalars.map { $0.value < 0x20 ? "␣" : $0 }))
  }
}
