import ForecastScene
import SceneHarness
import Testing

/// The triangles at the tape's ends.
@Suite struct StepTargetTests {
  private func user(_ width: Int = 720, _ height: Int = 1280) -> StageHarness {
    StageHarness(width: width, height: height, settings: SceneSettings(targets: .large))
  }

  private func tap(_ id: AccessibilityTree.ElementID, _ user: StageHarness) {
    let frame = user.tree[id]?.frame ?? .empty
    user.tap(Double(frame.minX + frame.maxX) / 2, Double(frame.minY + frame.maxY) / 2)
  }

  @Test(arguments: [(720, 1280), (1280, 800), (800, 480), (1920, 1080), (480, 320), (1920, 480)])
  func theyAreNoSmallerThan44Points(width: Int, height: Int) {
    let tree = user(width, height).tree
    for id in [AccessibilityTree.ElementID.earlier, .later] {
      let frame = tree[id]?.frame ?? .empty
      #expect(frame.width >= 44 && frame.height >= 44, "\(id) is \(frame.width) by \(frame.height)")
    }
  }

  @Test func aTapGoesAnHourAndQuickTapsAddUp() {
    let user = user()
    for _ in 0..<4 { tap(.later, user) }
    tap(.earlier, user)
    user.settle()
    #expect(user.selection == 3)
  }

  @Test func aDragFromThereDragsTheTape() {
    let user = user()
    let frame = user.tree[.later]?.frame ?? .empty
    let start = (x: Double(frame.minX + 10), y: Double(frame.minY + 40))
    user.drag(from: start, to: (start.x - 2 * user.hourWidth - 8, start.y), seconds: 0.5)
    #expect(user.selection == 2)
    user.skip(0.3)
    user.up(start.x - 2 * user.hourWidth - 8, start.y)
    user.settle()
    #expect(user.selection == 2)
  }

  @Test func aTapBesideEverythingTurnsATallSheetScreenByScreen() {
    let user = user(480, 320)
    var seen: [Double] = []
    for _ in 0..<12 {
      user.tap(4, 160)
      user.settle()
      seen.append(user.scroll)
    }
    #expect(seen.contains(0) && (seen.max() ?? 0) > 400)
    let plain = StageHarness(width: 480, height: 320)
    plain.tap(4, 160)
    plain.settle()
    #expect(plain.scroll == 0)
  }

  @Test func aTapThatStopsARunningSheetTurnsNothing() {
    let user = user(480, 320)
    user.tap(4, 160)
    user.skip(0.1)
    user.tap(4, 160)
    user.settle()
    #expect(user.scroll > 0 && user.scroll < 280)
  }

  @Test func theyAreDrawnOnlyWhereAskedFor() {
    #expect(!StageHarness().frame.list.chunks.contains { $0.node == .steps })
    #expect(user().frame.list.chunks.filter { $0.node == .steps }.count == 2)
  }
}
