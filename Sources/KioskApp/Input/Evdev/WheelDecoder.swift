import CLinux

/// A wheel's steps until their report is complete. Fine wheels tell each step twice, once in 120ths.
struct WheelDecoder {
  /// The kernel's fine steps a notch.
  static let fine = 120.0

  private let isFine: (x: Bool, y: Bool)
  private var dx = 0.0
  private var dy = 0.0

  init(_ traits: DeviceTraits) {
    isFine = (traits.relative.contains(REL_HWHEEL_HI_RES), traits.relative.contains(REL_WHEEL_HI_RES))
  }

  mutating func take(_ code: Int32, _ value: Int32) {
    switch code {
    case REL_WHEEL where !isFine.y: dy += Double(value)
    case REL_HWHEEL where !isFine.x: dx += Double(value)
    case REL_WHEEL_HI_RES: dy += Double(value) / Self.fine
    case REL_HWHEEL_HI_RES: dx += Double(value) / Self.fine
    default: break
    }
  }

  /// Notches since the last report, positive to the right and away from the hand; nil for none.
  mutating func report() -> (dx: Double, dy: Double)? {
    defer { (dx, dy) = (0, 0) }
    return dx != 0 || dy != 0 ? (dx, dy) : nil
  }
}
