/// Makes the console usable again after a display that was killed: its light, its text, its keyboard, its cursor.
struct RestoreConsoleCommand {
  func perform() throws(CommandError) -> ExitCode {
    Backlight.lightUp()
    guard let console = Console.open() else {
      throw .console("there is no virtual terminal here that this user may open")
    }
    if let fault = console.reset() { throw .console(fault) }
    return .fine
  }
}
