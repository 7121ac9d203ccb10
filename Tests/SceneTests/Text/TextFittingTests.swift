import SceneHarness
import Testing

@testable import ForecastScene

/// Text made to fit: shrunk, then wrapped, then cut.
@Suite struct TextFittingTests {
  private let fitting = TextFitting(measuring: FixedMeasurer(), scale: .one)
  private let style = TextStyle(face: .roman, size: 40, tracking: 0.1)

  private func width(_ text: String) -> Double { fitting.width(text, style) }

  @Test func noSpaceFollowsTheLastLetter() {
    #expect(abs(width("ab") - (0.5 + 0.1 + 0.5) * 40) < 1e-9 && width("") == 0)
  }

  @Test func whatFitsIsLeftAlone() {
    let fitted = fitting.fit("ab cd", style, width: width("ab cd"), lines: 2)
    #expect(fitted.lines == ["ab cd"] && fitted.style == style)
  }

  @Test func whatNearlyFitsShrinks() {
    let fitted = fitting.fit("abcdef", style, width: width("abcdef") * 0.9)
    #expect(fitted.lines == ["abcdef"] && abs(fitted.style.size - 36) < 1e-9)
  }

  @Test func noTypeShrinksUnderTheFloorOfItsCut() {
    for face in Typeface.allCases {
      let small = TextStyle(face: face, size: TypeFloor.pixels(face) * 1.1)
      for room in [5.0, 20, 40, 60] {
        let fitted = fitting.fit("abcdefgh", small, width: room)
        #expect(fitted.style.size >= TypeFloor.pixels(fitted.style.face) - 1e-9)
      }
    }
  }

  @Test func aLineTakesTheCondensedCutBeforeItIsCut() {
    let fitted = fitting.fit("abcdef", style, width: width("abcdef") * 0.7)
    #expect(fitted.style.face == .label && fitted.lines == ["abcdef"])
  }

  @Test func itWrapsBeforeItIsCutAndIsCutBeforeItLeavesItsWidth() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<150 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...12, using: &random))
      }
      let text = words.joined(separator: " ")
      let lines = Int.random(in: 1...3, using: &random)
      let room = random.number(30...600)
      let fitted = fitting.fit(text, style, width: room, lines: lines)
      #expect(fitted.lines.count <= lines)
      let isCondensed = fitted.style.face != style.face
      #expect(isCondensed || fitted.style.size >= style.size * TextFitting.leastShrink - 1e-9)
      #expect(fitted.lines.allSatisfy { fitting.width($0, fitted.style) <= room * 1.0001 })
      let isCut = fitted.lines.contains { $0.hasSuffix("…") || $0.isEmpty }
      #expect(isCut || fitted.lines.joined(separator: " ") == text)
    }
  }

  @Test(arguments: Typeface.allCases) func typeIsNeverShrunkUnderTheFloorOfItsCut(face: Typeface) {
    let floor = TypeFloor.pixels(face)
    for scale in [1.0, 2] {
      let fitting = TextFitting(measuring: FixedMeasurer(), scale: PixelScale(pixelsPerPoint: scale))
      let style = TextStyle(face: face, size: floor * 1.1 / scale)
      let fitted = fitting.fit("abc abc", style, width: fitting.width("abc abc", style) * 0.85)
      #expect(fitted.style.size * scale >= TypeFloor.pixels(fitted.style.face) - 1e-9)
    }
  }

  @Test(arguments: [0.0, -5, 1]) func withoutRoomThereIsNothing(room: Double) {
    #expect(fitting.fit("abc", style, width: room).lines == [""])
  }
}
