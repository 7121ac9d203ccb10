import ForecastScene
import SceneHarness
import Testing

/// One switch, two switches, a knob, and taps for who can't drag.
@Suite struct SwitchTests {
  private func scanner(_ page: CannedPage = .kilkenny(), width: Int = 720, height: Int = 1280) -> StageHarness {
    StageHarness(page, width: width, height: height, settings: SceneSettings(scan: 2))
  }

  @Test func withoutASettingNothingWalks() {
    let user = StageHarness()
    user.press(.enter)
    #expect(user.look().wake == .event)
    #expect(scanner().wake == .event)
  }

  @Test func theRingNeverWalksSoFastThatItFlashes() {
    #expect(SceneSettings(scan: 0.1).scan == 1 && SceneSettings(scan: 60).scan == 4 && SceneSettings().scan == nil)
  }

  @Test func theRingWalksByItselfAtItsPace() {
    let user = scanner()
    user.press(.space)
    #expect(user.focus == .later && user.isRingSeen)
    #expect(user.wake == .at(user.t + 2))
    var seen: [AccessibilityTree.ElementID?] = []
    for _ in 0..<4 {
      user.skip(2)
      seen.append(user.focus)
    }
    #expect(seen == [.earlier, .day(1), .later, .earlier])
  }

  @Test func theSwitchTakesAndTheRingStaysForMore() {
    let user = scanner()
    user.press(.enter)
    for _ in 0..<3 {
      user.skip(1.5)
      user.press(.enter)
    }
    user.settle()
    #expect(user.selection == 3 && user.focus == .later)
    user.skip(2)
    user.press(.space)
    user.settle()
    #expect(user.selection == 2)
  }

  @Test func anyTapIsTheSwitchAndADragStillDrags() {
    let user = scanner()
    user.tap(360, 300)
    #expect(user.focus == .later)
    user.tap(hour: 3)
    user.settle()
    #expect(user.selection == 1)
    user.dragTape(by: -2 * user.hourWidth)
    #expect(!user.isRingSeen)
    user.skip(0.3)
    user.up(user.tapeX - 2 * user.hourWidth, user.tapeY)
    user.settle()
    #expect(user.selection == 3)
  }

  @Test func afterThreeRoundsWithoutAPressItRests() {
    let user = scanner()
    user.press(.enter)
    for _ in 0..<9 { user.skip(2) }
    #expect(!user.isRingSeen)
    user.skip(130)
    #expect(user.look().wake == .event)
    user.press(.enter)
    #expect(user.focus == .later && user.isRingSeen)
  }

  @Test func onFailureTheSwitchHasRetry() {
    let user = scanner(.without(.failed))
    user.press(.enter)
    user.skip(2.5)
    #expect(user.focus == .retry && user.isRingSeen)
    user.press(.enter)
    #expect(user.look().commands.contains(.retry))
  }

  @Test func aTallPageIsWalkedDownToItsFoot() {
    let user = scanner(width: 480, height: 320)
    user.press(.enter)
    var seen: Set<AccessibilityTree.ElementID> = []
    var deepest = 0.0
    for _ in 0..<12 {
      if let focus = user.focus { seen.insert(focus) }
      deepest = max(deepest, user.scroll)
      user.skip(2)
    }
    #expect(seen.isSuperset(of: [.later, .earlier, .day(9), .cell(0), .cell(3), .arc, .sidebar]) && deepest > 300)
  }

  @Test func twoSwitchesReachEveryHourAndEveryRow() {
    let user = StageHarness(settings: SceneSettings(targets: .large))
    for _ in 0..<3 { user.press(.tab) }
    #expect(user.focus == .later)
    for _ in 0..<5 { user.press(.enter) }
    user.settle()
    #expect(user.selection == 5)
    while user.focus != .day(1) { user.press(.tab) }
    user.press(.enter)
    user.settle()
    #expect(user.selection == 21)
  }

  @Test func oneDetentIsOneHourOneTickOneSentence() {
    let user = StageHarness()
    for hour in 1...3 {
      let before = user.frame.accessibility
      user.turn(1)
      #expect(user.look().accessibility != before && user.frame.accessibility.hour == hour)
      user.settle()
      #expect(user.selection == hour && user.ticks == hour)
    }
    user.turn(-2)
    user.settle()
    #expect(user.selection == 1 && !user.isRingSeen)
  }

  @Test func aPressedKnobWalksTheRingUntilItIsPressedOnTheTape() {
    let user = StageHarness()
    user.turn(1)
    user.press(.enter)
    #expect(user.focus == .tape && user.isRingSeen)
    user.turn(3)
    #expect(user.focus == .day(0))
    user.turn(-3)
    user.settle()
    #expect(user.focus == .tape && user.selection == 1)
    user.press(.enter)
    user.turn(2)
    user.settle()
    #expect(user.selection == 3 && !user.isRingSeen)
  }

  @Test func aKnobHasRetryUnderItsThumb() {
    let user = StageHarness(.without(.failed))
    user.press(.enter)
    #expect(user.look().commands.contains(.retry))
  }
}
