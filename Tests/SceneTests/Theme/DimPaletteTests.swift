import ForecastScene
import Testing

/// The inks of a screen that should be dark.
@Suite struct DimPaletteTests {
  private let dim = Palette(.dim)

  /// Relative luminance; source: WCAG 2.2.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: Int) -> Double {
      let c = Double(channel) / 255
      return c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// x to the 2.4, by Newton's way to the fifth root of the twelfth power: the scene's tests know no library of mathematics.
  private func power(_ x: Double) -> Double {
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * x }
    var root = 1.0
    for _ in 0..<200 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }

  private func contrast(_ color: Color) -> Double { (luminance(color) + 0.05) / (luminance(dim.paper) + 0.05) }

  @Test func itsPaperGivesNoLight() { #expect(dim.paper.argb == 0xFF00_0000) }

  @Test func itsInkGivesAQuarterOfTheNightsLightAndCanBeRead() {
    #expect(luminance(dim.ink) < luminance(Palette.night.ink) / 4)
    #expect(contrast(dim.ink) >= 4.5)
    for color in [dim.mute, dim.spot, dim.rain] { #expect(contrast(color) >= 3) }
  }

  @Test func noInkIsBrighterThanAtNight() {
    let pairs = [
      (dim.tint, Palette.night.tint), (dim.mute, Palette.night.mute), (dim.hair, Palette.night.hair),
      (dim.spot, Palette.night.spot), (dim.rain, Palette.night.rain),
    ]
    for (low, high) in pairs { #expect(luminance(low) < luminance(high)) }
  }
}
