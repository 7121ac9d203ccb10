import ForecastScene
import SceneHarness
import Testing

/// A fling on the page: the same whatever the screen's rate, continuous under the finger, counted hour by hour.
@Suite struct StageFlingTests {
  /// A fling looked at so many times a second, until it rests.
  private func flung(_ speed: Double, rate: Double, loses: Bool = false) -> StageHarness {
    let user = StageHarness(width: 400, height: 720, rate: rate)
    user.fling(speed)
    if loses { user.skip(1) }
    user.settle()
    return user
  }

  @Test(arguments: [-2_400.0, -1_000, -400]) func everyFrameRateReachesTheSameHour(speed: Double) {
    let reference = flung(speed, rate: 60)
    #expect(reference.readout.phase == .idle && reference.selection > 0)
    for (rate, loses) in [(30.0, false), (144, false), (60, true)] {
      let other = flung(speed, rate: rate, loses: loses)
      #expect(other.position == reference.position)
      #expect(other.ticks == reference.ticks)
      #expect(other.frame.list == reference.frame.list)
    }
  }

  @Test func theDrumsStandWhereTheyWouldAtAnyRate() {
    let script = flung(-1_800, rate: 60).script
    let t = 100.55
    let lists = [30.0, 60, 144].map { rate in
      let samples = stride(from: 100.0, to: t, by: 1 / rate) + [t]
      return script.play(on: Stage(measuring: FixedMeasurer()), samples: Array(samples))[samples.count - 1].list
    }
    #expect(lists[0] == lists[1] && lists[1] == lists[2])
  }

  @Test func aFlingCrossesManyHoursAndTicksForEach() {
    let user = flung(-2_400, rate: 60)
    #expect(user.selection > 6)
    #expect(user.ticks == user.selection)
  }

  @Test func ticksAddUpToTheHoursCrossedBackAndForth() {
    let user = StageHarness(width: 400, height: 720)
    user.press(.pageDown)
    user.settle()
    user.press(.left)
    user.settle()
    user.press(.home)
    user.settle()
    #expect(user.selection == 0 && user.ticks == 6 + 1 + 5)
  }

  @Test func aFlingNeverPassesItsHour() {
    let user = flung(-1_300, rate: 144)
    let way = user.frames.map(\.readout.position)
    #expect(zip(way.dropFirst(), way).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: [1.0, 2.0]) func theTapeNeverJumpsUnderAnEvenFinger(scale: Double) {
    let user = StageHarness(width: 720, height: 1_280, scale: scale, rate: 100)
    let way = user.dragTape(by: -300, from: 100, seconds: 1, reports: 100).map { $0.readout.position * user.hourWidth }
    let steps = zip(way.dropFirst(), way).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 3 + 1 })
    // Once the slop is past every step is the finger's.
    #expect(steps.drop { $0 == 0 }.dropFirst().dropLast().allSatisfy { abs($0 - 3) < 1 })
  }
}
