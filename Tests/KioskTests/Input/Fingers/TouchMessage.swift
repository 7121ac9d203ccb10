/// What Xorg's inputtest driver takes from its socket: a length, a kind, then words of the kind, as a C compiler lays them out.
enum TouchMessage {
  /// XInput's numbers.
  enum Phase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private static let versionKind: UInt32 = 0
  private static let touchKind: UInt32 = 6
  /// The driver's places for axes, of which a panel uses the first two.
  private static let axes = 64
  private static let largest = 65_535.0

  /// Protocol 1.1.
  static var version: [UInt8] { word(12) + word(versionKind) + [1, 0, 1, 0] }

  /// A finger at a place from 0 to 1.
  static func touch(_ phase: Phase, finger: Int, x: Double, y: Double) -> [UInt8] {
    let head: [UInt8] = word(touchKind) + word(UInt32(finger)) + word(phase.rawValue)
    // Not accelerated; which axes follow, padded to where a double may stand.
    let mask: [UInt8] = word(0) + [0b11, 0, 0, 0, 0, 0, 0, 0] + word(0)
    // The other axes, and all of them again before any acceleration.
    let rest = [UInt8](repeating: 0, count: (2 * axes - 2) * 8)
    let message: [UInt8] = head + mask + number(x * largest) + number(y * largest) + rest
    return word(UInt32(message.count + 4)) + message
  }

  private static func word(_ word: UInt32) -> [UInt8] { withUnsafeBytes(of: word) { Array($0) } }
  private static func number(_ number: Double) -> [UInt8] { withUnsafeBytes(of: number.bitPattern) { Array($0) } }
}
