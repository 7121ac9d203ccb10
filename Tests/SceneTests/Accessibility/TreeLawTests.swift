import ForecastScene
import SceneHarness
import Testing

/// A frame's key stands for its tree, whatever is done to the page.
@Suite struct TreeLawTests {
  @Test(arguments: 0..<20) func equalKeysHaveEqualTreesAndEveryTreeIsSound(block: Int) {
    var scripts = RandomScripts(
      seed: UInt64(block) + 7_000, pages: CacheLawTests.pages, sizes: CacheLawTests.sizes)
    var random = SeededRandom(seed: UInt64(block) + 8_000)
    for number in 0..<25 {
      let script = scripts.next()
      let start = script.steps.first?.t ?? 0
      let samples = (0..<12).map { _ in random.number(start...max(start, script.end)) }
      let broken = TreeLaws.broken(by: script, samples: samples)
      #expect(broken.isEmpty, "script \(number) of block \(block): \(broken.joined(separator: "\n"))")
      if !broken.isEmpty { return }
    }
  }

  @Test func aDragChangesTheKeyOncePerHourAndNotInBetween() {
    let user = StageHarness()
    let frames = user.dragTape(by: -3 * user.hourWidth - 20, seconds: 1, reports: 50)
    var keys: [AccessibilityKey] = []
    for frame in frames where keys.last != frame.accessibility { keys.append(frame.accessibility) }
    #expect(keys.map(\.hour) == [0, 1, 2, 3])
  }

  @Test func anotherInkIsNoOtherTree() {
    let user = StageHarness()
    let key = user.frame.accessibility
    user.send(.settings(SceneSettings(edition: .night)))
    #expect(!user.look().damage.isEmpty && user.frame.accessibility == key)
  }
}
