import CLinux
import Glibc

/// The input devices that are open: takes up those that come, lets go of those that leave.
final class OpenDevices {
  private let finder: any DeviceFinder
  private let knob: String?
  private let log: (String) -> Void
  private(set) var devices: [EvdevDevice] = []
  /// Devices that are there and may not be read.
  private(set) var barred: [String] = []
  private var nextNumber = 0
  private var isGrabbing = true
  /// What is waited for: the alarm, the finder, then the devices in their order.
  var files: [pollfd] = []
  private let alarm: Int32
  private static let fixedFiles = 2
  private let buffer = UnsafeMutableBufferPointer<input_event>.allocate(capacity: 64)

  init(_ finder: any DeviceFinder, alarm: Int32, knob: String?, log: @escaping (String) -> Void) {
    self.finder = finder
    self.alarm = alarm
    self.knob = knob
    self.log = log
    buffer.initialize(repeating: input_event())
  }

  deinit { buffer.deallocate() }

  // MARK: - Reading

  /// Whether the alarm has rung in what was waited for.
  var hasRung: Bool { files[0].revents != 0 }

  /// Reads every device that had something to say; while nobody listens it is thrown away.
  func readWhatSpoke(into desk: inout InputDesk, isHeard: Bool, at t: Double) {
    let isNews = files[1].revents != 0
    for (index, device) in devices.enumerated() where files[Self.fixedFiles + index].revents != 0 {
      read(device, into: &desk, isHeard: isHeard, at: t)
    }
    if devices.contains(where: \.isGone) { letGo(&desk, at: t) }
    if isNews { look(&desk, at: t) }
  }

  private func read(_ device: EvdevDevice, into desk: inout InputDesk, isHeard: Bool, at t: Double) {
    while true {
      switch device.port.read(into: buffer) {
      case .events(let count):
        if isHeard { device.take(UnsafeBufferPointer(rebasing: buffer[..<count]), into: &desk) }
      case .nothing: return isHeard ? device.catchUp(into: &desk, at: t) : ()
      case .gone:
        device.isGone = true
        return
      }
    }
  }

  // MARK: - Coming and going

  /// Takes up what the finder has to tell.
  func look(_ desk: inout InputDesk, at t: Double) {
    for news in finder.news() {
      switch news {
      case .found(let port, let traits): open(port, traits, desk)
      case .barred(let node): if !barred.contains(node) { barred.append(node) }
      case .gone(let node): devices.filter { $0.traits.node == node }.forEach { $0.isGone = true }
      }
      letGo(&desk, at: t)
    }
    listFiles()
  }

  private func open(_ port: any InputDevicePort, _ traits: DeviceTraits, _ desk: InputDesk) {
    barred.removeAll { $0 == traits.node }
    let roles = traits.roles(knob: knob)
    guard !roles.isEmpty, !devices.contains(where: { $0.traits.node == traits.node }) else { return }
    let device = EvdevDevice(port, traits, roles: roles, number: nextNumber, desk: desk)
    nextNumber += 1
    devices.append(device)
    device.begin()
    log("input: \(traits.name) at \(traits.node) (\(roles.names.joined(separator: ", ")))")
    if isGrabbing, !port.grab(true) { log("input: \(traits.node) is held by another program; it may stay silent here") }
  }

  private func letGo(_ desk: inout InputDesk, at t: Double) {
    for device in devices where device.isGone {
      log("input: \(device.traits.name) at \(device.traits.node) has gone")
      desk.book.forget(at: t) { device.owns($0) }
      if device.roles.contains(.mouse) { desk.cancelMouse(at: t) }
    }
    devices.removeAll(where: \.isGone)
    listFiles()
  }

  /// Has devices speak to us alone, or to everybody again.
  func grab(_ isGrabbed: Bool) {
    isGrabbing = isGrabbed
    for device in devices {
      _ = device.port.grab(isGrabbed)
      device.begin()
    }
  }

  private func listFiles() {
    let fixed = [alarm, finder.file ?? -1]
    files = (fixed + devices.map(\.port.file)).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }
}
