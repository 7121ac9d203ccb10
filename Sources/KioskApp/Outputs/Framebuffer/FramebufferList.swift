import Glibc

/// The framebuffer devices of the machine.
enum FramebufferList {
  /// The path of the one with a number, or of the first. `skipsCards` leaves out those that a graphics card emulates.
  static func path(_ number: Int?, skipsCards: Bool) throws(OutputError) -> String {
    if let number { return "/dev/fb\(number)" }
    return "/dev/fb\(try first(skipsCards))"
  }

  private static func first(_ skipsCards: Bool) throws(OutputError) -> Int {
    let numbers = DeviceFiles.names(in: "/dev", prefix: "fb").compactMap { Int($0.dropFirst(2)) }.sorted()
    guard let first = numbers.first(where: { !skipsCards || !isCard($0) }) else {
      throw .notHere(reason: numbers.isEmpty ? "there is no /dev/fb0" : "its card has no display")
    }
    return first
  }

  /// Whether there is such a device.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isCard(_ number: Int) -> Bool { access("/sys/class/graphics/fb\(number)/device/drm", F_OK) == 0 }
}
