/// The program: reads its arguments, does what they ask for, and says how it went.
enum Almanac {
  static let version = "0.1.0"

  static func perform(_ arguments: [String]) -> ExitCode {
    do throws(CommandError) {
      return try perform(invocation(arguments))
    } catch {
      Log.line(error.message)
      return error.exitCode
    }
  }

  private static func invocation(_ arguments: [String]) throws(CommandError) -> Invocation {
    do throws(UsageError) {
      return try Invocation(arguments)
    } catch {
      throw .usage(error)
    }
  }

  private static func perform(_ invocation: Invocation) throws(CommandError) -> ExitCode {
    switch invocation {
    case .help(let command): try Answer.write(Help.text(for: command))
    case .version: try Answer.write("almanac \(version)\n")
    case .perform(let command, let settings, let operand): return try perform(command, settings, operand ?? "")
    }
    return .fine
  }

  private static func perform(
    _ command: Command, _ settings: Settings, _ operand: String
  ) throws(CommandError) -> ExitCode {
    switch command {
    case .run: try RunCommand(settings: settings).perform()
    case .print: try PrintCommand(settings: settings, path: operand).perform()
    case .describe: try DescribeCommand(settings: settings).perform()
    case .replay: try ReplayCommand(settings: settings, path: operand).perform()
    case .bench: try BenchCommand(settings: settings).perform()
    case .restoreConsole: try RestoreConsoleCommand().perform()
    case .fetch: try FetchCommand(settings: settings).perform()
    }
  }
}
