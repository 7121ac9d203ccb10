import CUdev
import Glibc

/// Tells that displays were plugged in or out, or that a graphics card came or went.
final class DisplayMonitor: LoopSource {
  private let udev: OpaquePointer
  private let monitor: OpaquePointer
  private let changed: () -> Void

  /// Nil without udev.
  init?(changed: @escaping () -> Void) {
    guard let udev = udev_new() else { return nil }
    guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
      udev_unref(udev)
      return nil
    }
    udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil)
    udev_monitor_enable_receiving(monitor)
    self.udev = udev
    self.monitor = monitor
    self.changed = changed
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  var waited: [pollfd] { [pollfd(fd: udev_monitor_get_fd(monitor), events: Int16(POLLIN), revents: 0)] }

  /// Several messages that came together are one change.
  func serve() {
    var hasChanged = false
    while let device = udev_monitor_receive_device(monitor) {
      hasChanged = true
      udev_device_unref(device)
    }
    if hasChanged { changed() }
  }
}
