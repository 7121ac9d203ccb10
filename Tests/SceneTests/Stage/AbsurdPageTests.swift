import ForecastScene
import SceneHarness
import Testing

/// Pages and screens as nobody would want them: nothing traps, and the frame laws hold.
@Suite struct AbsurdPageTests {
  /// Everything a user can do, in short.
  private func useEverything(_ user: StageHarness) {
    user.dragTape(by: -120, seconds: 0.05)
    user.up(user.tapeX - 120, user.tapeY)
    user.wait(0.1)
    for key in SceneEvent.Key.allCases { user.press(key) }
    user.look()
    user.wheel(dx: 0.5)
    user.wheel(dy: -1)
    for day in user.stage.regions.days.indices.prefix(2) { user.tap(day: day) }
    user.wait(0.1)
    user.send(.position(23))
    user.look()
    #expect(FrameLaws.damageLaws(user.frames) == [])
  }

  private static let sizes = [
    (1, 1), (1, 4_000), (4_000, 1), (8_192, 64), (64, 8_192), (64, 64), (3, 200), (480, 320), (8_192, 8_192),
  ]

  @Test(arguments: sizes) func anyScreenGivesAPage(width: Int, height: Int) {
    for scale in [0.5, 1, 3] {
      for textScale in [1, 2.0] {
        let settings = SceneSettings(textScale: textScale, panelWidth: scale == 3 ? 1 : nil)
        useEverything(
          StageHarness(.kilkenny(), width: width, height: height, scale: scale, settings: settings, rate: 20))
        for page in [CannedPage.without(.failed), .without(.loading), .short(hours: 1, days: 1)] {
          let user = StageHarness(page, width: width, height: height, scale: scale, settings: settings)
          user.send(.position(20))
          user.look()
        }
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 0), (0, 3), (0, 0), (2, 10)]) func aShortForecastGivesAPage(hours: Int, days: Int) {
    for (width, height) in [(400, 720), (800, 480), (1_920, 480)] {
      useEverything(StageHarness(.short(hours: hours, days: days), width: width, height: height, rate: 20))
    }
  }

  @Test func aPageOfOneHourStaysThere() {
    let user = StageHarness(.short(hours: 1, days: 1))
    user.fling(-2_000)
    user.settle()
    #expect(user.position == 0 && user.ticks == 0)
    user.press(.end)
    user.settle()
    #expect(user.position == 0)
  }

  @Test(arguments: ["2026-03-28", "2026-10-24"]) func aNightInWhichTheClocksChangeGivesAPage(night: String) {
    var scene = Forecasts.kilkenny()
    let isSpring = night < "2026-06"
    let now = isSpring ? Forecasts.utc(2026, 3, 28, 20) : Forecasts.utc(2026, 10, 24, 19)
    let shift = now.seconds(since: scene.now)
    for hour in scene.forecast.hours.indices {
      scene.forecast.hours[hour].start = scene.forecast.hours[hour].start.advanced(by: shift)
    }
    scene.forecast.received = now
    scene.now = now
    let page = CannedPage(scene.page())
    #expect(page.content.hours.contains { $0.splice == (isSpring ? .skipped : .repeated) })
    useEverything(StageHarness(page, width: 400, height: 720, rate: 20))
  }

  @Test func oddForecastsGivePages() {
    var forecasts = RandomForecasts(seed: 11)
    for number in 0..<25 {
      let user = StageHarness(CannedPage(forecasts.next().page()), width: 320, height: 480, rate: 20)
      user.press(.end)
      user.wait(0.1)
      #expect(FrameLaws.damageLaws(user.frames) == [], "forecast \(number)")
    }
  }

  @Test func eventsBeforeAPageOrAScreenChangeNothing() {
    let page = CannedPage.kilkenny()
    let screen = SceneEvent.viewport(width: 400, height: 720, scale: .one)
    let early: [SceneEvent] = [
      .pointer(.down, finger: 0, x: 1, y: 1), .pointer(.up, finger: 0, x: 1, y: 1), .wheel(dx: 1, dy: 0, x: 0, y: 0),
      .wheel(dx: 0.5, dy: 0, x: 0, y: 0), .key(.right), .key(.end), .key(.enter), .position(4), .key(.space),
    ]
    let plain = StageHarness(page, width: 400, height: 720, at: 0).frame.list
    for order in [[screen, page.event], [page.event, screen]] {
      for place in 0...1 {
        let stage = Stage(measuring: FixedMeasurer())
        for (index, event) in order.enumerated() {
          if index == place { for event in early { stage.handle(event, at: 0) } }
          _ = stage.frame(at: 0)
          stage.handle(event, at: 0)
        }
        #expect(stage.frame(at: 0).list == plain && stage.frame(at: 0).wake == .event)
      }
    }
  }

  @Test func anEmptyStageIsBarePaper() {
    let stage = Stage(measuring: FixedMeasurer())
    #expect(stage.frame(at: 0).list.chunks.isEmpty && stage.frame(at: 1).damage.isEmpty)
    #expect(stage.regions == Regions())
    stage.handle(.viewport(width: 40, height: 30, scale: .one), at: 2)
    #expect(stage.frame(at: 2).damage.area == 1_200)
  }
}
