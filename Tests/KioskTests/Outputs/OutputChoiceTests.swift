import ForecastScene
import Testing

@testable import KioskApp

/// Which output is taken, and what is said of it.
@Suite struct OutputChoiceTests {
  /// Shows nothing.
  private final class Blank: DisplayOutput {
    var pixelSize: (width: Int, height: Int) { (8, 8) }
    var scale: PixelScale { .one }
    func present(_ list: DisplayList, damage: Damage) {}
    func expose() {}
    func renew() {}
    func snapshot() -> Bitmap? { nil }
  }

  /// What was tried, and the lines that were written.
  private final class Journal {
    var tried: [String] = []
    var lines: [String] = []
  }

  private let journal = Journal()

  private func works(_ name: String) -> OutputCandidate {
    OutputCandidate(name: name) { [journal] () throws(OutputError) in
      journal.tried.append(name)
      return OpenedOutput(Blank(), "8x8")
    }
  }

  private func fails(_ name: String, _ error: OutputError) -> OutputCandidate {
    OutputCandidate(name: name) { [journal] () throws(OutputError) in
      journal.tried.append(name)
      throw error
    }
  }

  private func choice(_ candidates: [OutputCandidate]) -> OutputChoice {
    OutputChoice(candidates) { [journal] in journal.lines.append($0) }
  }

  private func failure(_ candidates: [OutputCandidate]) -> OutputError? {
    var choice = choice(candidates)
    do throws(OutputError) {
      _ = try choice.open()
      return nil
    } catch {
      return error
    }
  }

  @Test func theFirstThatCanIsTakenAndTheRestIsLeftAlone() throws {
    var choice = choice([fails("window", .notHere(reason: "no server")), works("kms"), works("dumb")])
    _ = try choice.open()
    #expect(journal.tried == ["window", "kms"])
    #expect(journal.lines == ["output: kms (8x8); not window: no server"])
  }

  @Test func theOneLineTellsEveryReason() throws {
    var choice = choice([
      fails("window", .notHere(reason: "no server")), fails("kms", .noGPU(reason: "GL is software")), works("dumb"),
    ])
    _ = try choice.open()
    #expect(journal.lines == ["output: dumb (8x8); not window: no server; not kms: GL is software"])
  }

  @Test func whatHasFailedIsNotTakenAgainAndItsReasonIsKept() throws {
    var choice = choice([works("kms"), works("dumb")])
    _ = try choice.open()
    choice.giveUp(.refused(reason: "the picture is black"))
    _ = try choice.open()
    _ = try choice.open()
    #expect(journal.tried == ["kms", "dumb", "dumb"])
    #expect(journal.lines.last == "output: dumb (8x8); not kms: the picture is black")
  }

  @Test func aDisplayThatMayComeIsWaitedForWhateverElseIsMissing() {
    let error = failure([
      fails("window", .notHere(reason: "no server")), fails("kms", .unplugged(reason: "card0: HDMI-A-1 is empty")),
      fails("fb", .notHere(reason: "there is no /dev/fb0")),
    ])
    #expect(error == .unplugged(reason: "card0: HDMI-A-1 is empty"))
  }

  @Test func whatSomebodyCanPutRightComesBeforeWhatIsNotThere() {
    let sentence = OutputError.notReady("Add the user to the group video.")
    let error = failure([fails("window", .notHere(reason: "no server")), fails("kms", sentence)])
    #expect(error == sentence)
  }

  @Test func withNothingAtAllTheLineSaysWhyForEach() {
    let error = failure([fails("window", .notHere(reason: "a")), fails("fb", .notHere(reason: "b"))])
    #expect(error == .nothing(reasons: "window: a; fb: b"))
    #expect(error?.message.contains("almanac print") == true)
  }

  @Test func theOnlyOneAskedForFailsWithItsOwnWords() {
    #expect(failure([fails("kms", .noGPU(reason: "x"))]) == .noGPU(reason: "x"))
  }
}
