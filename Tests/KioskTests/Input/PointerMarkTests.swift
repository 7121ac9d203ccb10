import ForecastScene
import Testing

@testable import KioskApp

@Suite struct PointerMarkTests {
  private let surface = PanelSurface(width: 800, height: 480)

  private func pointer(_ x: Double, _ y: Double, at t: Double) -> MousePointer {
    var pointer = MousePointer(on: surface)
    pointer.place(Point(x: x, y: y), on: surface, at: t)
    return pointer
  }

  private func laid(_ mark: inout PointerMark, _ pointer: MousePointer, at t: Double) -> (marks: Int, damage: Damage) {
    var list = DisplayList(width: 800, height: 480, paper: Palette.day.paper, chunks: [])
    var damage = Damage()
    mark.lay(over: &list, &damage, pointer, at: t)
    return (list.chunks.count, damage)
  }

  @Test func thereIsNoneBeforeTheMouseMoves() {
    var mark = PointerMark()
    let (marks, damage) = laid(&mark, MousePointer(on: surface), at: 10)
    #expect(marks == 0)
    #expect(damage.isEmpty)
  }

  @Test func itDamagesWhereItWasAndWhereItIs() {
    var mark = PointerMark()
    _ = laid(&mark, pointer(100, 100, at: 10), at: 10)
    let (marks, damage) = laid(&mark, pointer(300, 200, at: 11), at: 11)
    #expect(marks == 1)
    #expect(damage.rects.count == 2)
    #expect(damage.bounds == PixelRect(minX: 85, minY: 85, maxX: 316, maxY: 216))
  }

  @Test func aMouseThatRestsDamagesNothing() {
    var mark = PointerMark()
    let pointer = pointer(100, 100, at: 10)
    _ = laid(&mark, pointer, at: 10)
    #expect(laid(&mark, pointer, at: 12).damage.isEmpty)
    #expect(mark.end(of: pointer) == 15)
  }

  @Test func afterAWhileItIsTakenAway() {
    var mark = PointerMark()
    let pointer = pointer(100, 100, at: 10)
    _ = laid(&mark, pointer, at: 10)
    let (marks, damage) = laid(&mark, pointer, at: 15)
    #expect(marks == 0)
    #expect(!damage.isEmpty)
    #expect(mark.end(of: pointer) == nil)
    #expect(laid(&mark, pointer, at: 16).damage.isEmpty)
  }
}
