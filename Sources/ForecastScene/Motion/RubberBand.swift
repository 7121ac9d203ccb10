/// The resistance beyond an end: the further the pull, the less the sheet follows.
///
/// f(x) = (1 − 1 / (c · x / limit + 1)) · limit with c = 0.55, the constant usually quoted for UIKit's scroll views.
/// Both x and f(x) are distances beyond the end in one unit of the caller's; f is odd, begins with slope c and never
/// reaches `limit`.
public struct RubberBand: Hashable, Sendable {
  /// The slope at the end itself, unitless.
  public static let slope = 0.55

  /// The distance that is approached but never reached; above zero. UIKit takes the extent of the view.
  public let limit: Double

  /// Makes a band that stretches up to `limit`, which is above zero.
  public init(limit: Double) {
    precondition(limit > 0, "A rubber band needs a limit above zero.")
    self.limit = limit
  }

  /// How far the sheet goes for a pull of `pull`; the sign is kept.
  public func stretch(forPull pull: Double) -> Double {
    let size = Self.slope * abs(pull)
    return limit * size / (size + limit) * (pull < 0 ? -1 : 1)
  }

  /// The pull that gives a stretch, the inverse of `stretch(forPull:)`; a stretch of `limit` or more counts as just
  /// under it.
  public func pull(forStretch stretch: Double) -> Double {
    let size = min(abs(stretch), limit * (1 - 1e-6))
    return size * limit / (Self.slope * (limit - size)) * (stretch < 0 ? -1 : 1)
  }

  /// How fast the sheet follows at a pull, as a share of the finger's speed, 0 to 0.55.
  public func rate(atPull pull: Double) -> Double {
    let give = limit / (Self.slope * abs(pull) + limit)
    return Self.slope * (give * give)
  }
}
