import ForecastScene

/// The coverage of pixels along one axis by what lies between two edges, as at most three stretches of straight lines.
///
/// For edges that stay where they are, each stretch is the whole pixels of one coverage. For edges that slide, coverage is
/// a function of where a pixel's middle lies: it climbs over one pixel round each edge, which is what exact areas do, so the
/// same stretches serve every fraction of a pixel.
struct EdgeBands {
  /// A stretch whose coverage runs in a straight line.
  struct Band {
    var low: Double
    var high: Double
    var lowCoverage: Double
    var highCoverage: Double

    var isLevel: Bool { lowCoverage == highCoverage }

    /// The coverage at a point of the stretch.
    func coverage(at x: Double) -> Double {
      high > low ? lowCoverage + (highCoverage - lowCoverage) * (x - low) / (high - low) : lowCoverage
    }
  }

  private(set) var first: Band?
  private(set) var middle: Band?
  private(set) var last: Band?

  init(_ low: Fixed, _ high: Fixed, slides: Bool) {
    guard low < high else { return }
    if slides { slide(low.pixels, high.pixels) } else { stand(low, high) }
  }

  private mutating func stand(_ low: Fixed, _ high: Fixed) {
    let span = EdgeSpan(low, high)
    func band(_ from: Int, _ to: Int) -> Band? {
      guard from < to else { return nil }
      let share = Double(span.share(of: from)) / 64
      return Band(low: Double(from), high: Double(to), lowCoverage: share, highCoverage: share)
    }
    guard span.firstWhole <= span.endWhole else { return middle = band(low.floor, high.ceil) }
    first = band(low.floor, span.firstWhole)
    middle = band(span.firstWhole, span.endWhole)
    last = band(span.endWhole, high.ceil)
  }

  private mutating func slide(_ low: Double, _ high: Double) {
    let full = min(1, high - low)
    let inner = (min(low + 0.5, high - 0.5), max(low + 0.5, high - 0.5))
    first = Band(low: low - 0.5, high: inner.0, lowCoverage: 0, highCoverage: full)
    if inner.0 < inner.1 { middle = Band(low: inner.0, high: inner.1, lowCoverage: full, highCoverage: full) }
    last = Band(low: inner.1, high: high + 0.5, lowCoverage: full, highCoverage: 0)
  }

  /// Calls for each stretch from low to high.
  @inline(__always) func forEach(_ body: (Band) -> Void) {
    if let first { body(first) }
    if let middle { body(middle) }
    if let last { body(last) }
  }
}
