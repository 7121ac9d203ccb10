import SceneHarness
import Testing

@testable import ForecastScene

/// Text made to fit: shrunk, then wrapped, then cut.
@Suite struct TextFittingTests {
  private let fitting = TextFitting(measuring: FixedMeasurer())
  private let style = TextStyle(face: .roman, size: 20, tracking: 0.1)

  private func width(_ text: String) -> Double { fitting.width(text, style) }

  @Test func noSpaceFollowsTheLastLetter() {
    #expect(abs(width("ab") - (0.5 + 0.1 + 0.5) * 20) < 1e-9 && width("") == 0)
  }

  @Test func whatFitsIsLeftAlone() {
    let fitted = fitting.fit("ab cd", style, width: width("ab cd"), lines: 2)
    #expect(fitted.lines == ["ab cd"] && fitted.style == style)
  }

  @Test func whatNearlyFitsShrinks() {
    let fitted = fitting.fit("abcdef", style, width: width("abcdef") * 0.9)
    #expect(fitted.lines == ["abcdef"] && abs(fitted.style.size - 18) < 1e-9)
  }

  @Test func itWrapsBeforeItIsCutAndIsCutBeforeItLeavesItsWidth() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<150 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...12, using: &random))
      }
      let text = words.joined(separator: " ")
      let lines = Int.random(in: 1...3, using: &random)
      let room = random.number(15...300)
      let fitted = fitting.fit(text, style, width: room, lines: lines)
      #expect(fitted.lines.count <= lines)
      #expect(fitted.style.size >= style.size * TextFitting.leastShrink - 1e-9)
      #expect(fitted.lines.allSatisfy { fitting.width($0, fitted.style) <= room * 1.0001 })
      let isCut = fitted.lines.contains { $0.hasSuffix("…") || $0.isEmpty }
      #expect(isCut || fitted.lines.joined(separator: " ") == text)
    }
  }

  @Test(arguments: [0.0, -5, 1]) func withoutRoomThereIsNothing(room: Double) {
    #expect(fitting.fit("abc", style, width: room).lines == [""])
  }
}
