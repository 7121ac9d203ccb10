import CUdev
import Glibc

/// Input devices as udev tells of them, with its classes and properties.
final class UdevFinder: DeviceFinder {
  private let udev = udev_new()
  private let monitor: OpaquePointer?
  private var hasListed = false

  init() {
    monitor = udev.flatMap { udev_monitor_new_from_netlink($0, "udev") }
    if let monitor {
      udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
      udev_monitor_enable_receiving(monitor)
    }
  }

  deinit {
    monitor.map { _ = udev_monitor_unref($0) }
    udev.map { _ = udev_unref($0) }
  }

  var file: Int32? { monitor.map { udev_monitor_get_fd($0) } }

  /// The monitor listens before the first list is made, so that nothing falls between; what is told twice is one device.
  func news() -> [DeviceNews] {
    if !hasListed {
      hasListed = true
      return listed()
    }
    var news: [DeviceNews] = []
    while let monitor, let device = udev_monitor_receive_device(monitor) {
      if let told = told(device) { news.append(told) }
      udev_device_unref(device)
    }
    return news
  }

  private func listed() -> [DeviceNews] {
    guard let udev, let list = udev_enumerate_new(udev) else { return [] }
    defer { udev_enumerate_unref(list) }
    udev_enumerate_add_match_subsystem(list, "input")
    udev_enumerate_scan_devices(list)
    var news: [DeviceNews] = []
    var entry = udev_enumerate_get_list_entry(list)
    while let current = entry {
      entry = udev_list_entry_get_next(current)
      guard let device = udev_device_new_from_syspath(udev, udev_list_entry_get_name(current)) else { continue }
      if let node = Self.node(of: device) { news.append(Self.open(node, device)) }
      udev_device_unref(device)
    }
    return news
  }

  private func told(_ device: OpaquePointer) -> DeviceNews? {
    guard let node = Self.node(of: device), let action = udev_device_get_action(device) else { return nil }
    switch String(cString: action) {
    case "add", "change": return Self.open(node, device)
    case "remove": return .gone(node: node)
    default: return nil
    }
  }

  private static func open(_ node: String, _ device: OpaquePointer) -> DeviceNews {
    guard let port = EvdevPort(node) else { return .barred(node: node) }
    return .found(port, port.traits(node: node, properties: properties(of: device)))
  }

  /// The device's file, where it is one that evdev reads.
  private static func node(of device: OpaquePointer) -> String? {
    guard let node = udev_device_get_devnode(device).map({ String(cString: $0) }) else { return nil }
    return node.hasPrefix("/dev/input/event") ? node : nil
  }

  private static func properties(of device: OpaquePointer) -> [String: String] {
    var properties: [String: String] = [:]
    var entry = udev_device_get_properties_list_entry(device)
    while let current = entry {
      entry = udev_list_entry_get_next(current)
      guard let name = udev_list_entry_get_name(current), let value = udev_list_entry_get_value(current) else {
        continue
      }
      properties[String(cString: name)] = String(cString: value)
    }
    return properties
  }
}
