import CLinux
import ForecastScene
import Testing

@testable import KioskApp

/// Mice, wheels, keys and knobs.
@Suite struct MouseAndKeyTests {
  @Test func aMouseDragsFromTheMiddleOfThePage() {
    let console = TestConsole(.mouse)
    console.device.say(EV_REL, REL_X, 10)
    console.device.sync()
    #expect(console.told == [])
    console.device.say(EV_KEY, BTN_LEFT, 1)
    console.device.sync()
    console.device.say(EV_REL, REL_X, -30)
    console.device.say(EV_REL, REL_Y, 5)
    console.device.sync()
    console.device.say(EV_KEY, BTN_LEFT, 0)
    console.device.sync()
    #expect(console.told == ["down -1 410.0 240.0", "move -1 380.0 245.0", "up -1 380.0 245.0"])
  }

  /// Whoever moves it to the right sees it go to the right.
  @Test func aMouseMovesInThePagesDirections() {
    let console = TestConsole(.mouse, surface: PanelSurface(width: 800, height: 480, turn: .clockwise))
    console.device.say(EV_REL, REL_X, 10)
    console.device.sync()
    _ = console.told
    #expect(console.input.mouse?.point == Point(x: 250, y: 400))
  }

  @Test func aMouseStopsAtTheEdge() {
    let console = TestConsole(.mouse)
    console.device.say(EV_REL, REL_X, -5_000)
    console.device.say(EV_REL, REL_Y, 5_000)
    console.device.sync()
    _ = console.told
    #expect(console.input.mouse?.point == Point(x: 0, y: 480))
  }

  @Test func aMouseOfAVirtualMachinePointsAtPlaces() {
    let console = TestConsole(.tablet, surface: PanelSurface(width: 32_768, height: 32_768))
    console.device.say(EV_ABS, ABS_X, 100)
    console.device.say(EV_ABS, ABS_Y, 200)
    console.device.say(EV_KEY, BTN_LEFT, 1)
    console.device.sync()
    #expect(console.told == ["down -1 100.5 200.5"])
  }

  @Test func unpluggingAPressedMouseCallsItOff() {
    let console = TestConsole(.mouse)
    console.device.say(EV_KEY, BTN_LEFT, 1)
    console.device.sync()
    _ = console.told
    console.device.unplug()
    #expect(console.told == ["cancel -1 400.0 240.0"])
  }

  @Test func aWheelTellsNotches() {
    let console = TestConsole(.mouse)
    console.device.say(EV_REL, REL_WHEEL, -2)
    console.device.sync()
    #expect(console.told == ["wheel 0.0 -2.0 at 400.0 240.0"])
  }

  @Test func aFineWheelIsNotCountedTwice() {
    var traits = DeviceTraits.mouse
    traits.relative.insert(REL_WHEEL_HI_RES)
    let console = TestConsole(traits)
    console.device.say(EV_REL, REL_WHEEL_HI_RES, 60)
    console.device.sync()
    console.device.say(EV_REL, REL_WHEEL_HI_RES, 60)
    console.device.say(EV_REL, REL_WHEEL, 1)
    console.device.sync()
    #expect(console.told == ["wheel 0.0 0.5 at 400.0 240.0", "wheel 0.0 0.5 at 400.0 240.0"])
  }

  @Test func keysArePlacesAndNotLetters() {
    let console = TestConsole(.keyboard)
    for key in [KEY_LEFT, KEY_ENTER, KEY_R, KEY_A] {
      console.device.say(EV_KEY, key, 1)
      console.device.say(EV_KEY, key, 0)
      console.device.sync()
    }
    #expect(console.told == ["key left", "key enter", "key r"])
  }

  @Test func onlyTheArrowsRepeat() {
    let console = TestConsole(.keyboard)
    for key in [KEY_RIGHT, KEY_ENTER] {
      console.device.say(EV_KEY, key, 1)
      console.device.say(EV_KEY, key, 2)
      console.device.sync()
    }
    #expect(console.told == ["key right", "key right", "key enter"])
  }

  @Test func shortcutsAreSomebodyElses() {
    let console = TestConsole(.keyboard)
    console.device.say(EV_KEY, KEY_LEFTCTRL, 1)
    console.device.say(EV_KEY, KEY_R, 1)
    console.device.say(EV_KEY, KEY_LEFTCTRL, 0)
    console.device.say(EV_KEY, KEY_LEFTSHIFT, 1)
    console.device.say(EV_KEY, KEY_TAB, 1)
    console.device.sync()
    #expect(console.told == ["key backtab"])
  }

  @Test func theGrabbedKeyboardAsksForAnotherConsole() {
    let console = TestConsole(.keyboard)
    for key in [KEY_LEFTCTRL, KEY_LEFTALT, KEY_F2] { console.device.say(EV_KEY, key, 1) }
    console.device.sync()
    #expect(console.told == [])
    #expect(console.input.takeConsole() == 2)
    #expect(console.input.takeConsole() == nil)
  }

  @Test(arguments: [REL_X, REL_DIAL, REL_WHEEL]) func aKnobTurnsDetents(code: Int32) {
    let console = TestConsole(.device("rotary@11", relative: [code]))
    console.device.say(EV_REL, code, 1)
    console.device.sync()
    console.device.say(EV_REL, code, -2)
    console.device.sync()
    #expect(console.told == ["turn 1", "turn -2"])
  }

  @Test func aKnobsButtonIsEnter() {
    let console = TestConsole(.device("Dial", keys: [BTN_0], relative: [REL_DIAL]))
    console.device.say(EV_KEY, BTN_0, 1)
    console.device.say(EV_KEY, BTN_0, 0)
    console.device.sync()
    #expect(console.told == ["key enter"])
  }

  @Test func aKnobMayBeNamedBySettingsOrByUdev() {
    let plain = DeviceTraits.device("Odd wheel", keys: [BTN_LEFT], relative: [REL_X, REL_Y, REL_WHEEL])
    #expect(plain.roles() == [.mouse, .wheel])
    #expect(plain.roles(knob: "Odd wheel") == .knob)
    var marked = plain
    marked.properties["ALMANAC_KNOB"] = "reversed"
    let console = TestConsole(marked)
    console.device.say(EV_REL, REL_WHEEL, 1)
    console.device.sync()
    #expect(console.told == ["turn -1"])
  }

  @Test func devicesAreTakenForWhatTheyAre() {
    #expect(DeviceTraits.slotted().roles() == .touch)
    #expect(DeviceTraits.listing.roles() == .touch)
    #expect(DeviceTraits.resistive.roles() == .touch)
    #expect(DeviceTraits.tablet.roles() == [.mouse, .wheel])
    #expect(DeviceTraits.keyboard.roles() == .keys)
    #expect(DeviceTraits.encoder.roles() == .knob)
    // A power button and a touchpad are left alone.
    #expect(DeviceTraits.device("Power Button", keys: [KEY_POWER]).roles() == [])
    #expect(DeviceTraits.slotted(properties: ["ID_INPUT_TOUCHPAD": "1"]).roles() == [])
    #expect(DeviceTraits.device("PIR", keys: [KEY_A], properties: ["ALMANAC_PRESENCE": "1"]).roles() == .presence)
  }

  @Test func aSensorTellsThatSomebodyIsHere() {
    let console = TestConsole(.device("PIR", keys: [KEY_ENTER], properties: ["ALMANAC_PRESENCE": "1"]))
    #expect(console.input.presence == nil)
    console.device.say(EV_KEY, KEY_ENTER, 1)
    console.device.sync()
    #expect(console.told == [])
    #expect(console.input.presence != nil)
  }
}
