/// A finger's position in points at a time in seconds.
struct PositionSample: Hashable, Sendable {
  var t: Double
  var x: Double
}

/// The slopes of curves fitted through samples by least squares.
///
/// Times are counted back from the newest sample, so a fit's linear coefficient is the slope there and the sums stay
/// small however long the machine has been running.
enum LeastSquares {
  /// The slope of the fitted line, in points a second; nil where all samples share one time.
  static func lineSlope(_ samples: ArraySlice<PositionSample>) -> Double? {
    let sums = Moments(samples)
    let spread = sums.n * sums.tt - sums.t * sums.t
    guard spread > 1e-12 * sums.n * sums.tt else { return nil }
    return (sums.n * sums.tx - sums.t * sums.x) / spread
  }

  /// The slope at the newest sample of the fitted parabola, in points a second; nil where the times do not tell one.
  static func parabolaSlope(_ samples: ArraySlice<PositionSample>) -> Double? {
    let s = Moments(samples)
    // Covariances of t, t² and x; the parabola's linear coefficient by Cramer's rule.
    let tt = s.tt - s.t * s.t / s.n
    let tq = s.ttt - s.t * s.tt / s.n
    let qq = s.tttt - s.tt * s.tt / s.n
    let tx = s.tx - s.t * s.x / s.n
    let qx = s.ttx - s.tt * s.x / s.n
    let determinant = tt * qq - tq * tq
    guard determinant > 1e-9 * tt * qq else { return nil }
    return (tx * qq - qx * tq) / determinant
  }

  /// Sums of powers over the samples, with time and position counted from the newest.
  private struct Moments {
    var n = 0.0
    var t = 0.0, tt = 0.0, ttt = 0.0, tttt = 0.0
    var x = 0.0, tx = 0.0, ttx = 0.0

    init(_ samples: ArraySlice<PositionSample>) {
      guard let last = samples.last else { return }
      for sample in samples { add(t: sample.t - last.t, x: sample.x - last.x) }
    }

    private mutating func add(t time: Double, x position: Double) {
      let square = time * time
      n += 1
      t += time
      tt += square
      ttt += square * time
      tttt += square * square
      x += position
      tx += time * position
      ttx += square * position
    }
  }
}
