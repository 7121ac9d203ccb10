import ForecastScene
import Testing

/// Contrast of every ink on every paper. Source of the ratio and of its bounds: WCAG 2.2, success criteria 1.4.3 (4.5 : 1 for
/// type), 1.4.6 (7 : 1) and 1.4.11 (3 : 1 for what is not type).
@Suite struct ContrastTests {
  private typealias Edition = SceneSettings.Edition
  private typealias Contrast = SceneSettings.Contrast

  /// The inks that type is set in, and what else carries meaning.
  private func type(_ palette: Palette) -> [(name: String, ink: Color)] {
    [("ink", palette.ink), ("mute", palette.mute), ("spot", palette.spot), ("rain", palette.rain)]
  }

  private func expect(_ palette: Palette, _ least: Double) {
    for (name, ink) in type(palette) {
      #expect(ink.contrast(with: palette.paper) >= least, "\(name) on paper: \(ink.contrast(with: palette.paper))")
    }
  }

  @Test func theRatioIsThatOfTheStandard() {
    let white = Color(rgb: 0xFFFFFF)
    #expect(abs(white.contrast(with: Color(rgb: 0)) - 21) < 1e-9)
    #expect(white.contrast(with: white) == 1)
    // The grey that is known as the palest with 4.5 on white.
    #expect(abs(white.contrast(with: Color(rgb: 0x767676)) - 4.54) < 0.005)
    #expect(white.contrast(with: Color(rgb: 0x777777)) < 4.5)
  }

  @Test(arguments: [Edition.day, .night, .oneBit]) func typeStandsOffItsPaper(edition: SceneSettings.Edition) {
    expect(Palette(edition), 4.5)
  }

  @Test(arguments: Edition.allCases) func highContrastIsSevenToOneInEveryEdition(edition: SceneSettings.Edition) {
    expect(Palette(edition, .high), 7)
  }

  @Test(arguments: Edition.allCases) func withHighContrastNothingIsPalerThanThreeToOne(edition: SceneSettings.Edition) {
    let palette = Palette(edition, .high)
    #expect(palette.hair.contrast(with: palette.paper) >= 3)
    #expect(palette.tint.contrast(with: palette.paper) >= 3)
  }

  @Test func highContrastIsBlackOnWhiteByDayAndWhiteOnBlackByNight() {
    let (day, night) = (Palette(.day, .high), Palette(.night, .high))
    #expect(day.paper == Color(rgb: 0xFFFFFF) && day.ink == Color(rgb: 0))
    #expect(night.paper == Color(rgb: 0) && night.ink == Color(rgb: 0xFFFFFF))
  }

  @Test func aDimmedScreenOfHighContrastGivesHalfTheLight() {
    let (dim, night) = (Palette(.dim, .high), Palette(.night, .high))
    #expect(dim.ink.luminance < night.ink.luminance / 2)
    #expect(dim.paper.luminance == 0)
  }

  @Test(arguments: Contrast.allCases) func twoInksAreBlackAndWhiteWhateverTheContrast(
    contrast: SceneSettings.Contrast
  ) {
    let palette = Palette(.oneBit, contrast)
    let inks = [palette.tint, palette.ink, palette.mute, palette.hair, palette.spot, palette.rain]
    #expect(Set(inks) == [Color(rgb: 0)])
    #expect(palette.paper == Color(rgb: 0xFFFFFF))
  }

  /// The spot colour is told from ink by its hue: red is much more than blue, which in ink it is not.
  @Test(arguments: [Edition.day, .night, .dim]) func theSpotColourIsToldFromInk(edition: SceneSettings.Edition) {
    for contrast in Contrast.allCases {
      let palette = Palette(edition, contrast)
      #expect(palette.spot.red - palette.spot.blue >= 90)
      #expect(abs(palette.ink.red - palette.ink.blue) <= 30)
      #expect(palette.rain.blue > palette.rain.red)
    }
  }
}
