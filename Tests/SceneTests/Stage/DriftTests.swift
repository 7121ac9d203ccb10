import ForecastScene
import SceneHarness
import Testing

/// The page a pixel or two from its place.
@Suite struct DriftTests {
  private static let way = PixelOffset(x: 2, y: -1)

  @Test func everyMarkMovesByTheSameWay() {
    let page = StageHarness()
    let before = page.settle().last
    page.send(.drift(Self.way))
    let after = page.look()
    #expect(page.stage.drift == Self.way)
    guard let before else { return }
    #expect(after.list.chunks.count == before.list.chunks.count)
    for (new, old) in zip(after.list.chunks, before.list.chunks) {
      #expect(new.offset == FixedPoint(x: old.offset.x + Fixed(2), y: old.offset.y - Fixed(1)))
      #expect(new.chunk === old.chunk)
    }
  }

  @Test func aTouchLandsOnWhatIsSeenUnderIt() {
    let (still, drifted) = (StageHarness(), StageHarness())
    drifted.send(.drift(Self.way))
    for page in [still, drifted] {
      let way = page.stage.drift
      page.tap(page.x(ofHour: 5) + Double(way.x), page.tapeY + Double(way.y))
      page.settle()
    }
    #expect(drifted.readout == still.readout && still.position == 5)
  }

  @Test func theLastPixelOfARowFollowsTheRow() {
    let page = StageHarness()
    let row = page.stage.regions.days[1]
    page.send(.drift(PixelOffset(x: 0, y: 2)))
    page.tap(Double(row.minX + 5), Double(row.minY) + 1)
    page.settle()
    let first = page.selection
    let other = StageHarness()
    other.tap(Double(row.minX + 5), Double(row.minY) - 1)
    other.settle()
    #expect(first == other.selection)
  }

  @Test func aPageUnderAFingerOrInMotionKeepsItsPlace() {
    let page = StageHarness()
    page.down(page.tapeX, page.tapeY)
    page.send(.drift(Self.way))
    page.look()
    #expect(page.stage.drift == .zero)
    page.fling(-2_000)
    page.look()
    #expect(page.stage.drift == .zero && page.wake == .nextFrame)
    page.settle()
    #expect(page.stage.drift == Self.way)
  }

  @Test func aStepDrawsThePageOnceAndNothingAfterIt() {
    let page = StageHarness()
    page.settle()
    page.send(.drift(Self.way))
    let step = page.look()
    #expect(!step.damage.isEmpty && step.wake == .event)
    #expect(page.wait(1).allSatisfy { $0.damage.isEmpty })
  }

  @Test func theWayThereLeavesNoTrace() {
    let page = StageHarness()
    let before = page.settle().last?.list
    page.send(.drift(Self.way))
    page.look()
    page.send(.drift(.zero))
    #expect(page.look().list == before)
  }
}
