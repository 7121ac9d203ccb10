import Testing

@testable import KioskApp

/// Which screen shows the page, and how, on the command line.
@Suite struct ScreenOptionsTests {
  private func screen(_ arguments: [String]) -> ScreenSettings? {
    var parser = OptionParser(command: .run)
    do throws(UsageError) {
      try parser.read(arguments[...])
    } catch {
      return nil
    }
    return parser.settings.run.screen
  }

  @Test func everythingIsChosenByTheMachineUnlessSomebodySays() {
    let all = screen([])
    #expect(all == ScreenSettings() && all?.output == .auto && all?.rotation == .auto)
  }

  @Test(arguments: [
    ("auto", OutputWish.auto), ("window", .window), ("kms", .kms), ("dumb", .dumb), ("fb", .framebuffer(nil)),
    ("fb:1", .framebuffer(1)),
  ]) func outputsHaveNames(text: String, wish: OutputWish) {
    #expect(screen(["--output", text])?.output == wish)
  }

  @Test(arguments: ["x11", "fb:", "fb:-1", "fb:32", "FB", ""]) func otherOutputsAreRefused(text: String) {
    #expect(screen(["--output=\(text)"]) == nil)
  }

  @Test func aModeIsASizeWithOrWithoutARate() {
    #expect(screen(["--mode", "800x480"])?.mode == ModeWish(width: 800, height: 480, refresh: nil))
    #expect(screen(["--mode", "1920x1080@59.94"])?.mode == ModeWish(width: 1_920, height: 1_080, refresh: 59.94))
  }

  @Test(arguments: ["800", "800x480@", "800x480@0", "800x480@60@60", "x", "1e3x480"]) func otherModesAreRefused(
    text: String
  ) {
    #expect(screen(["--mode", text]) == nil)
  }

  @Test func aPageIsTurnedByQuarters() {
    #expect(screen(["--rotate", "90"])?.rotation == .fixed(.clockwise))
    #expect(screen(["--rotate", "0"])?.rotation == .fixed(.none))
    #expect(screen(["--rotate", "auto"])?.rotation == .auto)
    #expect(screen(["--rotate", "45"]) == nil)
  }
}
