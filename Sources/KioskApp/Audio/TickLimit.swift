/// Lets at most thirty clicks a second pass.
struct TickLimit {
  /// Seconds from one click to the next, at least.
  static let spacing = 1.0 / 30
  private var last = -Double.infinity

  /// Whether a click may sound at a time of the monotonic clock.
  mutating func allows(at t: Double) -> Bool {
    // A frame grid of 1/30 s must not lose every second click to rounding.
    guard t - last >= Self.spacing - 1e-6 else { return false }
    last = t
    return true
  }
}
