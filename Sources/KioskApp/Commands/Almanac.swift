/// The program: reads its arguments, does what they ask for, and says how it went.
enum Almanac {
  static let version = "0.1.0"

  static func perform(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try perform(Invocation(arguments))
    } catch {
      Log.line(error.message)
      return .usage
    }
  }

  private static func perform(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    switch invocation {
    case .help(let command): Answer.write(Help.text(for: command))
    case .version: Answer.write("almanac \(version)\n")
    case .perform(let command, let settings, let operand): return try perform(command, settings, operand ?? "")
    }
    return .fine
  }

  private static func perform(
    _ command: Command, _ settings: Settings, _ operand: String
  ) throws(UsageError) -> ExitCode {
    switch command {
    case .run, .print, .describe, .replay, .bench: .fine
    }
  }
}
