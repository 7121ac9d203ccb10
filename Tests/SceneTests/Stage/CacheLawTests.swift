import ForecastScene
import SceneHarness
import Testing

/// The law that catches stale chunks: however often a stage is looked at, the last frame is that of a stage looked at once.
@Suite struct CacheLawTests {
  static let pages = [
    CannedPage.kilkenny(), .kilkenny(hoursLater: 1), .kilkenny(hoursLater: 9.4), .without(.failed), .without(.loading),
    .temperatures([-12, nil, 9, 10, -1, 104]), .kilkenny(hoursLater: 50),
  ]
  static let sizes = [(width: 320, height: 480), (width: 480, height: 320)]

  @Test(arguments: 0..<40) func aThousandRandomScriptsEndTheSameHoweverTheyAreSampled(block: Int) {
    var scripts = RandomScripts(seed: UInt64(block), pages: Self.pages, sizes: Self.sizes)
    var random = SeededRandom(seed: UInt64(block) + 1_000)
    for number in 0..<25 {
      let script = scripts.next()
      let start = script.steps.first?.t ?? 0
      let samples = (0..<5).map { _ in random.number(start...max(start, script.end)) }
      let broken = FrameLaws.broken(by: script, samples: samples)
      #expect(broken.isEmpty, "script \(number) of block \(block): \(broken.joined(separator: "\n"))")
      if !broken.isEmpty { return }
    }
  }
}
