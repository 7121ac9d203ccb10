import ForecastScene
import SceneHarness
import Testing

/// Nothing moves for long, nothing flashes.
///
/// Source: WCAG 2.2, success criteria 2.2.2 (motion that starts by itself stops within 5 seconds) and 2.3.1 (at most three flashes a
/// second). The ring that walks for one switch is left out: it has been asked for, and any press stops it.
@Suite struct CalmTests {
  struct Act: CustomStringConvertible, Sendable {
    let name: String
    let perform: @Sendable (StageHarness) -> Void
    var description: String { name }
  }

  static let acts = [
    Act(name: "a hard fling") { $0.fling(-9_000) },
    Act(name: "a fling past the end") {
      $0.press(.end)
      $0.settle()
      $0.fling(-9_000)
    },
    Act(name: "the longest glide") { $0.press(.end) },
    Act(name: "a glide to a day's noon") { user in
      for day in user.stage.regions.days.indices.prefix(2) { user.tap(day: day) }
    },
    Act(name: "a hundred steps at once") { user in for _ in 0..<100 { user.press(.right) } },
    Act(name: "a throw of the sheet") { user in
      user.drag(from: (240, 300), to: (240, 20), seconds: 0.08)
      user.up(240, 20)
    },
    Act(name: "a page that comes") { $0.show(.temperatures((0..<24).map { $0 % 2 == 0 ? -9 : 39 })) },
    Act(name: "gliding home by itself") {
      $0.press(.end)
      $0.settle()
      $0.skip(130)
    },
  ]

  private static let seconds = 5.0

  @Test(arguments: acts) func itIsOverInFiveSeconds(act: Act) {
    for motion in [MotionPreference.standard, .reduced] {
      let user = StageHarness(width: 480, height: 320, settings: SceneSettings(motion: motion))
      act.perform(user)
      let start = user.t
      user.settle()
      #expect(user.wake != .nextFrame && user.t - start <= Self.seconds, "\(act), \(motion): \(user.t - start) s")
    }
  }

  /// What could flash is the whole paper; it changes only where the edition does, and each edition once.
  @Test(arguments: acts) func thePaperKeepsItsInk(act: Act) {
    let user = StageHarness()
    let paper = user.frame.list.paper
    act.perform(user)
    user.settle()
    #expect(user.frames.allSatisfy { $0.list.paper == paper })
  }

  @Test func aPageAtRestDoesNotBlink() {
    for state in [PageState.loading, .failed] {
      let user = StageHarness(.without(state))
      user.settle()
      #expect(user.wait(3).allSatisfy { $0.damage.isEmpty })
    }
  }
}
