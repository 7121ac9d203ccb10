import CLinux
import ForecastScene
import Testing

@testable import KioskApp

/// What panels of all three kinds say, byte for byte, and what the page hears.
@Suite struct TouchPanelTests {
  @Test func aSlotTellsAFingerFromDownToUp() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 7, 100, 200)
    console.device.sync()
    console.device.slot(0, 150)
    console.device.sync()
    console.device.slot(0, tracking: -1)
    console.device.sync()
    // A finger is where it was, less the two pixels that count as trembling.
    #expect(console.told == ["down 0 100.5 200.5", "move 0 148.5 200.5", "up 0 148.5 200.5"])
  }

  @Test func eventsHaveTheTimesOfTheKernel() {
    let console = TestConsole(.slotted())
    let t = console.device.t
    console.device.slot(0, tracking: 7, 100, 200)
    console.device.sync()
    console.device.t = t + 0.01
    console.device.slot(0, 150)
    console.device.sync()
    let times = console.input.read().map { $0.time - t }
    #expect(times.count == 2)
    #expect(abs(times[0]) < 1e-5)
    #expect(abs(times[1] - 0.01) < 1e-5)
  }

  @Test func twoSlotsAreTwoFingers() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 7, 100, 200)
    console.device.slot(1, tracking: 8, 300, 400)
    console.device.sync()
    console.device.slot(0, tracking: -1)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 200.5", "down 1 300.5 400.5", "up 0 100.5 200.5"])
  }

  @Test func aSlotThatGetsAnotherFingerHasLostTheFirst() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 7, 100, 200)
    console.device.sync()
    console.device.slot(0, tracking: 8, 300, 200)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 200.5", "up 0 100.5 200.5", "down 0 300.5 200.5"])
  }

  @Test func aSlotBeyondTheLastIsNobodys() {
    let console = TestConsole(.slotted())
    console.device.slot(9, tracking: 7, 100, 200)
    console.device.sync()
    #expect(console.told == [])
  }

  @Test func aListTellsAFingerFromDownToUp() {
    let console = TestConsole(.listing)
    console.device.listed(100, 200)
    console.device.sync()
    console.device.listed(150, 200)
    console.device.sync()
    console.device.say(EV_SYN, SYN_MT_REPORT, 0)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 200.5", "move 0 148.5 200.5", "up 0 148.5 200.5"])
  }

  /// The list does not say who has left: the nearer finger is the one that stays.
  @Test func theFingerOfAListThatStaysKeepsItsNumber() {
    let console = TestConsole(.listing)
    console.device.listed(100, 100)
    console.device.listed(600, 300)
    console.device.sync()
    console.device.listed(606, 300)
    console.device.sync()
    let told = console.told
    #expect(told == ["down 0 100.5 100.5", "down 1 600.5 300.5", "up 0 100.5 100.5", "move 1 604.5 300.5"])
  }

  @Test func fingersOfAListThatChangePlacesInItKeepTheirNumbers() {
    let console = TestConsole(.listing)
    console.device.listed(100, 100)
    console.device.listed(600, 300)
    console.device.sync()
    console.device.listed(610, 300)
    console.device.listed(110, 100)
    console.device.sync()
    #expect(console.told.suffix(2) == ["move 0 108.5 100.5", "move 1 608.5 300.5"])
  }

  @Test func aPanelOfOneFingerMoves() {
    let console = TestConsole(.resistive, surface: PanelSurface(width: 4_096, height: 4_096))
    console.device.single(1_000, 2_000, touch: 1)
    console.device.sync()
    console.device.single(1_100, 2_000)
    console.device.sync()
    #expect(console.told == ["down 0 1000.5 2000.5", "move 0 1098.5 2000.5"])
  }

  /// Resistive panels report nonsense while the finger leaves.
  @Test func aLiftKeepsTheLastPoint() {
    let console = TestConsole(.resistive, surface: PanelSurface(width: 4_096, height: 4_096))
    console.device.single(1_000, 2_000, touch: 1)
    console.device.sync()
    console.device.single(4_095, 0, touch: 0)
    console.device.sync()
    #expect(console.told == ["down 0 1000.5 2000.5", "up 0 1000.5 2000.5"])
  }

  @Test func aFingerThatLayThereBeforeIsNoTouch() {
    let device = ScriptedDevice()
    device.slotValues = [ABS_MT_TRACKING_ID: [3, -1, -1, -1, -1], ABS_MT_POSITION_X: [50, 0, 0, 0, 0]]
    let input = ConsoleInput(
      surface: PanelSurface(width: 800, height: 480), finder: ScriptedFinder([(device, .slotted())])
    ) { _ in }
    device.slot(0, 90, 90)
    device.sync()
    device.slot(0, tracking: -1)
    device.sync()
    device.slot(0, tracking: 4)
    device.sync()
    #expect(input.read().map { TestConsole.words($0) } == ["down 0 90.5 90.5"])
  }
}

/// Reports that were lost, and panels that go.
@Suite struct LostReportTests {
  private func dragged() -> TestConsole {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 7, 100, 200)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 200.5"])
    return console
  }

  @Test func afterLostReportsTheDeviceIsAskedHowThingsStand() {
    let console = dragged()
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    // The rest of a torn report is not believed.
    console.device.slot(0, 700)
    console.device.sync()
    console.device.slotValues = [
      ABS_MT_TRACKING_ID: [7, -1, -1, -1, -1], ABS_MT_POSITION_X: [302, 0, 0, 0, 0],
      ABS_MT_POSITION_Y: [200, 0, 0, 0, 0],
    ]
    #expect(console.told == ["move 0 300.5 200.5"])
    console.device.slot(0, 402)
    console.device.sync()
    #expect(console.told == ["move 0 400.5 200.5"])
  }

  @Test func aFingerThatLiftedWhileReportsWereLostHasLifted() {
    let console = dragged()
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    console.device.slotValues = [ABS_MT_TRACKING_ID: [-1, -1, -1, -1, -1]]
    #expect(console.told == ["up 0 100.5 200.5"])
  }

  @Test func aFingerThatCameWhileReportsWereLostIsDown() {
    let console = dragged()
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    console.device.slotValues = [
      ABS_MT_TRACKING_ID: [9, 10, -1, -1, -1], ABS_MT_POSITION_X: [300, 400, 0, 0, 0],
      ABS_MT_POSITION_Y: [200, 100, 0, 0, 0],
    ]
    #expect(console.told == ["up 0 100.5 200.5", "down 0 300.5 200.5", "down 1 400.5 100.5"])
  }

  @Test func aPanelOfOneFingerIsAskedToo() {
    let console = TestConsole(.resistive, surface: PanelSurface(width: 4_096, height: 4_096))
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    console.device.keysDown = [BTN_TOUCH]
    console.device.axisValues = [ABS_X: 1_000, ABS_Y: 2_000]
    #expect(console.told == ["down 0 1000.5 2000.5"])
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    console.device.keysDown = []
    #expect(console.told == ["up 0 1000.5 2000.5"])
  }

  @Test func aListIsEmptyOnceNobodyTouches() {
    let console = TestConsole(.listing)
    console.device.listed(100, 200)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 200.5"])
    console.device.say(EV_SYN, SYN_DROPPED, 0)
    #expect(console.told == ["up 0 100.5 200.5"])
  }

  @Test func unpluggingInADragCallsItOff() {
    let console = dragged()
    console.device.unplug()
    #expect(console.told == ["cancel 0 100.5 200.5"])
    #expect(console.input.described == [])
    #expect(console.told == [])
  }

  @Test func aPanelThatComesBackIsRead() {
    let console = dragged()
    console.device.unplug()
    _ = console.told
    let again = ScriptedDevice()
    console.finder.add(.found(again, .slotted()))
    #expect(console.told == [])
    again.slot(0, tracking: 1, 10, 20)
    again.sync()
    #expect(console.told == ["down 64 10.5 20.5"])
  }

  @Test func udevsWordAloneEndsADevice() {
    let console = dragged()
    console.finder.add(.gone(node: "/dev/input/event7"))
    #expect(console.told == ["cancel 0 100.5 200.5"])
  }

  @Test func onAnotherConsoleNothingIsHeardAndNothingIsHeld() {
    let console = dragged()
    #expect(console.device.isGrabbed)
    #expect(console.input.leave().map { TestConsole.words($0) } == ["cancel 0 100.5 200.5"])
    #expect(!console.device.isGrabbed)
    console.device.slot(0, 300)
    console.device.sync()
    #expect(console.told == [])
    console.input.comeBack()
    #expect(console.device.isGrabbed)
    console.device.slot(0, tracking: 8, 50, 60)
    console.device.sync()
    #expect(console.told == ["down 0 50.5 60.5"])
  }
}
