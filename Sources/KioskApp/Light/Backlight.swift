import ForecastFeed
import Glibc

/// A backlight of the kernel's: a directory of /sys/class/backlight.
///
/// Whoever looks at a level sees it at once; nothing is kept here, so that another program may turn it too.
struct Backlight: Equatable, Sendable {
  /// As the kernel calls it, such as "10-0045".
  let name: String
  /// The highest level; at least 1.
  let highest: Int
  private let directory: String

  /// Where they are.
  static let shelf = "/sys/class/backlight"

  /// The values of `bl_power`: the kernel's FB_BLANK_UNBLANK and FB_BLANK_POWERDOWN.
  private static let powerOn = 0
  private static let powerOff = 4

  private init?(_ name: String, on shelf: String) {
    directory = "\(shelf)/\(name)"
    self.name = name
    guard let highest = Self.number("\(directory)/max_brightness"), highest > 0 else { return nil }
    self.highest = highest
  }

  /// Every backlight that tells its highest level, in the order of their names.
  static func all(on shelf: String = shelf) -> [Backlight] {
    names(shelf).sorted().compactMap { Backlight($0, on: shelf) }
  }

  /// The backlight of that name, or the one with the most levels.
  static func find(_ name: String?, on shelf: String = shelf) throws(BacklightError) -> Backlight {
    let all = all(on: shelf)
    if let name {
      guard let named = all.first(where: { $0.name == name }) else {
        throw .unknown(name: name, known: all.map(\.name))
      }
      return named
    }
    guard let largest = all.max(by: { $0.highest < $1.highest }) else { throw .none(directory: shelf) }
    return largest
  }

  /// Lights every one that is out, as a display that was killed in the dark leaves it; who may not is not told.
  static func lightUp(on shelf: String = shelf) {
    for backlight in all(on: shelf) where (try? backlight.level()) == 0 { try? backlight.set(backlight.highest) }
  }

  /// What the device shows now; 0 while it is switched off.
  func level() throws(BacklightError) -> Int {
    if let power = Self.number("\(directory)/bl_power"), power != Self.powerOn { return 0 }
    if let actual = Self.number("\(directory)/actual_brightness") { return min(actual, highest) }
    guard let level = Self.number("\(directory)/brightness") else { throw .unreadable(path: "\(directory)/brightness") }
    return min(level, highest)
  }

  /// Sets a level; 0 switches it off as well, where it has a switch.
  func set(_ level: Int) throws(BacklightError) {
    if level > 0 { try setPower(Self.powerOn) }
    try write(min(highest, max(0, level)), to: "brightness")
    if level <= 0 { try setPower(Self.powerOff) }
  }

  /// Only what has to change: a switch may blink when it is set to what it is.
  private func setPower(_ power: Int) throws(BacklightError) {
    guard let now = Self.number("\(directory)/bl_power"), now != power else { return }
    try write(power, to: "bl_power")
  }

  private func write(_ value: Int, to file: String) throws(BacklightError) {
    let descriptor = open("\(directory)/\(file)", O_WRONLY | O_CLOEXEC | O_TRUNC)
    guard descriptor >= 0 else { throw .notWritable(name: name, code: errno) }
    defer { close(descriptor) }
    let text = "\(value)\n"
    let count = text.utf8.count
    guard Glibc.write(descriptor, text, count) == count else { throw .notWritable(name: name, code: errno) }
  }

  private static func number(_ path: String) -> Int? {
    guard let bytes = try? FileBytes.read(path, limit: 4_096) else { return nil }
    return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }

  private static func names(_ directory: String) -> [String] {
    guard let listing = opendir(directory) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { !$0.hasPrefix(".") }
  }
}
