import CLinux
import Glibc

/// An input device of the kernel. It is read with the kernel's own times, on the monotonic clock.
final class EvdevPort: InputDevicePort {
  let file: Int32

  /// Opens a device for reading; nil where it is not there, or not for this user.
  init?(_ node: String) {
    file = open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    _ = almanac_evdev_set_clock(file, CLOCK_MONOTONIC)
  }

  deinit { if file >= 0 { close(file) } }

  func read(into events: UnsafeMutableBufferPointer<input_event>) -> InputReading {
    let size = MemoryLayout<input_event>.stride
    while true {
      let count = Glibc.read(file, events.baseAddress, events.count * size)
      if count > 0 { return .events(count / size) }
      if count < 0, errno == EINTR { continue }
      return count < 0 && errno == EAGAIN ? .nothing : .gone
    }
  }

  func value(ofAxis axis: Int32) -> Int32? {
    var info = input_absinfo()
    return almanac_evdev_axis(file, axis, &info) >= 0 ? info.value : nil
  }

  func slots(of code: Int32, into values: UnsafeMutableBufferPointer<Int32>) -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count + 1) { request in
      request.initialize(repeating: 0)
      request[0] = code
      guard almanac_evdev_slots(file, request.baseAddress, Int32(request.count)) >= 0 else { return 0 }
      for index in values.indices { values[index] = request[index + 1] }
      return values.count
    }
  }

  func isDown(_ key: Int32) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CodeSet.bytes) { bits in
      bits.initialize(repeating: 0)
      guard almanac_evdev_keys(file, bits.baseAddress, Int32(bits.count)) >= 0 else { return false }
      return bits[Int(key) / 8] & (1 << UInt8(Int(key) % 8)) != 0
    }
  }

  func grab(_ isGrabbed: Bool) -> Bool { almanac_evdev_grab(file, isGrabbed ? 1 : 0) == 0 }
}

extension EvdevPort {
  /// What the kernel tells of the device.
  func traits(node: String, properties: [String: String]) -> DeviceTraits {
    var traits = DeviceTraits()
    traits.node = node
    traits.properties = properties
    traits.name = name
    traits.keys = codes(EV_KEY)
    traits.relative = codes(EV_REL)
    traits.absolute = codes(EV_ABS)
    for axis in 0..<Int32(ABS_CNT) where traits.absolute.contains(axis) {
      var info = input_absinfo()
      guard almanac_evdev_axis(file, axis, &info) >= 0 else { continue }
      traits.axes[axis] = AxisRange(minimum: info.minimum, maximum: info.maximum, resolution: info.resolution)
    }
    return traits
  }

  private var name: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard almanac_evdev_name(file, &bytes, Int32(bytes.count - 1)) > 0 else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func codes(_ type: Int32) -> CodeSet {
    var set = CodeSet()
    _ = almanac_evdev_codes(file, type, &set.bits, Int32(CodeSet.bytes))
    return set
  }
}
