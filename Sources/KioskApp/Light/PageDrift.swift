import ForecastScene

/// Where the whole page stands so that no rule of it burns into the panel: within 2 pixels of its place, a pixel further every
/// seven and a half minutes.
///
/// It walks line by line over the 5 × 5 places around its own, from the middle, and back the same way, so that within the hour
/// it has been 2 pixels away and each place has its share of the time.
enum PageDrift {
  /// Pixels from its place, either way.
  static let reach = 2
  /// Seconds at one place.
  static let step = 450.0

  private static let side = 2 * reach + 1
  private static let places = side * side

  /// Where it stands so many seconds after it began.
  static func offset(after seconds: Double) -> PixelOffset {
    let count = places - 1
    let walked = (Int((max(0, seconds) / step).rounded(.down)) + count / 2) % (2 * count)
    let place = walked <= count ? walked : 2 * count - walked
    let (row, column) = (place / side, place % side)
    return PixelOffset(x: (row % 2 == 0 ? column : side - 1 - column) - reach, y: row - reach)
  }

  /// When it moves next, in seconds after it began.
  static func nextStep(after seconds: Double) -> Double { ((max(0, seconds) / step).rounded(.down) + 1) * step }
}
