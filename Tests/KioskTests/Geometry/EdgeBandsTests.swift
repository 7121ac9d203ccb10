import ForecastScene
import Testing

@testable import KioskApp

struct EdgeBandsTests {
  private func coverage(_ bands: EdgeBands, at x: Double) -> Double {
    var found = 0.0
    bands.forEach { if x >= $0.low, x < $0.high { found = $0.coverage(at: x) } }
    return found
  }

  @Test(arguments: [(0.0, 3.0), (0.25, 3.75), (1.5, 1.75), (1.75, 2.25), (0.1, 1.0), (2.0, 2.5)])
  func aPixelIsCoveredByWhatLiesInIt(_ low: Double, _ high: Double) {
    let edges = (Fixed(pixels: low), Fixed(pixels: high))
    let standing = EdgeBands(edges.0, edges.1, slides: false)
    let sliding = EdgeBands(edges.0, edges.1, slides: true)
    for pixel in -1..<6 {
      let area = Double(EdgeSpan(edges.0, edges.1).share(of: pixel)) / 64
      #expect(abs(coverage(standing, at: Double(pixel) + 0.5) - area) < 1e-9)
      #expect(abs(coverage(sliding, at: Double(pixel) + 0.5) - area) < 1e-9)
    }
  }

  @Test func anEmptyRectangleHasNoBands() {
    for slides in [false, true] {
      EdgeBands(Fixed(3), Fixed(3), slides: slides).forEach { _ in Issue.record("a band of nothing") }
    }
  }
}
