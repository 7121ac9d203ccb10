import CLinux
import Glibc

@testable import KioskApp

/// An input device that says what a test has written down, through a real pipe, as the kernel's bytes.
final class ScriptedDevice: InputDevicePort {
  private var ends: [Int32] = [0, 0]
  /// Seconds of the device's clock.
  var t: Double
  /// What the device answers when it is asked.
  var axisValues: [Int32: Int32] = [:]
  var slotValues: [Int32: [Int32]] = [:]
  var keysDown: Set<Int32> = []
  private(set) var isGrabbed = false
  private(set) var isUnplugged = false

  init(at t: Double = MonotonicClock.now) {
    self.t = t
    openPipe(&ends)
  }

  deinit { ends.forEach { close($0) } }

  var file: Int32 { ends[0] }

  func read(into events: UnsafeMutableBufferPointer<input_event>) -> InputReading {
    let size = MemoryLayout<input_event>.stride
    let count = Glibc.read(ends[0], events.baseAddress, events.count * size)
    if count > 0 { return .events(count / size) }
    return isUnplugged ? .gone : .nothing
  }

  func value(ofAxis axis: Int32) -> Int32? { axisValues[axis] }

  func slots(of code: Int32, into values: UnsafeMutableBufferPointer<Int32>) -> Int {
    guard let told = slotValues[code] else { return 0 }
    for (index, value) in told.prefix(values.count).enumerated() { values[index] = value }
    return min(told.count, values.count)
  }

  func isDown(_ key: Int32) -> Bool { keysDown.contains(key) }

  func grab(_ isGrabbed: Bool) -> Bool {
    self.isGrabbed = isGrabbed
    return true
  }

  // MARK: - What it says

  func say(_ type: Int32, _ code: Int32, _ value: Int32) {
    var event = input_event()
    event.time.tv_sec = Int(t)
    event.time.tv_usec = Int(((t - t.rounded(.down)) * 1e6).rounded())
    event.type = UInt16(type)
    event.code = UInt16(code)
    event.value = value
    _ = write(ends[1], &event, MemoryLayout<input_event>.stride)
  }

  func sync() { say(EV_SYN, SYN_REPORT, 0) }

  /// Whoever has it open is told that it is no more.
  func unplug() {
    isUnplugged = true
    close(ends[1])
    ends[1] = open("/dev/null", O_WRONLY | O_CLOEXEC)
  }
}

/// Two ends that never wait.
private func openPipe(_ ends: inout [Int32]) {
  _ = pipe(&ends)
  for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
}

extension ScriptedDevice {
  /// A finger in a slot: a panel that speaks protocol B.
  func slot(_ slot: Int32, tracking: Int32? = nil, _ x: Int32? = nil, _ y: Int32? = nil, size: Int32? = nil) {
    say(EV_ABS, ABS_MT_SLOT, slot)
    if let tracking { say(EV_ABS, ABS_MT_TRACKING_ID, tracking) }
    if let x { say(EV_ABS, ABS_MT_POSITION_X, x) }
    if let y { say(EV_ABS, ABS_MT_POSITION_Y, y) }
    if let size { say(EV_ABS, ABS_MT_TOUCH_MAJOR, size) }
  }

  /// A finger in a list: a panel that speaks protocol A.
  func listed(_ x: Int32, _ y: Int32) {
    say(EV_ABS, ABS_MT_POSITION_X, x)
    say(EV_ABS, ABS_MT_POSITION_Y, y)
    say(EV_SYN, SYN_MT_REPORT, 0)
  }

  /// The one finger of a simple panel.
  func single(_ x: Int32, _ y: Int32, touch: Int32? = nil) {
    if let touch { say(EV_KEY, BTN_TOUCH, touch) }
    say(EV_ABS, ABS_X, x)
    say(EV_ABS, ABS_Y, y)
  }
}

/// Devices that come and go as a test wants.
final class ScriptedFinder: DeviceFinder {
  private var pending: [DeviceNews] = []
  private var ends: [Int32] = [0, 0]

  init(_ devices: [(ScriptedDevice, DeviceTraits)]) {
    pending = devices.map { .found($0.0, $0.1) }
    openPipe(&ends)
  }

  deinit { ends.forEach { close($0) } }

  var file: Int32? { ends[0] }

  func add(_ news: DeviceNews) {
    pending.append(news)
    _ = write(ends[1], "!", 1)
  }

  func news() -> [DeviceNews] {
    var byte: UInt8 = 0
    while Glibc.read(ends[0], &byte, 1) > 0 {}
    defer { pending = [] }
    return pending
  }
}
