import CAccessibility
import ForecastScene
import Testing

@testable import KioskApp

@Suite struct BusPageTests {
  private typealias ID = AccessibilityTree.ElementID

  private func element(_ id: ID, _ role: AccessibilityTree.Role, _ name: String) -> AccessibilityTree.Element {
    AccessibilityTree.Element(
      id: id, role: role, name: name, frame: PixelRect(minX: 10, minY: 20, maxX: 110, maxY: 60))
  }

  @Test func everyElementHasANumberOfItsOwnThatLeadsBack() {
    let singles: [ID] = [.page, .masthead, .status, .retry, .tape, .earlier, .later, .sidebar, .arc, .days, .colophon]
    let all = singles + (0..<11).map { ID.day($0) } + (0..<4).map { ID.cell($0) }
    for id in all { #expect(ID(number: id.number) == id) }
    #expect(Set(all.map(\.number)).count == all.count)
    #expect(ID.page.number == UInt32(AlmanacPageID))
    #expect(all.allSatisfy { $0.number > 0 && $0.number < UInt32(AlmanacLeastOwnID) })
  }

  @Test(arguments: [0, 12, 99, 300, 1_073_741_824, UInt32.max])
  func aNumberThatNobodyHasLeadsNowhere(number: UInt32) { #expect(ID(number: number) == nil) }

  @Test func aTreeArrivesAsItIs() {
    var tape = element(.tape, .slider, "Hour")
    tape.value = AccessibilityTree.Value(current: 3, range: 0...23, text: "18:00, 24 degrees")
    tape.actions = [.increment, .decrement]
    tape.isFocusable = true
    var later = element(.later, .button, "One hour later")
    later.actions = [.press]
    var page = element(.page, .page, "Weather almanac")
    page.parent = nil
    let tree = AccessibilityTree(elements: [page, tape, later], focus: .tape, isBusy: true)
    BusPage(tree).withPage { page in
      #expect(page.count == 3)
      #expect(page.focus == ID.tape.number)
      #expect(page.isBusy)
      let tape = page.elements[1]
      #expect(String(cString: tape.name) == "Hour")
      #expect(String(cString: tape.valueText) == "18:00, 24 degrees")
      #expect(String(cString: tape.identifier) == "tape")
      #expect(tape.parent == ID.page.number)
      #expect([tape.x, tape.y, tape.width, tape.height] == [10, 20, 100, 40])
      #expect([tape.value, tape.least, tape.most] == [3, 0, 23])
      #expect(tape.actions == UInt32(AlmanacIncrement | AlmanacDecrement))
      #expect(page.elements[2].controls == ID.tape.number)
      #expect(page.elements[2].valueText == nil)
      #expect(page.elements[0].parent == 0)
    }
  }

  @Test func aZeroWithinANameDoesNotCutIt() {
    let tree = AccessibilityTree(elements: [element(.masthead, .heading, "Kil\0kenny")], focus: nil, isBusy: false)
    BusPage(tree).withPage { page in #expect(String(cString: page.elements[0].name) == "Kilkenny") }
  }

  @Test func aPageWithoutElementsIsAPage() {
    BusPage(AccessibilityTree(elements: [], focus: nil, isBusy: true)).withPage { page in #expect(page.count == 0) }
  }
}
