/// How the planets and the moon pull the sun's longitude off its ellipse.
///
/// Source: P. Bretagnon and G. Francou, VSOP87, version D, earth, series L0 (also in Meeus, appendix III): the sixteen largest terms
/// that are no multiple of the year. What is left out stays below 3″, a minute of the sun's way.
enum SolarPerturbations {
  private struct Term: Sendable {
    /// 10⁻⁸ radians.
    let size: Double
    /// Radians.
    let phase: Double
    /// Radians per thousand years.
    let rate: Double
  }

  private static let terms = [
    Term(size: 3_497, phase: 2.74412, rate: 5_753.3849),
    Term(size: 3_418, phase: 2.82887, rate: 3.5231),
    Term(size: 3_136, phase: 3.62767, rate: 77_713.7715),
    Term(size: 2_676, phase: 4.41808, rate: 7_860.4194),
    Term(size: 2_343, phase: 6.13516, rate: 3_930.2097),
    Term(size: 1_324, phase: 0.74246, rate: 11_506.7698),
    Term(size: 1_273, phase: 2.0371, rate: 529.691),
    Term(size: 1_199, phase: 1.10963, rate: 1_577.3435),
    Term(size: 990, phase: 5.23268, rate: 5_884.9268),
    Term(size: 902, phase: 2.04505, rate: 26.2983),
    Term(size: 857, phase: 3.50849, rate: 398.149),
    Term(size: 780, phase: 1.17883, rate: 5_223.6939),
    Term(size: 753, phase: 2.53339, rate: 5_507.5532),
    Term(size: 492, phase: 4.20507, rate: 775.5226),
    Term(size: 317, phase: 5.84902, rate: 11_790.6291),
    Term(size: 284, phase: 1.89869, rate: 796.298),
  ]

  /// Degrees to add to the longitude at `t` centuries of terrestrial time from 2000.
  static func longitude(at t: Double) -> Double {
    var sum = 0.0
    for term in terms { sum += term.size * Libm.cos(term.phase + term.rate * t / 10) }
    return sum * 1e-8 * Degrees.perRadian
  }
}
