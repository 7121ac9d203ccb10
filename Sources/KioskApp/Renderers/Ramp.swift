import ForecastScene

/// A straight way from one colour to another.
struct Ramp: Equatable {
  private let low: Int
  private let length: Int
  private let from: Color
  private let to: Color

  init(_ low: Fixed, _ high: Fixed, _ from: Color, _ to: Color) {
    self.low = Int(low.raw)
    length = Int(high.raw) - Int(low.raw)
    self.from = from
    self.to = to
  }

  /// The colour at the middle of a pixel.
  func color(at pixel: Int) -> Color {
    let way = max(0, min(length, pixel * 64 + 32 - low))
    func mix(_ shift: UInt32) -> UInt32 {
      let a = Int(from.argb >> shift & 255)
      let b = Int(to.argb >> shift & 255)
      return UInt32((a * (length - way) + b * way + length / 2) / length) << shift
    }
    return Color(argb: mix(24) | mix(16) | mix(8) | mix(0))
  }
}
