import CLinux
import Glibc
import Testing

@testable import KioskApp

/// What tells that someone is here.
@Suite struct PresenceTests {
  @Test func keysAndLinesAreRead() {
    #expect(PresenceSensor("key:WAKEUP") == .key(143) && PresenceSensor("key:key_wakeup") == .key(143))
    #expect(PresenceSensor("key:467") == .key(467))
    #expect(PresenceSensor("gpio:gpiochip0:17") == .gpio(chip: "gpiochip0", line: 17, isLowActive: false))
    #expect(PresenceSensor("gpio:gpiochip4:0:low") == .gpio(chip: "gpiochip4", line: 0, isLowActive: true))
  }

  @Test(arguments: [
    "", "key", "key:", "key:0", "key:768", "key:NOSUCH", "gpio:gpiochip0", "gpio::3", "gpio:gpiochip0:x",
    "gpio:gpiochip0:-1", "gpio:../mem:3", "gpio:gpiochip0:3:high", "camera:0",
  ]) func whatIsNeitherIsRefused(text: String) { #expect(PresenceSensor(text) == nil) }

  @Test func aChipThatIsNotThereAndAFileThatIsNoneAreToldApart() {
    let absent = "no such file".count > 0 ? String(cString: strerror(ENOENT)) : ""
    #expect(throws: PresenceError.noChip("gpiochip99", reason: absent)) {
      try GPIOLine(chip: "gpiochip99", line: 3, isLowActive: false)
    }
    #expect(throws: PresenceError.self) { try GPIOLine(chip: "null", line: 3, isLowActive: false) }
    let error = PresenceError.noLine(chip: "null", line: 3, reason: "busy")
    #expect(error.message.contains("line 3 of null") && !error.message.contains("\n"))
  }

  @Test func edgesOfALineAreToldAsTheyComeAndALineThatGoesHoldsNobody() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for id in [GPIO_V2_LINE_EVENT_RISING_EDGE, GPIO_V2_LINE_EVENT_FALLING_EDGE, GPIO_V2_LINE_EVENT_RISING_EDGE] {
      var event = gpio_v2_line_event()
      event.id = id.rawValue
      #expect(write(ends[1], &event, MemoryLayout<gpio_v2_line_event>.size) == 48)
    }
    close(ends[1])
    var told: [Bool] = []
    PresenceWatch.watch(GPIOLine(file: ends[0])) { told.append($0) }
    // Three edges at once are one: what counts is the last.
    #expect(told == [false, true, false])
  }

  @Test func aDirectoryWithoutDevicesHoldsNobody() {
    let key = PresenceKey(143, directory: "/tmp")
    #expect(!key.isDown && key.count == 0)
  }
}
