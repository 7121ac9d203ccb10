import Testing

@testable import KioskApp

@Suite struct HelpTests {
  @Test(arguments: Command.allCases) func everyOptionOfACommandIsInItsHelp(command: Command) {
    let text = Help.text(for: command)
    for option in command.options { #expect(text.contains("--\(option.name)")) }
    #expect(text.replacing("\n", with: " ").contains(command.summary))
    #expect(command.operand.map(text.contains) ?? true)
  }

  @Test func theOverviewNamesEveryCommandAndEveryExitCode() {
    let text = Help.text(for: nil)
    for command in Command.allCases { #expect(text.contains(command.rawValue)) }
    for code in ExitCode.allCases { #expect(text.contains("  \(code.rawValue) ")) }
  }

  @Test(arguments: [Command?.none] + Command.allCases.map(Optional.some))
  func noLineIsWiderThanATerminal(command: Command?) {
    for line in Help.text(for: command).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Command.allCases) func noOptionStandsInACommandsTableTwice(command: Command) {
    #expect(Set(command.options.map(\.name)).count == command.options.count)
  }

  @Test func exitCodesAreThoseOfSysexits() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 2, 65, 66, 69, 75, 77, 78])
  }
}
