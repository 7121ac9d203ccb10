import CLinux

/// A rotary encoder's detents until their report is complete, positive to later.
struct KnobDecoder {
  private let sign: Int
  private let isFine: Bool
  private var detents = 0
  /// Fine steps that do not make a detent yet.
  private var rest = 0

  init(_ traits: DeviceTraits) {
    sign = traits.isReversedKnob ? -1 : 1
    isFine = traits.relative.contains(REL_WHEEL_HI_RES)
  }

  mutating func take(_ code: Int32, _ value: Int32) {
    // No hand turns further between two reports.
    let value = Int(max(-1_000, min(1_000, value)))
    switch code {
    case REL_DIAL, REL_X: detents += value
    case REL_WHEEL where !isFine: detents += value
    case REL_WHEEL_HI_RES:
      rest += value
      detents += rest / Int(WheelDecoder.fine)
      rest %= Int(WheelDecoder.fine)
    default: break
    }
  }

  mutating func report() -> Int? {
    defer { detents = 0 }
    return detents != 0 ? detents * sign : nil
  }
}
