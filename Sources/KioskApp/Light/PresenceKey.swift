import CLinux
import Glibc

/// A key that is down as long as someone is there, on whatever input device has it: those of gpio-keys, above all.
///
/// A device that somebody has grabbed tells nothing here; the almanac's own reader grabs only devices that it has a use for.
final class PresenceKey {
  private let key: UInt16
  private let directory: String
  private let watch = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
  /// Devices that have the key, and whether it is down there.
  private var devices: [Int32: Bool] = [:]

  private static let bytes = 96

  /// Looks for the key on all devices of a directory.
  init(_ key: UInt16, directory: String = "/dev/input") {
    self.key = key
    self.directory = directory
    inotify_add_watch(watch, directory, UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB))
    open()
  }

  deinit {
    devices.keys.forEach { close($0) }
    close(watch)
  }

  /// Whether the key is down anywhere.
  var isDown: Bool { devices.values.contains(true) }
  /// How many devices have it.
  var count: Int { devices.count }

  /// Waits until a device has told something, or devices have come or gone.
  func wait() {
    var files = ([watch] + devices.keys).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), -1) > 0 else { return }
    var isStale = false
    for file in files where file.revents != 0 {
      if file.fd == watch {
        drain(watch)
        isStale = true
      } else if !take(file.fd) {
        isStale = true
      }
    }
    if isStale { open() }
  }

  /// Takes what a device has told; false once it is gone.
  private func take(_ file: Int32) -> Bool {
    var events = [input_event](repeating: input_event(), count: 32)
    let size = MemoryLayout<input_event>.stride
    let count = read(file, &events, events.count * size)
    guard count >= size else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    for event in events.prefix(count / size) {
      if event.type == UInt16(EV_KEY), event.code == key { devices[file] = event.value != 0 }
      // Events were lost: what is down has to be asked for.
      if event.type == UInt16(EV_SYN), event.code == UInt16(SYN_DROPPED) { devices[file] = isDown(on: file) }
    }
    return true
  }

  private func open() {
    devices.keys.forEach { close($0) }
    devices = [:]
    guard let listing = opendir(directory) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("event") { open("\(directory)/\(name)") }
    }
  }

  private func open(_ path: String) {
    let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    var keys = [UInt8](repeating: 0, count: Self.bytes)
    guard almanac_presence_keys(file, &keys, Int32(keys.count)) >= 0, has(key, keys) else {
      close(file)
      return
    }
    devices[file] = isDown(on: file)
  }

  private func isDown(on file: Int32) -> Bool {
    var keys = [UInt8](repeating: 0, count: Self.bytes)
    return almanac_presence_keys_down(file, &keys, Int32(keys.count)) >= 0 && has(key, keys)
  }

  private func has(_ key: UInt16, _ bits: [UInt8]) -> Bool { bits[Int(key) / 8] & 1 << UInt8(key % 8) != 0 }

  private func drain(_ file: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while read(file, &buffer, buffer.count) > 0 {}
  }
}
