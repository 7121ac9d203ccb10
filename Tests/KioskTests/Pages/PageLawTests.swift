import Testing

@testable import ForecastScene
@testable import KioskApp

/// The laws of setting, with the fonts the page is printed in: no type crosses other type, leaves its part, is cut or falls
/// under the floor of its cut; blocks, capsules and hours lie on whole pixels; no part reaches into another.
@Suite struct PageLawTests {
  /// Proofs pages and names each that breaks a law.
  private func expectLaws(of pages: [ProofSettings]) throws {
    let fonts = try FontLibrary { _ in }
    let measurer = FontMeasurer(fonts: fonts)
    for settings in pages {
      let broken = try #require(PageProof(settings, fonts, measurer)).broken()
      #expect(broken.isEmpty, "\(settings): \(broken.prefix(4).joined(separator: "; "))")
    }
  }

  @Test func everySizeAndTextScaleKeepsTheLaws() throws {
    try expectLaws(
      of: ProofSettings.sizes.flatMap { width, height in
        ProofSettings.textScales.map { ProofSettings(width: width, height: height, textScale: $0) }
      })
  }

  @Test func everyContentAndStateKeepsTheLaws() throws {
    let shapes = [
      (720, 1280, 1), (1280, 800, 1), (800, 480, 1), (480, 320, 1), (720, 1280, 1.4), (1280, 800, 1.4),
      (1024, 768, 1.2),
      (1920, 480, 1), (720, 720, 2),
    ]
    try expectLaws(
      of: ProofContent.allCases.flatMap { content in
        shapes.map { ProofSettings(width: $0, height: $1, textScale: $2, content: content) }
      })
  }

  @Test func highContrastAndTwoInksKeepTheLaws() throws {
    try expectLaws(
      of: ProofSettings.sizes.flatMap { width, height in
        ProofSettings.textScales.flatMap { scale in
          [
            ProofSettings(width: width, height: height, textScale: scale, contrast: .high),
            ProofSettings(width: width, height: height, textScale: scale, edition: .oneBit),
          ]
        }
      })
  }

  @Test func everyStateKeepsTheLawsInOtherInks() throws {
    let shapes = [(720, 1280, 1.0), (800, 480, 1), (480, 320, 1), (1280, 800, 1.4)]
    try expectLaws(
      of: ProofContent.allCases.flatMap { content in
        shapes.map { ProofSettings(width: $0, height: $1, textScale: $2, content: content, contrast: .high) }
      })
  }

  @Test func largeTargetsKeepTheLaws() throws {
    try expectLaws(
      of: ProofSettings.sizes.flatMap { width, height in
        ProofSettings.textScales.map {
          ProofSettings(width: width, height: height, textScale: $0, targets: .large)
        }
      })
  }

  @Test func everyHourOfTheTapeKeepsTheLaws() throws {
    try expectLaws(
      of: (0..<24).flatMap { hour in
        [(720, 1280, 1), (800, 480, 1.4)].map {
          ProofSettings(width: $0, height: $1, textScale: $2, content: .negative, position: Double(hour))
        }
      })
  }

  @Test func twoPixelsAPointKeepTheLaws() throws {
    try expectLaws(
      of: [(2_560, 1_440), (1_440, 2_560), (640, 960), (1_500, 1_001)].map {
        ProofSettings(width: $0, height: $1, scale: 2)
      })
  }
}
