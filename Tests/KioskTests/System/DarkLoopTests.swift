import CSDL2
import ForecastScene
import Glibc
import Testing

@testable import KioskApp

extension VideoTests {
  /// The display's loop in the hours in which its screen is dark.
  @Suite(.serialized)
  struct DarkLoopTests {
    /// A panel that remembers what is shown on it and how it is switched.
    private final class Panel: DisplayOutput, PanelPower {
      let pixelSize = (width: 480, height: 320)
      let scale = PixelScale.one
      private(set) var papers: [Color] = []
      private(set) var switched: [Bool] = []
      var isDark: Bool { switched.last ?? false }

      func present(_ list: DisplayList, damage: Damage) {
        if !damage.isEmpty { papers.append(list.paper) }
      }
      func expose() {}
      func renew() {}
      func snapshot() -> Bitmap? { nil }
      func setDark(_ isDark: Bool) { switched.append(isDark) }
    }

    /// The same without a switch.
    private final class PlainPanel: DisplayOutput {
      let panel = Panel()
      var pixelSize: (width: Int, height: Int) { panel.pixelSize }
      var scale: PixelScale { panel.scale }
      func present(_ list: DisplayList, damage: Damage) { panel.present(list, damage: damage) }
      func expose() {}
      func renew() {}
      func snapshot() -> Bitmap? { nil }
    }

    private final class NoInput: InputSource {
      let waited: [pollfd] = []
      func read() -> [TimedEvent] { [] }
      func cancelAll() -> [TimedEvent] { [] }
    }

    private func run(_ output: any DisplayOutput, _ options: String...) throws {
      let all = ["--demo", "--now=2026-07-14T23:30:00+01:00", "--frames=3", "--tick=off"] + options
      guard case .perform(_, let settings, _) = try Invocation(all) else { return }
      let candidate = OutputCandidate(name: "test") { OpenedOutput(output, "a panel of the test's") }
      let screen = Screen([candidate], console: { nil }, log: { _ in })
      try screen.open()
      let loop = DisplayLoop(
        settings, pressroom: try Pressroom(settings), screen: screen,
        measuring: FontMeasurer(fonts: try FontLibrary { _ in }), openInput: { _ in NoInput() })
      #expect(try loop.run() == .fine)
    }

    @Test func onADarkPanelNothingIsDrawnAndWhoEndsInTheDarkLeavesLight() throws {
      let panel = Panel()
      try run(panel, "--dark=23:00-06:30")
      #expect(panel.papers.isEmpty && panel.switched == [true, false])
    }

    @Test func outsideTheHoursThePanelIsNotTouched() throws {
      let panel = Panel()
      try run(panel, "--dark=00:00-06:30")
      #expect(panel.papers == [Palette.night.paper] && panel.switched.isEmpty)
    }

    @Test func aScreenWithoutASwitchShowsADimPage() throws {
      let screen = PlainPanel()
      try run(screen, "--dark=23:00-06:30")
      #expect(screen.panel.papers == [Palette.dim.paper])
    }
  }
}
