/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  case help(Command?)
  case version
  case perform(Command, Settings, operand: String?)

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    let options = arguments.prefix { $0 != "--" }
    if options.first == "--version" { self = .version } else { self = try Self.command(arguments) }
  }

  private static func command(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      if arguments.first == "--help" { return .help(nil) }
      return try perform(.run, arguments[...])
    }
    guard let command = Command(rawValue: first) else { throw .unknownCommand(first) }
    return try perform(command, arguments.dropFirst())
  }

  private static func perform(_ command: Command, _ arguments: ArraySlice<String>) throws(UsageError) -> Invocation {
    if arguments.prefix(while: { $0 != "--" }).contains("--help") { return .help(command) }
    var parser = OptionParser(command: command)
    try parser.read(arguments)
    return .perform(command, parser.settings, operand: parser.operand)
  }
}
