import ForecastScene
import SceneHarness
import Testing

/// What a drag may touch of the page, and what it costs.
@Suite struct StageDragTests {
  private static let always: Set<NodeID> = [.tape, .arc, .hero, .sidebar, .ring, .wind, .uv, .humidity]
  private static let atMidnight: Set<NodeID> = [.dayLabel, .arcFoot, .table, .sun]

  @Test(arguments: [(720, 1_280), (800, 480), (480, 320)]) func scrubbingNeverLaysOut(width: Int, height: Int) {
    let user = StageHarness(width: width, height: height)
    let layouts = user.readout.layouts
    user.dragTape(by: -400, seconds: 1)
    user.carry(from: (user.tapeX - 400, user.tapeY), to: (user.tapeX, user.tapeY), seconds: 0.4)
    user.fling(-900)
    user.settle()
    #expect(user.readout.layouts == layouts && layouts == 1)
  }

  @Test func aDragDamagesWhatFollowsTheTapeAndNothingElse() {
    let user = StageHarness()
    user.look()
    let frames = user.dragTape(by: -200, seconds: 1) + user.settle()
    #expect(user.selection < 9)
    #expect(frames.allSatisfy { Self.always.isSuperset(of: $0.damagedNodes) })
  }

  @Test func midnightDamagesTheDayToo() {
    let user = StageHarness()
    user.press(.end)
    let frames = user.settle()
    let seen = frames.reduce(into: Set<NodeID>()) { $0.formUnion($1.damagedNodes) }
    // A key brings the ring along.
    #expect(Self.always.union(Self.atMidnight).union([.focus]).isSuperset(of: seen))
    #expect(seen.isSuperset(of: [.dayLabel, .table, .sun, .arcFoot]))
  }

  @Test func restDamagesNothingAndAsksForNoFrame() {
    let user = StageHarness()
    user.press(.right)
    user.settle()
    for _ in 0..<3 {
      user.skip(1)
      #expect(user.look().damage.isEmpty && user.frame.damagedNodes.isEmpty)
      #expect(user.wake != .nextFrame)
    }
  }

  @Test func aFingerThatHoldsStillAsksForNoFrame() {
    let user = StageHarness()
    user.dragTape(by: -200)
    user.wait(1)
    #expect(user.look().damage.isEmpty && user.wake == .event)
  }

  @Test func nothingIsMeasuredWhileTheTapeMovesWithinAnHour() {
    let user = StageHarness()
    let reach = 8 + 0.4 * user.hourWidth
    let (left, right) = ((user.tapeX - reach, user.tapeY), (user.tapeX, user.tapeY))
    user.drag(from: right, to: left, seconds: 0.2)
    user.carry(from: left, to: right, seconds: 0.2)
    let questions = user.measurer.questions
    let frames = user.carry(from: right, to: left, seconds: 0.2)
    #expect(frames.contains { !$0.damage.isEmpty } && user.measurer.questions == questions)
  }

  @Test func anHourThatIsCrossedAgainIsNotPaintedAgain() {
    let user = StageHarness()
    let (right, left) = ((user.tapeX, user.tapeY), (user.tapeX - 400, user.tapeY))
    user.down(right.0, right.1)
    var frames: [Frame] = []
    for _ in 0..<3 {
      frames += user.carry(from: right, to: left, seconds: 0.4)
      frames += user.carry(from: left, to: right, seconds: 0.4)
    }
    for node in [NodeID.wind, .uv, .humidity, .sidebar] {
      var painted: [Int: Chunk] = [:]
      for frame in frames {
        guard let chunk = frame.list.chunks.first(where: { $0.node == node })?.chunk else { continue }
        let known = painted[frame.readout.selection, default: chunk]
        #expect(known === chunk)
        painted[frame.readout.selection] = chunk
      }
      #expect(painted.count > 1)
    }
  }

  @Test func aListIsWrittenIntoTheMemoryOfOneThatNobodyHoldsAnyMore() {
    let page = CannedPage.kilkenny()
    let stage = Stage(measuring: FixedMeasurer())
    stage.handle(.viewport(width: 480, height: 800, scale: .one), at: 0)
    stage.handle(page.event, at: 0)
    func address(at t: Double) -> UInt {
      stage.frame(at: t).list.chunks.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let addresses = (0..<10).map { address(at: Double($0)) }
    #expect(Set(addresses).count == 2 && zip(addresses, addresses.dropFirst()).allSatisfy { $0 != $1 })
    let held = stage.frame(at: 10).list
    let dump = held.dump
    for t in 11..<15 { _ = address(at: Double(t)) }
    #expect(held.dump == dump)
  }

  @Test func theFirstFrameIsDamagedWhole() {
    let user = StageHarness(width: 400, height: 720)
    #expect(user.frames[0].damage.rects == [PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 720)])
  }

  @Test func equalPagesDamageNothing() {
    let user = StageHarness(width: 400, height: 720)
    user.show(.kilkenny())
    #expect(user.look().damage.isEmpty)
    user.send(.settings(SceneSettings(motion: .reduced)))
    user.resize(400, 720)
    #expect(user.look().damage.isEmpty)
  }
}
