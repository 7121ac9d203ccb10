import SceneHarness
import Testing

@testable import ForecastScene

/// What the nodes do with their small inputs.
@Suite struct TapeAndTableTests {
  @Test func everyInputIsSmallAndHoldsNoText() {
    #expect(MemoryLayout<Printed>.size <= 64 && MemoryLayout<PrintedHour>.size <= 64)
    #expect(MemoryLayout<TapeLabel.Input>.size <= 64 && MemoryLayout<TableRow.Input>.size <= 64)
    #expect(MemoryLayout<ArcSegment.Input>.size <= 64 && MemoryLayout<FigureSigns.Input>.size <= 64)
  }

  @Test func aNoonIsReachedOnlyWithinTheTape() {
    let content = CannedPage.kilkenny().content
    #expect(content.noon(ofDay: 0) == nil && content.noon(ofDay: 1) == 21 && content.noon(ofDay: 2) == nil)
  }

  @Test func theFirstHourOfADayStandsForIt() {
    let content = CannedPage.kilkenny().content
    #expect(content.firstHour(ofDayAt: 5) == 0 && content.firstHour(ofDayAt: 9) == 9)
    #expect(content.firstHour(ofDayAt: 20) == 9 && content.firstHour(ofDayAt: 99) == 99)
  }

  @Test func theMarkAtNowStandsAtTheQuarterBegun() {
    #expect(
      [0, 0.2, 0.25, 0.6, 0.99].map { CannedPage.kilkenny(hoursLater: $0).content.nowQuarter } == [0, 0, 1, 2, 3])
  }

  @Test(arguments: [(720, 1_280, 1.0), (1_280, 800, 1), (800, 480, 1), (1_080, 1_920, 1.5)])
  func restingTicksLieOnWholePixels(width: Int, height: Int, scale: Double) {
    let user = StageHarness(width: width, height: height, scale: scale)
    for hour in [0, 1, 7] {
      user.send(.position(Double(hour)))
      let strips = user.look().list.chunks.filter { $0.node == .tape }
      #expect(strips.allSatisfy { $0.offset.x.raw % 64 == 0 && $0.offset.y.raw % 64 == 0 })
    }
    #expect(user.hourWidth.truncatingRemainder(dividingBy: 4) == 0)
  }

  @Test func theDipComesAtOnceAndIsOverInAnInstant() {
    #expect(IndicatorDip.depth(0) == 1 && IndicatorDip.depth(IndicatorDip.duration) == 0 && IndicatorDip.depth(-1) == 0)
    let depths = (0...9).map { IndicatorDip.depth(Double($0) / 100) }
    #expect(zip(depths.dropFirst(), depths).allSatisfy { $0 < $1 })
  }
}
