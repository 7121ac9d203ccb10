import ForecastScene
import SceneHarness
import Testing

/// The cache law for what people really do, each deed acted out at sixty frames a second and then looked at otherwise.
@Suite struct ScriptLawTests {
  /// A deed by name.
  struct Deed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @Sendable (StageHarness) -> Void

    init(_ name: String, _ act: @escaping @Sendable (StageHarness) -> Void) {
      testDescription = name
      self.act = act
    }
  }

  static let gestures = [
    Deed("drag") { $0.dragTape(by: -300) },
    Deed("slow release") { user in
      user.dragTape(by: -230)
      user.wait(0.3)
      user.up(user.tapeX - 230, user.tapeY)
      user.wait(0.2)
    },
    Deed("fling left, then right") { user in
      user.fling(-1_400)
      user.wait(2)
      user.fling(1_000)
      user.wait(0.4)
    },
    Deed("past the first hour") { user in
      user.dragTape(by: 400, seconds: 0.3)
      user.up(user.tapeX + 400, user.tapeY)
      user.wait(0.3)
    },
    Deed("past the last hour") { user in
      user.press(.end)
      user.wait(1)
      user.dragTape(by: -300, seconds: 0.2)
      user.up(user.tapeX - 300, user.tapeY)
      user.wait(1.2)
    },
    Deed("grab while it runs") { user in
      user.fling(-1_500)
      user.wait(0.2)
      user.dragTape(by: 60, seconds: 0.2)
      user.wait(0.2)
      user.up(user.tapeX + 60, user.tapeY)
      user.wait(0.1)
    },
    Deed("tap on a day") { user in
      user.tap(day: 1)
      user.wait(0.3)
    },
    Deed("keys") { user in
      for key in [SceneEvent.Key.right, .right, .pageDown, .left, .end, .up, .down, .space, .tab, .plus, .home] {
        user.press(key)
        user.wait(0.09)
      }
    },
    Deed("wheel and touchpad") { user in
      user.wheel(dy: -2)
      user.wait(0.1)
      for _ in 0..<8 {
        user.wheel(dx: 0.3)
        user.wait(0.03)
      }
      user.wait(0.3)
    },
  ]

  static let changes = [
    Deed("resize in mid-fling") { user in
      user.fling(-1_500)
      user.wait(0.2)
      user.resize(480, 800)
      user.wait(0.2)
    },
    Deed("new forecast in mid-drag") { user in
      user.dragTape(by: -300)
      user.show(.temperatures([3, nil, 5, 6]))
      user.carry(from: (user.tapeX - 300, user.tapeY), to: (user.tapeX - 100, user.tapeY), seconds: 0.2)
      user.up(user.tapeX - 100, user.tapeY)
      user.wait(1)
    },
    Deed("edition and text scale while it runs") { user in
      user.fling(-900)
      user.send(.settings(SceneSettings(edition: .night)))
      user.wait(0.15)
      user.send(.settings(SceneSettings(edition: .night, textScale: 1.5)))
      user.wait(0.15)
    },
    Deed("the hour rolls over while dragging") { user in
      user.dragTape(by: -200)
      user.show(.kilkenny(hoursLater: 1))
      user.wait(0.1)
      user.up(user.tapeX - 200, user.tapeY)
      user.wait(0.9)
    },
    Deed("the hour rolls over at rest") { user in
      user.press(.pageDown)
      user.wait(1.5)
      user.show(.kilkenny(hoursLater: 1))
      user.wait(0.1)
      user.show(.kilkenny(hoursLater: 3))
      user.wait(0.1)
    },
    Deed("failed, retried, printed") { user in
      user.show(.without(.loading))
      user.wait(0.1)
      user.show(.without(.failed))
      user.press(.retry)
      user.wait(0.1)
      user.press(.enter)
      user.press(.retry)
      user.wait(0.1)
      user.show(.kilkenny())
      user.wait(0.1)
    },
    Deed("scroll") { user in
      user.resize(480, 480)
      user.drag(from: (200, 400), to: (200, 150), seconds: 0.2)
      user.up(200, 150)
      user.wait(0.2)
    },
    Deed("home by itself") { user in
      user.press(.end)
      user.wait(1)
      user.skip(119.3)
      user.wait(0.2)
    },
  ]

  @Test(arguments: gestures + changes) func whateverIsDoneTheLastFrameIsThatOfAFreshStage(deed: Deed) {
    let user = StageHarness(width: 400, height: 720, rate: 30)
    deed.act(user)
    let last = user.look()
    #expect(FrameLaws.damageLaws(user.frames) == [])
    let once = user.script.play(on: Stage(measuring: FixedMeasurer()))
    #expect(Golden.difference(once[0].list.dump, last.list.dump) == nil)
    #expect(once[0].list == last.list && once[0].readout == last.readout && once[0].wake == last.wake)
    #expect(FrameLaws.Commands(once) == FrameLaws.Commands(user.frames))
    var random = SeededRandom(seed: 7)
    let samples = (0..<24).map { _ in random.number(100...user.t) }
    #expect(FrameLaws.broken(by: user.script, samples: samples) == [])
  }
}
