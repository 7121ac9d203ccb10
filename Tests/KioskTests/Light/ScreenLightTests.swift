import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

/// The whole light: hours, lamp, gestures and drift together.
@Suite struct ScreenLightTests {
  private let zone = ForecastZones.berlin
  /// Eleven in the evening is at 0 of the stage's time.
  private let evening = Forecasts.utc(2026, 10, 24, 21)
  /// Half past six of the night in which clocks go back.
  private let morning = 8.5 * 3_600
  private let shelf = BacklightShelf()

  init() { shelf.add("lcd", highest: 255, level: 200) }

  private func light(_ options: String..., shelf: BacklightShelf? = nil) throws -> ScreenLight {
    guard case .perform(_, let settings, _) = try Invocation(options) else {
      throw PresenceError.noChip("", reason: "")
    }
    let screen = ScreenLight.Surroundings(isConsole: true, isFullscreen: true, panel: nil)
    return ScreenLight(settings.light, screen, backlights: shelf?.path ?? "/nowhere", log: { _ in }, at: -3_600)
  }

  private func turn(_ light: ScreenLight, _ t: Double) -> ScreenLight.Order {
    light.turn(at: t, evening.advanced(by: t), in: zone, isNight: true)
  }

  @Test func theNightIsOneFadeAndThenOneWakeInTheMorning() throws {
    let light = try light("--dark=23:00-06:30", shelf: shelf)
    var t = -100.0
    var times: [Double] = []
    while t < morning + 60 {
      let order = turn(light, t)
      #expect(order.sight == (t >= 1.99 && t < morning ? .nothing : .page))
      t = try #require(order.next)
      times.append(t)
    }
    let asleep = times.filter { $0 > 2.1 && $0 < morning + 0.01 }
    #expect(asleep == [morning])
  }

  @Test func aDimPageGoesOnDrifting() throws {
    let light = try light("--dark=23:00-06:30")
    let order = turn(light, 10)
    #expect(order.sight == .dimPage && order.next == 450)
  }

  @Test func theTouchThatLightsTheScreenIsForNothingElse() throws {
    let light = try light("--dark=23:00-06:30", "--drift=off", shelf: shelf)
    _ = turn(light, 0)
    _ = turn(light, 3)
    #expect(turn(light, 3).sight == .nothing)
    #expect(!light.admits(.pointer(.down, finger: 0, x: 5, y: 5), at: 1_000))
    #expect(turn(light, 1_000).sight == .page)
    #expect(!light.admits(.pointer(.move, finger: 0, x: 90, y: 5), at: 1_001))
    #expect(!light.admits(.pointer(.up, finger: 0, x: 90, y: 5), at: 1_002))
    #expect(light.admits(.pointer(.down, finger: 0, x: 5, y: 5), at: 1_003))
    #expect(light.admits(.pointer(.up, finger: 0, x: 5, y: 5), at: 1_004))
    #expect(turn(light, 1_010).next == 1_124)
    #expect(turn(light, 1_123.9).sight == .page)
    #expect(turn(light, 1_124).callsOffTouches)
  }

  @Test func fingersThatHoldOnIntoTheDarkLetGoOnce() throws {
    let light = try light("--dark=23:00-06:30")
    #expect(!turn(light, -1).callsOffTouches)
    #expect(turn(light, 0).callsOffTouches && !turn(light, 1).callsOffTouches)
  }

  @Test func somebodyWhoComesLightsTheScreen() throws {
    let light = try light("--dark=23:00-06:30", "--drift=off", "--lit-for=1")
    _ = turn(light, 10)
    light.presence(true, at: 100)
    #expect(turn(light, 100).sight == .page && turn(light, 5_000).sight == .page)
    light.presence(false, at: 5_000)
    #expect(turn(light, 5_000).next == 5_060 && turn(light, 5_060).sight == .dimPage)
  }

  @Test func aKeyThePageHasNoUseForLightsTheScreenToo() throws {
    let light = try light("--dark=23:00-06:30")
    _ = turn(light, 10)
    light.stirred(at: 20)
    #expect(turn(light, 20).sight == .page)
  }

  @Test func thePageWandersOnTheConsoleAndStandsInAWindow() throws {
    #expect(try turn(light(), -3_600 + 450).drift == PixelOffset(x: 1, y: 0))
    #expect(try turn(light("--drift=off"), -3_600 + 450).drift == .zero)
    let window = ScreenLight(LightSettings(), .init(isConsole: false, isFullscreen: false), log: { _ in }, at: 0)
    #expect(turn(window, 10_000) == .init(sight: .page, drift: .zero, callsOffTouches: false, next: nil))
  }

  @Test func aRestingPageWakesForTheDriftAtMostEightTimesAnHour() throws {
    let light = try light()
    var (t, count) = (-3_000.0, 0)
    while let next = turn(light, t).next, next < 600 {
      (t, count) = (next, count + 1)
    }
    #expect(count == 8)
  }

  @Test func aWindowOnADesktopLeavesTheBacklightAlone() throws {
    var settings = LightSettings()
    settings.darkHours = DailyHours("23:00-06:30")
    let window = ScreenLight.Surroundings(isConsole: false, isFullscreen: false, panel: nil)
    let light = ScreenLight(settings, window, backlights: shelf.path, log: { _ in }, at: 0)
    #expect(turn(light, 10).sight == .dimPage && turn(light, 20).sight == .dimPage)
    #expect(shelf.read("lcd/brightness") == "200")
    settings.backlight = .named("lcd")
    let named = ScreenLight(settings, window, backlights: shelf.path, log: { _ in }, at: 0)
    _ = turn(named, 10)
    #expect(turn(named, 20).sight == .nothing && shelf.read("lcd/brightness") == "0")
  }
}
