import ForecastScene
import SceneHarness
import Testing

/// What stands in the tree of a page.
@Suite struct TreeTests {
  private typealias ID = AccessibilityTree.ElementID

  private static let days = (0..<10).map { ID.day($0) }
  private static let cells = (0..<4).map { ID.cell($0) }

  @Test func aForecastIsReadFromTheMastheadToTheColophon() {
    let tree = StageHarness().tree
    var order: [ID] = [.page, .masthead, .status, .tape, .sidebar, .arc, .days]
    order += Self.days
    order += Self.cells
    order.append(.colophon)
    #expect(tree.elements.map(\.id) == order)
    #expect(!tree.isBusy && tree.focus == nil)
  }

  @Test func aFailureIsReadToTheButtonAndTheSky() {
    let tree = StageHarness(.without(.failed)).tree
    #expect(tree.elements.map(\.id) == [.page, .masthead, .status, .retry, .arc])
    #expect(tree[.retry]?.role == .button && tree[.retry]?.actions == [.press] && tree.focus == .retry)
  }

  @Test func theTapeIsASliderOverItsHours() {
    let user = StageHarness(settings: SceneSettings())
    user.press(.pageDown)
    let tape = user.tree[.tape]
    #expect(tape?.role == .slider && tape?.actions == [.increment, .decrement] && tape?.isFocusable == true)
    #expect(tape?.value?.range == 0...23 && tape?.value?.current == 6)
    #expect(tape?.value?.text.hasPrefix("21:00, ") == true)
  }

  @Test func daysAreAListOfRowsWithTheirPlaces() {
    let tree = StageHarness().tree
    let rows = tree.elements.filter { $0.parent == .days }
    #expect(rows.map(\.position?.index) == Array(1...10) && rows.allSatisfy { $0.position?.count == 10 })
    #expect(rows.allSatisfy { $0.role == .listItem && $0.isFocusable })
    // At 15:00 the tape reaches the noon of tomorrow alone.
    #expect(rows.filter { $0.actions == [.press] }.map(\.id) == [.day(1)])
  }

  @Test func theTreeTellsWhereTheTapeGoesNotWhereItPasses() {
    let user = StageHarness()
    user.press(.right)
    #expect(user.selection == 0 && user.tree[.tape]?.value?.current == 1)
    user.fling(-1_500)
    let landing = user.tree[.tape]?.value?.current
    user.settle()
    #expect(landing == user.selection && user.selection > 3)
  }

  @Test func anEndIsKnownBeforeAStepIsTried() {
    let user = StageHarness()
    #expect(!user.tree.accepts(.perform(.decrement, on: .tape)) && user.tree.accepts(.perform(.increment, on: .tape)))
    user.press(.end)
    #expect(!user.tree.accepts(.perform(.increment, on: .tape)) && user.tree.accepts(.perform(.decrement, on: .tape)))
    #expect(!user.tree.accepts(.perform(.press, on: .day(0))) && user.tree.accepts(.perform(.press, on: .day(1))))
    #expect(!user.tree.accepts(.focus(.masthead)) && !user.tree.accepts(.focus(.retry)))
  }

  @Test func stepsStandThereWhereTargetsAreLarge() {
    let tree = StageHarness(settings: SceneSettings(targets: .large)).tree
    #expect(tree[.earlier]?.actions == [.press] && tree[.later]?.role == .button)
  }

  @Test func everyPartLiesWhereItIsDrawn() {
    let user = StageHarness()
    let (tree, regions) = (user.tree, user.stage.regions)
    #expect(tree[.tape]?.frame == regions.tape && tree[.arc]?.frame == regions.arc)
    #expect(Self.days.map { tree[$0]?.frame } == regions.days.map(Optional.some))
    #expect(Self.cells.map { tree[$0]?.frame } == regions.cells.map(Optional.some))
    #expect(tree[.page]?.frame == PixelRect(minX: 0, minY: 0, maxX: 720, maxY: 1280))
  }

  @Test func aScrolledPageHasItsPartsElsewhere() {
    let user = StageHarness(width: 480, height: 480)
    let before = user.tree[.colophon]?.frame
    user.press(.down)
    user.settle()
    #expect(user.scroll == 60 && user.tree[.colophon]?.frame == before?.offset(x: 0, y: -60))
    #expect(user.tree[.page]?.frame.minY == 0)
  }

  @Test func aPageMovedAgainstBurnInHasItsPartsElsewhere() {
    let user = StageHarness()
    let (before, key) = (user.tree[.tape]?.frame, user.frame.accessibility)
    user.send(.drift(PixelOffset(x: 2, y: -1)))
    #expect(user.tree[.tape]?.frame == before?.offset(x: 2, y: -1) && user.look().accessibility != key)
  }

  @Test func aPageThatLoadsIsBusyAndKeepsItsTape() {
    let tree = StageHarness(.without(.loading)).tree
    #expect(tree.isBusy && tree[.tape]?.value?.range == 0...23 && tree[.days] != nil)
  }

  @Test func everyElementHasANameForScripts() {
    let tree = StageHarness(settings: SceneSettings(targets: .large)).tree
    for id in tree.elements.map(\.id) + [.retry] { #expect(ID(name: id.name) == id) }
    for name in ["", "day-", "day--1", "cell-x", "hero"] { #expect(ID(name: name) == nil) }
  }
}
