import Glibc

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  case help(Command?)
  case version
  case perform(Command, Settings, operand: String?)

  /// Reads the arguments after the program's name, and what the environment says beside them.
  init(_ arguments: [String], environment: (String) -> String? = Self.environment) throws(UsageError) {
    let options = arguments.prefix { $0 != "--" }
    if options.first == "--version" { self = .version } else { self = try Self.command(arguments, environment) }
  }

  /// The process's own.
  static func environment(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }

  private static func command(
    _ arguments: [String], _ environment: (String) -> String?
  ) throws(UsageError) -> Invocation {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      if arguments.first == "--help" { return .help(nil) }
      return try perform(.run, arguments[...], environment)
    }
    guard let command = Command(rawValue: first) else { throw .unknownCommand(first) }
    return try perform(command, arguments.dropFirst(), environment)
  }

  private static func perform(
    _ command: Command, _ arguments: ArraySlice<String>, _ environment: (String) -> String?
  ) throws(UsageError) -> Invocation {
    if arguments.prefix(while: { $0 != "--" }).contains("--help") { return .help(command) }
    var parser = OptionParser(command: command)
    try parser.read(environment: environment)
    try parser.read(arguments)
    return .perform(command, parser.settings, operand: parser.operand)
  }
}
