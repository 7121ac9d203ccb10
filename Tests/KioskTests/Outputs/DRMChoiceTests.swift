import Testing

@testable import KioskApp

/// Card, connector and mode, chosen from what the kernel tells.
@Suite struct DRMChoiceTests {
  private static func mode(_ width: Int, _ height: Int, _ rate: Double, isPreferred: Bool = false) -> DisplayMode {
    DisplayMode(
      name: "\(width)x\(height)", width: width, height: height, refreshRate: rate, isPreferred: isPreferred,
      timings: DisplayMode.Timings())
  }

  private static let modes = [
    mode(1_920, 1_080, 59.94), mode(1_920, 1_080, 60), mode(1_280, 720, 60, isPreferred: true), mode(800, 600, 75),
  ]

  private static func connector(
    _ id: UInt32, _ name: String, _ link: DRMConnector.Link, modes: [DisplayMode] = modes
  ) -> DRMConnector {
    DRMConnector(id: id, name: name, link: link, modes: modes, crtcs: [id + 100, 7])
  }

  private static let hdmi = GraphicsCard(path: "/dev/dri/card0", connectors: [connector(1, "HDMI-A-1", .disconnected)])
  private static let panel = GraphicsCard(
    path: "/dev/dri/card1", connectors: [connector(2, "HDMI-A-2", .connected), connector(3, "DSI-1", .connected)])
  private static let composite = GraphicsCard(
    path: "/dev/dri/card2", connectors: [connector(4, "Composite-1", .unknown)])

  private func chosen(_ cards: [GraphicsCard], connector: String? = nil, mode: ModeWish? = nil) -> DRMChoice.Chosen? {
    try? DRMChoice(ScreenSettings(mode: mode, connector: connector)).choose(from: cards)
  }

  private func fault(_ cards: [GraphicsCard], connector: String? = nil, mode: ModeWish? = nil) -> OutputError? {
    do throws(OutputError) {
      _ = try DRMChoice(ScreenSettings(mode: mode, connector: connector)).choose(from: cards)
      return nil
    } catch {
      return error
    }
  }

  @Test func aCardWithoutADisplayIsPassedOver() {
    let target = chosen([Self.hdmi, Self.panel])?.target
    #expect(target?.cardPath == "/dev/dri/card1" && target?.connectorName == "HDMI-A-2")
    #expect(target?.connector == 2 && target?.crtc == 102)
  }

  @Test func aConnectorThatMayHaveADisplayComesAfterThoseThatHaveOne() {
    #expect(chosen([Self.composite, Self.panel])?.target.connectorName == "HDMI-A-2")
    #expect(chosen([Self.composite, Self.hdmi])?.target.connectorName == "Composite-1")
  }

  @Test func theConnectorThatIsNamedIsTakenAndCountedAsSDLDoes() {
    let second = chosen([Self.hdmi, Self.panel], connector: "DSI-1")
    #expect(second?.target.connector == 3 && second?.displayIndex == 1)
  }

  @Test func theDisplaysOwnWishIsItsMode() {
    #expect(chosen([Self.panel])?.target.mode == Self.modes[2])
    let plain = [Self.mode(640, 480, 60), Self.mode(320, 240, 60)]
    let card = GraphicsCard(path: "a", connectors: [Self.connector(1, "SPI-1", .connected, modes: plain)])
    #expect(chosen([card])?.target.mode == plain[0])
  }

  @Test func aModeIsTakenAtTheRateAskedForOrTheHighest() {
    let wish = ModeWish(width: 1_920, height: 1_080)
    #expect(chosen([Self.panel], mode: wish)?.target.mode.refreshRate == 60)
    let slower = ModeWish(width: 1_920, height: 1_080, refresh: 59.94)
    #expect(chosen([Self.panel], mode: slower)?.target.mode.refreshRate == 59.94)
  }

  @Test func aModeThatTheDisplayHasNotIsRefusedWithThoseThatItHas() {
    let error = fault([Self.panel], mode: ModeWish(width: 1_024, height: 768))
    #expect(error?.isNotReady == true)
    #expect(error?.message.contains("1920x1080 at 59.94 Hz, 1920x1080 at 60 Hz, 1280x720 at 60 Hz") == true)
    #expect(fault([Self.panel], mode: ModeWish(width: 800, height: 600, refresh: 60))?.isNotReady == true)
  }

  @Test func noDisplayIsWaitedForAndAWrongNameIsNot() {
    #expect(fault([Self.hdmi]) == .unplugged(reason: "nothing on HDMI-A-1"))
    #expect(fault([Self.hdmi, Self.panel], connector: "HDMI-A-1") == .unplugged(reason: "nothing on HDMI-A-1"))
    #expect(fault([Self.hdmi], connector: "DP-9")?.isNotReady == true)
    #expect(fault([]) == .notHere(reason: "there is no card with connectors in /dev/dri"))
  }

  @Test func aDisplayThatWasChangedForAnotherIsGone() throws {
    let target = try #require(chosen([Self.panel])?.target)
    #expect(DRMChoice.isThere(target, in: [Self.panel]))
    var other = Self.panel
    other.connectors[0].modes = [Self.mode(800, 480, 60)]
    #expect(!DRMChoice.isThere(target, in: [other]))
    other.connectors[0].link = .disconnected
    #expect(!DRMChoice.isThere(target, in: [other]))
    #expect(!DRMChoice.isThere(target, in: [Self.hdmi]))
  }

  /// The kernel's words: upright, upside down, the left side up, the right side up.
  @Test func aPanelSaysWhichOfItsSidesIsUp() {
    let turns = (0..<5).map { QuarterTurn(panelOrientation: $0) }
    #expect(turns == [.none, .half, .counterclockwise, .clockwise, .none])
    // The page's top lies along the panel's side that is up.
    let left = QuarterTurn.counterclockwise.panelPoint(.init(x: 30, y: 0), page: (60, 100))
    let right = QuarterTurn.clockwise.panelPoint(.init(x: 30, y: 0), page: (60, 100))
    #expect(left.x == 0 && right.x == 100)
  }
}
