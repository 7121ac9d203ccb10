import ForecastScene
import Testing

@testable import KioskApp

/// Outputs that come and go with displays and consoles.
@Suite struct ScreenTests {
  /// A panel that writes down what is asked of it.
  private final class Panel: PanelOutput {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    deinit { journal.lines.append("closed") }
    var pixelSize: (width: Int, height: Int) { (8, 8) }
    var scale: PixelScale { .one }
    let summary = "panel"
    let refreshRate = 60.0
    let file: Int32? = nil
    let deadline: Double? = nil
    private(set) var isDark = false
    func present(_ list: DisplayList, damage: Damage) { journal.lines.append("presented") }
    func expose() { journal.lines.append("exposed") }
    func renew() {}
    func snapshot() -> Bitmap? { nil }
    func attend(at t: Double) -> Double? { nil }
    func waitForRefresh() -> Bool { false }
    func suspend() { journal.lines.append("suspended") }
    func resume() { journal.lines.append("resumed") }
    func setDark(_ isDark: Bool) {
      self.isDark = isDark
      journal.lines.append(isDark ? "dark" : "light")
    }
  }

  /// What happened, and the world as it is.
  private final class Journal {
    var lines: [String] = []
    var isPlugged = true
  }

  private let journal = Journal()

  private func screen() -> Screen {
    let panel = OutputCandidate(name: "dumb", takesConsole: true) { [journal] () throws(OutputError) in
      guard journal.isPlugged else { throw .unplugged(reason: "nothing on HDMI-A-1") }
      journal.lines.append("opened")
      return OpenedOutput(Panel(journal), "panel") { !journal.isPlugged }
    }
    return Screen([panel], console: { nil }, log: { [journal] in journal.lines.append($0) })
  }

  @Test func withoutADisplayItWaitsAndSaysSoOnce() throws {
    journal.isPlugged = false
    let screen = screen()
    try screen.open()
    #expect(try screen.displaysChanged())
    #expect(!screen.isShown && screen.curtains == [.unplugged])
    #expect(journal.lines == ["waiting for a display: nothing on HDMI-A-1"])
    journal.isPlugged = true
    #expect(try screen.displaysChanged())
    #expect(screen.isShown && screen.name == "dumb")
  }

  @Test func aDisplayThatIsPulledOutIsLetGoAndTakenAgain() throws {
    let screen = screen()
    try screen.open()
    journal.isPlugged = false
    #expect(try screen.displaysChanged())
    #expect(!screen.isShown && screen.output == nil)
    #expect(journal.lines.contains("closed"))
    journal.isPlugged = true
    #expect(try screen.displaysChanged())
    #expect(screen.isShown)
  }

  @Test func aChangeElsewhereOnlyShowsThePageAgain() throws {
    let screen = screen()
    try screen.open()
    #expect(try !screen.displaysChanged())
    #expect(journal.lines.suffix(1) == ["exposed"])
  }

  @Test func onAnotherConsoleNothingIsShownUntilItComesBack() throws {
    let screen = screen()
    try screen.open()
    screen.leave()
    #expect(!screen.isShown)
    #expect(try !screen.displaysChanged())
    #expect(try !screen.enter())
    #expect(screen.isShown)
    #expect(journal.lines.suffix(2) == ["suspended", "resumed"])
  }

  @Test func aDisplayPulledOutMeanwhileIsNoticedOnComingBack() throws {
    let screen = screen()
    try screen.open()
    screen.leave()
    journal.isPlugged = false
    #expect(try screen.enter())
    #expect(screen.curtains == [.unplugged])
  }

  @Test func aDisplayPluggedInMeanwhileIsTakenOnComingBack() throws {
    journal.isPlugged = false
    let screen = screen()
    try screen.open()
    screen.leave()
    journal.isPlugged = true
    #expect(try !screen.displaysChanged())
    #expect(try screen.enter())
    #expect(screen.isShown)
  }

  @Test func whenNothingIsLeftTheLastFaultIsTold() throws {
    let screen = screen()
    try screen.open()
    #expect(throws: OutputError.failed(reason: "it is black")) { try screen.giveUp(.refused(reason: "it is black")) }
    #expect(screen.output == nil)
  }
}
