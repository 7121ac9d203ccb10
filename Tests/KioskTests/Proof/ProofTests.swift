import ForecastScene
import ForecastWording
import Testing

@testable import KioskApp

/// What four touches tell of a digitiser.
@Suite struct TouchFitTests {
  /// Fingers that come down a little beside the rings.
  private static let unsteadiness = [
    Point(x: 0.01, y: -0.006), Point(x: -0.008, y: 0.01), Point(x: 0.004, y: 0.009), Point(x: -0.01, y: -0.01),
  ]

  private let meant = [
    Point(x: 0.1, y: 0.1), Point(x: 0.9, y: 0.1), Point(x: 0.9, y: 0.9), Point(x: 0.1, y: 0.9),
  ]

  /// What a digitiser tells of these touches that needs `matrix` to be right.
  private func touches(_ matrix: TouchMatrix) throws -> [TouchFit.Touch] {
    let inverse = try #require(matrix.inverse)
    return zip(meant, Self.unsteadiness).map { meant, off in
      TouchFit.Touch(told: inverse(Point(x: meant.x + off.x, y: meant.y + off.y)), meant: meant)
    }
  }

  @Test func nothingHasToBeSetWhereTouchIsRight() throws {
    let fit = TouchFit(try touches(.identity))
    #expect(fit == .right)
    #expect(fit.option == nil)
  }

  @Test(arguments: [QuarterTurn.clockwise, .half, .counterclockwise])
  func aTurnedDigitiserIsFound(turn: QuarterTurn) throws {
    let fit = TouchFit(try touches(TouchMatrix(turn)))
    #expect(fit == .turned(turn))
    #expect(fit.option == "--touch-rotate \(turn.rawValue)")
  }

  @Test func aMirroredDigitiserIsFound() throws {
    let fit = TouchFit(try touches(TouchMatrix(a: -1, b: 0, c: 1, d: 0, e: 1, f: 0)))
    #expect(fit.option == "--touch-matrix -1,0,1,0,1,0")
  }

  @Test func swappedAxesAreFound() throws {
    let fit = TouchFit(try touches(TouchMatrix(a: 0, b: 1, c: 0, d: 1, e: 0, f: 0)))
    #expect(fit.option == "--touch-matrix 0,1,0,1,0,0")
  }

  /// A resistive panel that does not reach its converter's ends: what is offered puts every touch within a finger's width.
  @Test func aStretchedDigitiserIsMeasured() throws {
    let matrix = TouchMatrix(a: 1.2, b: 0.02, c: -0.1, d: -0.01, e: 1.15, f: -0.07)
    let touches = try touches(matrix)
    guard case .matrix(let found) = TouchFit(touches) else { return #expect(Bool(false), "A matrix has to be found.") }
    #expect(found.error(touches) < 0.02)
    let option = try #require(TouchFit.matrix(found).option)
    let numbers = option.split(separator: " ")[1]
    #expect(TouchMatrix(String(numbers)) == found)
  }

  @Test func touchesThatContradictEachOtherGiveNothing() {
    let same = meant.map { TouchFit.Touch(told: Point(x: 0.5, y: 0.5), meant: $0) }
    #expect(TouchFit(same) == .unclear)
    let shuffled = [0, 2, 1, 3].map { meant[$0] }
    #expect(TouchFit(zip(shuffled, meant).map { TouchFit.Touch(told: $0, meant: $1) }) == .unclear)
  }
}

extension TouchMatrix {
  fileprivate var inverse: TouchMatrix? {
    let determinant = a * e - b * d
    guard isInvertible else { return nil }
    return TouchMatrix(
      a: e / determinant, b: -b / determinant, c: (b * f - e * c) / determinant, d: -d / determinant,
      e: a / determinant, f: (d * c - a * f) / determinant)
  }
}

/// The proof page from the first touch to the last.
@Suite struct ProofSessionTests {
  private func session(_ turn: QuarterTurn = .none) -> ProofSession {
    ProofSession(
      ProofFacts(output: "dumb buffer", input: ["Panel (touch)"]),
      surface: PanelSurface(width: 800, height: 480, turn: turn), palette: .day, at: 100)
  }

  private func touch(_ session: inout ProofSession, _ p: Point, finger: Int = 0) -> ProofSession.Outcome {
    _ = session.take(.pointer(.down, finger: finger, x: p.x, y: p.y), at: 101)
    return session.take(.pointer(.up, finger: finger, x: p.x, y: p.y), at: 101.1)
  }

  @Test func oneCornerAfterTheOtherIsWanted() {
    var session = session()
    #expect(session.content.corners == [.wanted, .waiting, .waiting, .waiting])
    #expect(touch(&session, Point(x: 48, y: 48)) == .changed)
    #expect(session.content.corners == [.touched, .wanted, .waiting, .waiting])
    #expect(session.content.result == "")
  }

  /// Through the real reader: a digitiser that is mounted upside down under a page that is turned too.
  @Test(arguments: QuarterTurn.allCases, QuarterTurn.allCases)
  func theMountingIsFoundOnATurnedPageToo(mounted: QuarterTurn, page turn: QuarterTurn) {
    let surface = PanelSurface(width: 800, height: 480, turn: turn)
    let console = TestConsole(.slotted(800, 480), surface: surface)
    console.input.setCalibrated(false)
    var session = session(turn)
    for corner in 0..<4 {
      let ring = ForecastScene.ProofContent.middle(
        ofCorner: corner, width: Double(surface.page.width), height: Double(surface.page.height))
      let onPanel = turn.panelPoint(ring, page: surface.page)
      // What a digitiser that is mounted so makes of it.
      let told = mounted.pagePoint(Point(x: onPanel.x / 800, y: onPanel.y / 480), page: (1, 1))
      console.device.slot(
        0, tracking: Int32(corner), Int32((told.x * 800).rounded(.down)), Int32((told.y * 480).rounded(.down)))
      console.device.sync()
      console.device.slot(0, tracking: -1)
      console.device.sync()
      for timed in console.input.read() { _ = session.take(timed.event, at: 101) }
    }
    #expect(session.fit == (mounted == .none ? .right : .turned(mounted)))
    #expect(session.content.setting.hasSuffix("--touch-rotate \(mounted.rawValue)") == (mounted != .none))
  }

  @Test func afterTheLastCornerItMayBeginAgain() {
    var session = session()
    for _ in 0..<5 { _ = touch(&session, Point(x: 48, y: 48)) }
    #expect(session.content.corners == [.touched, .wanted, .waiting, .waiting])
  }

  @Test func escapeEndsItAndSoDoesAMinute() {
    var session = session()
    #expect(session.deadline == 160)
    _ = touch(&session, Point(x: 48, y: 48))
    #expect(session.deadline > 160)
    #expect(session.take(.key(.right), at: 102) == .nothing)
    #expect(session.take(.key(.escape), at: 103) == .over)
  }

  @Test func aSecondFingerAndACancelledOneDoNotCount() {
    var session = session()
    _ = session.take(.pointer(.down, finger: 0, x: 48, y: 48), at: 101)
    #expect(touch(&session, Point(x: 700, y: 400), finger: 1) == .nothing)
    _ = session.take(.pointer(.cancel, finger: 0, x: 48, y: 48), at: 102)
    #expect(session.content.corners.first == .wanted)
  }

  /// The figures that the palette's own comments state.
  @Test func inksTellTheirContrast() {
    let words = session().content.inks.map(\.words)
    #expect(words == ["paper", "tint 1.2", "hair 1.9", "mute 5.6", "ink 15.2", "spot 5.3", "rain 7.9"])
  }

  @Test func factsTellWhatWasChosen() {
    let facts = session().content.facts
    #expect(facts.contains(PageWords.Fact(label: "Output", value: "dumb buffer")))
    #expect(facts.contains(PageWords.Fact(label: "Input", value: "Panel (touch)")))
  }
}

/// The proof page over a running stage.
@Suite struct ProofDeskTests {
  @Test func thePageUnderItGetsNothingAndComesBackUnchanged() throws {
    let page = try Demonstration.page(Demonstration.settings())
    let stage = page.performance.stage
    let before = stage.frame(at: 20).list
    var desk = ProofDesk()
    desk.open(ProofFacts(), surface: PanelSurface(width: 720, height: 1_280), look: SceneSettings(), stage, at: 21)
    let shown = stage.frame(at: 21)
    #expect(shown.damagedNodes.contains(.proof))
    #expect(shown.list.chunks.allSatisfy { $0.node == .proof })
    let isTaken = desk.takes(.key(.right), stage, facts: ProofFacts(), at: 22)
    #expect(isTaken)
    #expect(stage.frame(at: 22).damage.area == 0)
    desk.closeIfDue(stage, at: 83)
    #expect(!desk.isOpen)
    #expect(stage.frame(at: 83).list == before)
  }
}
