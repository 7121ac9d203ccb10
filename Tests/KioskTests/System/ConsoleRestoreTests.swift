import CConsoleFixture
import Glibc
import Testing

@testable import KioskApp

/// A console is given back however the display ends: in a process of its own, on a console that writes down what is asked of it.
@Suite(.serialized) struct ConsoleRestoreTests {
  /// What was asked of the console, and what the process ended by.
  private func end(by signal: Int32) -> (lines: [String], status: Int32) {
    var record = [CChar](repeating: 0, count: 4_096)
    let status = fixture_console_ends_by(signal, &record, UInt(record.count))
    let text = record.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return (text.split(separator: "\n").map(String.init), status)
  }

  private static let hide = "\u{1B}[?25l"
  private static let show = "\u{1B}[?25h"
  private static let taken = ["\(hide)mode 1", "keyboard 4", "switching 1", "taken 0"]
  private static let restored = ["keyboard 3", "mode 0", "switching 0", show]

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP]) func aFatalSignalGivesItBackAndStillKills(
    signal: Int32
  ) {
    let (lines, status) = end(by: signal)
    #expect(lines == Self.taken + Self.restored)
    #expect(status & 0x7F == signal, "it ended with status \(status)")
  }

  @Test func anOrderlyEndGivesItBackOnce() {
    let (lines, status) = end(by: 0)
    #expect(lines == Self.taken + Self.restored)
    #expect(status == 0)
  }

  @Test func aTerminalThatIsNoConsoleIsNotTaken() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let console = Console(file: ends[1], number: 1)
    #expect(console.take() != nil)
    #expect(console.reset() != nil)
    close(ends[0])
  }
}
