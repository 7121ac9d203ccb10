import CLinux
import Glibc

/// The input devices of the machine, opened a second time: each opening has a queue of its own, so that one can be waited
/// for while SDL reads the other. Devices that come and go are noticed by their directory.
final class InputFiles {
  private static let directory = "/dev/input"

  private var devices: [Int32] = []
  private let watch = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))

  init() {
    inotify_add_watch(watch, Self.directory, UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB))
    open()
  }

  deinit {
    devices.forEach { close($0) }
    close(watch)
  }

  /// To be waited for: the directory first, then the devices.
  var waited: [pollfd] { ([watch] + devices).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }

  /// Throws away what has woken the loop; SDL has it too. Files that had nothing to say are left alone.
  func empty(_ files: [pollfd]) {
    let spoken = Set(files.filter { $0.revents != 0 }.map(\.fd))
    for device in devices where spoken.contains(device) { drain(device) }
    if spoken.contains(watch) || !spoken.isDisjoint(with: broken(files)) { open() }
    if spoken.contains(watch) { drain(watch) }
  }

  /// Devices that have gone would end every wait at once.
  private func broken(_ files: [pollfd]) -> Set<Int32> {
    Set(files.filter { Int32($0.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0 }.map(\.fd)).intersection(devices)
  }

  private func open() {
    devices.forEach { close($0) }
    devices = []
    guard let listing = opendir(Self.directory) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix("event") else { continue }
      let file = Glibc.open("\(Self.directory)/\(name)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      if file >= 0 { devices.append(file) }
    }
  }

  private func drain(_ file: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { bytes in
      while read(file, bytes.baseAddress, bytes.count) > 0 {}
    }
  }
}
