import Testing

@testable import KioskApp

/// What a screen is made dark by.
@Suite struct ScreenLampTests {
  /// A panel with a switch that may be stuck.
  private final class Panel: PanelPower {
    private(set) var isDark = false
    private(set) var presses = 0
    let isStuck: Bool

    init(isStuck: Bool = false) { self.isStuck = isStuck }

    func setDark(_ isDark: Bool) throws(PanelError) {
      presses += 1
      if isStuck { throw .cannotGoDark(path: "/dev/dri/card0", reason: "it has no DPMS") }
      self.isDark = isDark
    }
  }

  private final class Journal {
    var lines: [String] = []
  }

  private let journal = Journal()

  private func lamp(_ shelf: BacklightShelf? = nil, _ panel: Panel? = nil, _ brightness: String? = nil) throws
    -> ScreenLamp
  {
    let journal = journal
    let fader = try shelf.map { shelf throws(BacklightError) in
      try BacklightFader(Backlight.find(nil, on: shelf.path), brightness.flatMap(Brightness.init))
    }
    return ScreenLamp(fader, panel: panel) { journal.lines.append($0) }
  }

  private func shelf(_ level: Int, power: String = "0") -> BacklightShelf {
    let shelf = BacklightShelf()
    shelf.add("lcd", highest: 255, level: level)
    shelf.write("lcd/bl_power", power)
    return shelf
  }

  private func sight(_ lamp: inout ScreenLamp, isLit: Bool, at t: Double) -> ScreenLamp.Sight {
    lamp.turn(isLit: isLit, isNight: false, at: t).sight
  }

  /// Goes on until there is nothing more to do: what is seen then, when, and in how many steps.
  private func settle(
    _ lamp: inout ScreenLamp, isLit: Bool, isNight: Bool = false, at start: Double
  ) -> (sight: ScreenLamp.Sight, t: Double, steps: Int) {
    var (t, steps) = (start, 0)
    while true {
      let (sight, next) = lamp.turn(isLit: isLit, isNight: isNight, at: t)
      guard let next, steps < 1_000 else { return (sight, t, steps) }
      (t, steps) = (next, steps + 1)
    }
  }

  @Test func aBacklightFadesOutInTwoSecondsAndThePageIsDrawnUntilThen() throws {
    let shelf = shelf(200)
    var lamp = try lamp(shelf)
    #expect(sight(&lamp, isLit: true, at: 10) == .page)
    #expect(sight(&lamp, isLit: false, at: 10) == .page)
    let end = settle(&lamp, isLit: false, at: 10)
    #expect(end.sight == .nothing && abs(end.t - 12) < 0.01 && end.steps <= 40)
    #expect(shelf.read("lcd/brightness") == "0" && shelf.read("lcd/bl_power") == "4")
  }

  @Test func itComesOnAgainAtTheLevelItWasFoundAt() throws {
    let shelf = shelf(200)
    var lamp = try lamp(shelf)
    _ = settle(&lamp, isLit: false, at: 10)
    #expect(sight(&lamp, isLit: true, at: 20) == .page)
    let end = settle(&lamp, isLit: true, at: 20)
    #expect(end.sight == .page && end.t <= 20.3)
    #expect(shelf.read("lcd/brightness") == "200" && shelf.read("lcd/bl_power") == "0")
  }

  @Test func dayAndNightHaveTheirLevels() throws {
    let shelf = shelf(200)
    var lamp = try lamp(shelf, nil, "80,20")
    _ = settle(&lamp, isLit: true, isNight: false, at: 0)
    #expect(shelf.read("lcd/brightness") == "204")
    let end = settle(&lamp, isLit: true, isNight: true, at: 10)
    #expect(shelf.read("lcd/brightness") == "51" && end.steps <= 80)
  }

  @Test func oneThatIsFoundOffIsLitInFull() throws {
    let shelf = shelf(3, power: "4")
    var lamp = try lamp(shelf)
    _ = settle(&lamp, isLit: true, at: 0)
    #expect(shelf.read("lcd/brightness") == "255" && shelf.read("lcd/bl_power") == "0")
  }

  @Test func aTouchWhileItFadesTurnsItRoundFromWhereItIs() throws {
    let shelf = shelf(200)
    var lamp = try lamp(shelf)
    _ = lamp.turn(isLit: false, isNight: false, at: 0)
    _ = lamp.turn(isLit: false, isNight: false, at: 1)
    let half = try #require(shelf.read("lcd/brightness").flatMap { Int($0) })
    #expect(half > 11 && half < 200)
    _ = lamp.turn(isLit: true, isNight: false, at: 1)
    #expect(shelf.read("lcd/brightness") == "\(half)")
    #expect(settle(&lamp, isLit: true, at: 1).t <= 1.3 && shelf.read("lcd/brightness") == "200")
  }

  @Test func aBacklightThatCanNotBeWrittenIsToldOnceAndThePanelSwitched() throws {
    let (shelf, panel) = (shelf(200), Panel())
    var lamp = try lamp(shelf, panel)
    for file in ["bl_power", "brightness", "max_brightness", "actual_brightness", ""] { shelf.remove("lcd/\(file)") }
    let end = settle(&lamp, isLit: false, at: 0)
    #expect(end.sight == .nothing && panel.isDark && journal.lines.count == 1)
  }

  @Test func aPanelIsSwitchedOnceEachWay() throws {
    let panel = Panel()
    var lamp = try lamp(nil, panel)
    for t in 0..<5 { #expect(sight(&lamp, isLit: false, at: Double(t)) == .nothing) }
    for t in 5..<9 { #expect(sight(&lamp, isLit: true, at: Double(t)) == .page) }
    #expect(panel.presses == 2)
  }

  @Test func aPanelThatCanNotGoDarkHasItsInkDimmedAndIsToldOnce() throws {
    let panel = Panel(isStuck: true)
    var lamp = try lamp(nil, panel)
    for t in 0..<5 { #expect(sight(&lamp, isLit: false, at: Double(t)) == .dimPage) }
    #expect(panel.presses == 1 && journal.lines.count == 1)
    #expect(journal.lines.first?.contains("ink is dimmed") == true)
    #expect(sight(&lamp, isLit: true, at: 9) == .page)
  }

  @Test func withNothingToSwitchTheInkIsDimmed() throws {
    var lamp = try lamp()
    #expect(sight(&lamp, isLit: false, at: 0) == .dimPage)
  }

  @Test func whoEndsInTheDarkLeavesLight() throws {
    let (shelf, panel) = (shelf(200), Panel())
    var lamp = try lamp(shelf)
    _ = settle(&lamp, isLit: false, at: 0)
    lamp.restore()
    #expect(shelf.read("lcd/brightness") == "200" && shelf.read("lcd/bl_power") == "0")
    var other = try self.lamp(nil, panel)
    _ = other.turn(isLit: false, isNight: false, at: 0)
    other.restore()
    #expect(!panel.isDark)
  }
}
