import ForecastScene
import Testing

@testable import KioskApp

/// Where the page stands for the panel's sake.
@Suite struct PageDriftTests {
  private func offset(_ step: Int) -> PixelOffset { PageDrift.offset(after: Double(step) * PageDrift.step) }

  @Test func itBeginsAtItsPlaceAndWalksLineByLine() {
    let walk = (0...12).map(offset)
    let way = [
      (0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (-1, 1), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 2), (2, 2),
    ]
    #expect(walk == way.map { PixelOffset(x: $0.0, y: $0.1) })
    #expect(offset(13) == PixelOffset(x: 1, y: 2) && offset(48) == .zero)
  }

  @Test func itIsNeverFurtherThanTwoPixelsAndNeverMovesByMoreThanOne() {
    for step in 0..<500 {
      let (here, next) = (offset(step), offset(step + 1))
      #expect(abs(here.x) <= 2 && abs(here.y) <= 2)
      #expect(abs(next.x - here.x) + abs(next.y - here.y) == 1)
    }
  }

  @Test func everyPlaceHasItsShare() {
    let walk = (0..<48).map(offset)
    let times = Dictionary(grouping: walk) { $0 }.mapValues(\.count)
    #expect(times.count == 25 && times.values.allSatisfy { $0 <= 2 })
  }

  @Test func withinAnyHourItHasBeenTwoPixelsAway() {
    for start in 0..<48 { #expect((start...(start + 8)).contains { abs(offset($0).x) == 2 }) }
  }

  @Test func betweenTwoStepsItStands() {
    #expect(PageDrift.nextStep(after: 0) == 450 && PageDrift.nextStep(after: 449.9) == 450)
    var t = 0.0
    for _ in 0..<200 {
      let next = PageDrift.nextStep(after: t)
      #expect(next > t && next - t >= 60)
      #expect(PageDrift.offset(after: next - 0.001) == PageDrift.offset(after: t))
      #expect(PageDrift.offset(after: next) != PageDrift.offset(after: t))
      t = next
    }
  }

  @Test func aClockBeforeItsBeginningIsItsBeginning() { #expect(PageDrift.offset(after: -3) == .zero) }
}
