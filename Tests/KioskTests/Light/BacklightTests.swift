import Glibc
import Testing

@testable import KioskApp

/// Backlights as the kernel shows them, in a directory of our own.
@Suite struct BacklightTests {
  @Test func theOneWithTheMostLevelsIsTaken() throws {
    let shelf = BacklightShelf()
    shelf.add("acpi_video0", highest: 15, level: 7)
    shelf.add("10-0045", highest: 255, level: 128)
    shelf.add("pwm", highest: 100, level: 50)
    let backlight = try Backlight.find(nil, on: shelf.path)
    #expect(backlight.name == "10-0045" && backlight.highest == 255)
    #expect(try Backlight.find("pwm", on: shelf.path).highest == 100)
  }

  @Test func oneThatIsNotThereIsToldWithThoseThatAre() {
    let shelf = BacklightShelf()
    shelf.add("pwm", highest: 100, level: 50)
    #expect(throws: BacklightError.unknown(name: "lcd", known: ["pwm"])) {
      try Backlight.find("lcd", on: shelf.path)
    }
    #expect(throws: BacklightError.none(directory: "/nowhere")) { try Backlight.find(nil, on: "/nowhere") }
  }

  @Test func nodesThatTellNoHighestLevelAreLeftOut() {
    let shelf = BacklightShelf()
    shelf.add("broken", highest: 0, level: 0)
    shelf.add("torn", highest: 9, level: 1)
    shelf.write("torn/max_brightness", "many")
    #expect(Backlight.all(on: shelf.path).isEmpty)
  }

  @Test func theLevelIsWhatTheDeviceShowsAndNothingWhileItIsOff() throws {
    let shelf = BacklightShelf()
    shelf.add("pwm", highest: 100, level: 60, actual: 55)
    let backlight = try Backlight.find("pwm", on: shelf.path)
    #expect(try backlight.level() == 55)
    shelf.write("pwm/bl_power", "4")
    #expect(try backlight.level() == 0)
  }

  @Test func darkIsLevelNothingAndTheSwitchAndLightIsBoth() throws {
    let shelf = BacklightShelf()
    shelf.add("pwm", highest: 100, level: 60)
    let backlight = try Backlight.find("pwm", on: shelf.path)
    try backlight.set(0)
    #expect(shelf.read("pwm/brightness") == "0" && shelf.read("pwm/bl_power") == "4")
    try backlight.set(400)
    #expect(shelf.read("pwm/brightness") == "100" && shelf.read("pwm/bl_power") == "0")
  }

  @Test func whatAKilledDisplayHasLeftDarkIsLitAndNothingElse() throws {
    let shelf = BacklightShelf()
    shelf.add("lit", highest: 100, level: 60)
    shelf.add("out", highest: 31, level: 0)
    shelf.add("off", highest: 255, level: 200)
    shelf.write("off/bl_power", "4")
    Backlight.lightUp(on: shelf.path)
    #expect(["lit", "out", "off"].map { shelf.read("\($0)/brightness") } == ["60", "31", "255"])
    #expect(shelf.read("off/bl_power") == "0")
  }

  @Test func oneWithoutASwitchIsTurnedDown() throws {
    let shelf = BacklightShelf()
    shelf.add("pwm", highest: 100, level: 60)
    shelf.remove("pwm/bl_power")
    try Backlight.find("pwm", on: shelf.path).set(0)
    #expect(shelf.read("pwm/brightness") == "0" && shelf.read("pwm/bl_power") == nil)
  }

  @Test func whoMayNotWriteIsToldTheRuleAndTheGroup() {
    for code in [EACCES, EPERM] {
      let message = BacklightError.notWritable(name: "pwm", code: code).message
      #expect(message.contains("udev rule") && message.contains("group video") && !message.contains("\n"))
    }
    #expect(BacklightError.notWritable(name: "pwm", code: ENODEV).message.contains("No such device"))
  }

  @Test func aNodeThatIsGoneIsATypedError() throws {
    let shelf = BacklightShelf()
    shelf.add("pwm", highest: 100, level: 60)
    let backlight = try Backlight.find("pwm", on: shelf.path)
    for file in ["brightness", "bl_power", "actual_brightness"] { shelf.remove("pwm/\(file)") }
    #expect(throws: BacklightError.self) { try backlight.level() }
    shelf.remove("pwm/max_brightness")
    shelf.remove("pwm")
    #expect(throws: BacklightError.notWritable(name: "pwm", code: ENOENT)) { try backlight.set(40) }
  }

  @Test(arguments: [1, 7, 100, 255, 4_095]) func noChosenLevelIsTooDarkToBeSeen(highest: Int) throws {
    let brightness = try #require(Brightness("100,1"))
    #expect(brightness.level(isNight: false, highest: highest) == highest)
    let night = brightness.level(isNight: true, highest: highest)
    #expect(night >= 1 && Double(night) >= 0.04 * Double(highest))
  }

  @Test func brightnessIsReadForDayAndNight() {
    #expect(Brightness("80").map { [$0.day, $0.night] } == [80, 80])
    #expect(Brightness("80,25").map { [$0.day, $0.night] } == [80, 25])
    for text in ["", "0", "101", "80,", ",20", "80,0", "80,20,10", "80%", "8e1"] { #expect(Brightness(text) == nil) }
  }
}
