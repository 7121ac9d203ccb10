import CLinux
import ForecastScene
import Testing

@testable import KioskApp

/// What of all that touches a panel counts as a finger.
@Suite struct ContactRuleTests {
  private func told(_ book: inout ContactBook) -> [String] {
    defer { book.events = [] }
    return book.events.map { TestConsole.words($0) }
  }

  @Test func aPalmIsNoTouch() {
    let console = TestConsole(.slotted(resolution: 5))
    // 160 steps of five a millimetre: 32 mm.
    console.device.slot(0, tracking: 1, 100, 100, size: 160)
    console.device.sync()
    console.device.slot(0, 200)
    console.device.sync()
    console.device.slot(0, tracking: -1)
    console.device.sync()
    #expect(console.told == [])
  }

  @Test func aThumbIsATouch() {
    let console = TestConsole(.slotted(resolution: 5))
    console.device.slot(0, tracking: 1, 100, 100, size: 100)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 100.5"])
  }

  @Test func aFingerThatGrowsToAPalmIsCalledOff() {
    let console = TestConsole(.slotted(resolution: 5))
    console.device.slot(0, tracking: 1, 100, 100, size: 50)
    console.device.sync()
    console.device.slot(0, size: 170)
    console.device.sync()
    console.device.slot(0, 300, size: 50)
    console.device.sync()
    console.device.slot(0, tracking: -1)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 100.5", "cancel 0 100.5 100.5"])
  }

  @Test func whatThePanelCallsAPalmIsOne() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 1, 100, 100)
    console.device.say(EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM)
    console.device.sync()
    #expect(console.told == [])
  }

  /// Without millimetres a quarter of the shorter side is a palm.
  @Test func aPanelWithoutMillimetresKnowsPalmsToo() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 1, 100, 100, size: 119)
    console.device.slot(1, tracking: 2, 400, 100, size: 121)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 100.5"])
  }

  @Test func aPanelThatTellsNoSizeHasNoPalms() {
    let console = TestConsole(.slotted())
    console.device.slot(0, tracking: 1, 100, 100, size: 0)
    console.device.sync()
    #expect(console.told == ["down 0 100.5 100.5"])
  }

  @Test func aDropIsCalledOffAfterThirtySeconds() {
    var book = ContactBook()
    book.take(.down, finger: 3, at: Point(x: 50, y: 60), isPalm: false, 100)
    #expect(book.deadline == 130)
    book.expire(at: 129.9)
    #expect(told(&book) == ["down 3 50.0 60.0"])
    book.expire(at: 130)
    #expect(told(&book) == ["cancel 3 50.0 60.0"])
    // It trembles, wanders and dries up unheard; only then may it be a finger.
    book.take(.move, finger: 3, at: Point(x: 90, y: 60), isPalm: false, 131)
    book.take(.up, finger: 3, at: Point(x: 90, y: 60), isPalm: false, 140)
    #expect(told(&book) == [])
    #expect(book.deadline == nil)
    book.take(.down, finger: 3, at: Point(x: 90, y: 60), isPalm: false, 141)
    #expect(told(&book) == ["down 3 90.0 60.0"])
  }

  @Test func aDropThatTremblesIsADrop() {
    var book = ContactBook()
    book.take(.down, finger: 0, at: Point(x: 50, y: 60), isPalm: false, 0)
    for step in 1...310 {
      book.take(.move, finger: 0, at: Point(x: 50 + Double(step % 5), y: 60), isPalm: false, Double(step) / 10)
    }
    #expect(told(&book).last == "cancel 0 52.0 60.0")
  }

  @Test func aSlowFingerIsNoDrop() {
    var book = ContactBook()
    book.take(.down, finger: 0, at: Point(x: 50, y: 60), isPalm: false, 0)
    for step in 1...600 {
      book.take(.move, finger: 0, at: Point(x: 50 + Double(step) / 2, y: 60), isPalm: false, Double(step) / 10)
    }
    #expect(!told(&book).contains { $0.hasPrefix("cancel") })
  }

  @Test func tremblingByTwoPixelsMovesNothing() {
    var filter = JitterFilter(at: Point(x: 100, y: 100))
    for step in 0..<40 {
      filter.follow(Point(x: 100 + [2, -2, 1, 0, -1][step % 5], y: 100 + [-2, 2, 0, 1, -1][step % 5]))
    }
    #expect(filter.point == Point(x: 100, y: 100))
  }

  @Test func aMovingFingerIsFollowedAtItsOwnSpeed() {
    var filter = JitterFilter(at: Point(x: 0, y: 0))
    var steps: [Double] = []
    for step in 1...20 {
      let before = filter.point.x
      filter.follow(Point(x: Double(step) * 3, y: 0))
      steps.append(filter.point.x - before)
    }
    #expect(steps.dropFirst().allSatisfy { $0 == 3 })
  }

  @Test func aThirdHandFindsRoomInTheBook() {
    var book = ContactBook()
    for finger in 0..<100 { book.take(.down, finger: finger, at: Point(x: 1, y: 1), isPalm: false, 0) }
    let count = book.events.count
    #expect(count >= TouchDecoder.mostContacts)
    for finger in 0..<100 { book.take(.up, finger: finger, at: Point(x: 1, y: 1), isPalm: false, 1) }
    #expect(book.events.count == 2 * count)
  }
}
