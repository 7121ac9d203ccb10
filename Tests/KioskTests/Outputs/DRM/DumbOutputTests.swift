import ForecastScene
import Glibc
import Testing

@testable import KioskApp

struct DumbOutputTests {
  /// An output on a card made of memory, with a clock that stands still until it is moved.
  private final class Bench {
    let card: FakeCard
    var time = 10.0
    private(set) var output: DumbOutput?

    init(_ card: FakeCard = FakeCard(), _ panel: (Int, Int) = (60, 40), turn: QuarterTurn = .none, buffers: Int = 2)
      throws
    {
      self.card = card
      let look = PanelLook(turn: turn, fonts: try FontLibrary { _ in })
      output = try DumbOutput(card, target: .fake(panel.0, panel.1), look: look, buffers: buffers) { [unowned self] in
        time
      }
    }

    func shown() throws -> DumbOutput { try #require(output) }
    func close() { output = nil }

    func shows(_ paint: PanelPaint) throws -> Bool { try paint.bytes(.none, .xrgb8888) == card.screen?.picture }

    /// A refresh, and what the loop does then.
    func refresh() throws {
      time += 1 / 60.0
      card.refresh(at: time)
      _ = try shown().attend(at: time)
    }
  }

  private func paint(_ output: DumbOutput, seed: Int) -> PanelPaint {
    PanelPaint(width: output.pixelSize.width, height: output.pixelSize.height, seed: seed)
  }

  // MARK: - What is shown

  @Test(arguments: QuarterTurn.allCases, [FakeCard.Kind.flipping, .marking, .bare])
  func afterAnyScriptTheScreenEqualsTheWholePageDrawnOnce(_ turn: QuarterTurn, _ kind: FakeCard.Kind) throws {
    for (seed, format) in [PixelFormat.xrgb8888, .rgb565, .xrgb8888, .rgb565].enumerated() {
      let bench = try Bench(FakeCard(kind, format: format), turn: turn, buffers: 2 + seed % 2)
      let output = try bench.shown()
      var paint = paint(output, seed: seed)
      var dice = Dice(state: UInt64(seed))
      try output.present(paint.list, damage: Damage(paint.bounds))
      for _ in 0..<40 {
        try paint.change(on: output)
        if Bool.random(using: &dice) { try bench.refresh() }
      }
      for _ in 0..<3 { try bench.refresh() }
      let expected = try paint.bytes(turn, format)
      let isExpected = bench.card.screen?.picture == expected
      #expect(isExpected)
    }
  }

  @Test func nothingPresentedNothingShown() throws {
    let bench = try Bench()
    let output = try bench.shown()
    var paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    try bench.refresh()
    let calls = bench.card.calls.count
    try output.present(paint.list, damage: Damage())
    _ = paint.change()
    #expect(bench.card.calls.count == calls && bench.card.waiting == nil && output.deadline == nil)
  }

  @Test func aFrameWhileAFlipIsUnderWayIsShownAtTheNextRefresh() throws {
    let bench = try Bench()
    let output = try bench.shown()
    let red = DisplayList(width: 60, height: 40, paper: Color(rgb: 0xFF0000), chunks: [])
    let blue = DisplayList(width: 60, height: 40, paper: Color(rgb: 0x0000FF), chunks: [])
    let all = Damage(PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 40))
    try output.present(red, damage: all)
    try output.present(blue, damage: all)
    #expect(bench.card.count(of: "flip") == 1)
    try bench.refresh()
    #expect(bench.card.screen?.picture.prefix(4) == [0, 0, 255, 255] && bench.card.count(of: "flip") == 2)
    try bench.refresh()
    #expect(bench.card.screen?.picture.prefix(4) == [255, 0, 0, 255] && bench.card.count(of: "flip") == 2)
  }

  // MARK: - What is written

  /// Buffers full of noise give away every byte that is written, and whoever reads them draws noise.
  @Test(arguments: [FakeCard.Kind.flipping, .marking])
  func onlyDamagedRowsAreWritten(_ kind: FakeCard.Kind) throws {
    let bench = try Bench(FakeCard(kind))
    let output = try bench.shown()
    let paint = paint(output, seed: 2)
    for _ in 0..<3 {
      try output.present(paint.list, damage: Damage(paint.bounds))
      try bench.refresh()
    }
    var last: [Int] = Array(11..<14)
    try output.present(paint.list, damage: Damage(PixelRect(minX: 5, minY: 11, maxX: 9, maxY: 14)))
    try bench.refresh()
    for y in [20, 33, 2] {
      for buffer in bench.card.buffers.values { buffer.memory.spoil(seed: 9) }
      let rows = Array(y..<y + 4)
      try output.present(paint.list, damage: Damage(PixelRect(minX: 30, minY: y, maxX: 40, maxY: y + 4)))
      let written = bench.card.buffers.values.map { $0.writtenRows }.filter { !$0.isEmpty }
      #expect(written == [kind == .flipping ? (last + rows).sorted() : rows])
      try bench.refresh()
      last = rows
    }
  }

  @Test func aCardThatKeepsACopyIsToldWhatWasWritten() throws {
    let bench = try Bench(FakeCard(.marking), turn: .clockwise)
    let output = try bench.shown()
    #expect(output.way == .marks && bench.card.buffers.count == 1 && output.file == nil)
    let paint = paint(output, seed: 2)
    try output.present(paint.list, damage: Damage(paint.bounds))
    try output.present(paint.list, damage: Damage(PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 9)))
    #expect(bench.card.marks.last == Damage(PixelRect(minX: 51, minY: 1, maxX: 58, maxY: 4)))
    #expect(bench.card.count(of: "flip") == 0)
  }

  // MARK: - What goes wrong

  @Test func aFlipThatNeverComesIsAnErrorAndNotAWait() throws {
    let bench = try Bench()
    let output = try bench.shown()
    let paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    let deadline = try #require(output.deadline)
    #expect(deadline == bench.time + 1)
    #expect(try output.attend(at: bench.time + 0.9) == nil)
    #expect(throws: OutputError.self) { try output.attend(at: deadline) }
    bench.time = deadline
    #expect(throws: OutputError.self) { try output.present(paint.list, damage: Damage(paint.bounds)) }
  }

  /// The flip has happened, but the loop was held up and has not heard of it.
  @Test func aLoopThatWasHeldUpGoesOn() throws {
    let bench = try Bench()
    let output = try bench.shown()
    let paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    bench.card.refresh()
    bench.time += 60
    try output.present(paint.list, damage: Damage(paint.bounds))
    #expect(bench.card.count(of: "flip") == 2)
  }

  @Test(arguments: [EINVAL, ENOSYS, EOPNOTSUPP])
  func aDriverThatCannotFlipIsWrittenToWhereItShows(_ number: Int32) throws {
    for kind in [FakeCard.Kind.flipping, .bare] {
      let bench = try Bench(FakeCard(kind))
      bench.card.faults["flip"] = KernelError(number)
      bench.card.faults["mark"] = kind == .bare ? KernelError(ENOSYS) : nil
      let output = try bench.shown()
      var paint = paint(output, seed: 4)
      try output.present(paint.list, damage: Damage(paint.bounds))
      for _ in 0..<9 { try paint.change(on: output) }
      #expect(output.way == (kind == .bare ? .direct : .marks))
      #expect(try bench.shows(paint))
      #expect(bench.card.count(of: "flip") == 1 && bench.card.buffers.count == 1 && output.deadline == nil)
    }
  }

  @Test func withoutMemoryForASecondBufferThereIsOne() throws {
    let card = FakeCard()
    card.room = 1
    let bench = try Bench(card)
    #expect(try bench.shown().way == .marks)
  }

  @Test func aModeThatFailsIsAPlainError() throws {
    for (number, isExpected) in [(EINVAL, "refused"), (EACCES, "hands of another"), (ENODEV, "nothing any more")] {
      let card = FakeCard()
      card.faults["show"] = KernelError(number)
      let error = failure(OutputError.self) { try Bench(card) }
      #expect(error?.message.contains(isExpected) == true)
      #expect(card.buffers.isEmpty)
    }
  }

  @Test func aModeOfNothingIsRefused() throws {
    let card = FakeCard()
    #expect(throws: OutputError.self) { try Bench(card, (0, 0)) }
    #expect(card.calls.isEmpty)
  }

  @Test func aRevokedCardIsAnErrorOfItsKind() throws {
    let all = Damage(PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 40))
    let list = DisplayList(width: 60, height: 40, paper: Color(rgb: 0), chunks: [])
    for (number, expected) in [
      (EACCES, PanelError.notMaster(path: "/dev/dri/card9")),
      (ENODEV, .lost(path: "/dev/dri/card9", reason: KernelError(ENODEV).reason)),
    ] {
      let bench = try Bench()
      bench.card.faults["flip"] = KernelError(number)
      let error = failure(OutputError.self) { try bench.shown().present(list, damage: all) }
      #expect(error == .panel(expected))
    }
  }

  @Test func onceAFlipHasWorkedARefusalIsAnError() throws {
    let bench = try Bench()
    let output = try bench.shown()
    let paint = paint(output, seed: 1)
    try output.present(paint.list, damage: Damage(paint.bounds))
    try bench.refresh()
    bench.card.faults["flip"] = KernelError(EINVAL)
    #expect(throws: OutputError.self) { try output.present(paint.list, damage: Damage(paint.bounds)) }
  }

  // MARK: - Light, consoles, the end

  @Test func inTheDarkNothingIsWrittenAndAfterwardsAllIsSeen() throws {
    let bench = try Bench()
    let output = try bench.shown()
    var paint = paint(output, seed: 7)
    try output.present(paint.list, damage: Damage(paint.bounds))
    try output.setDark(true)
    #expect(output.isDark && bench.card.isDark && output.deadline == nil)
    bench.card.refresh()
    let flips = bench.card.count(of: "flip")
    for _ in 0..<5 { try paint.change(on: output) }
    #expect(bench.card.count(of: "flip") == flips)
    try output.setDark(false)
    for _ in 0..<2 { try bench.refresh() }
    #expect(try bench.shows(paint))
  }

  @Test func aDisplayThatCannotGoDarkStaysAsItIs() throws {
    let bench = try Bench()
    bench.card.faults["dark"] = KernelError(EOPNOTSUPP)
    #expect(throws: PanelError.self) { try bench.shown().setDark(true) }
    #expect(try !bench.shown().isDark)
  }

  @Test func awayFromItsConsoleItTouchesNothingAndComesBackWithThePage() throws {
    let bench = try Bench()
    let output = try bench.shown()
    var paint = paint(output, seed: 8)
    try output.present(paint.list, damage: Damage(paint.bounds))
    output.suspend()
    let calls = bench.card.calls.count
    for _ in 0..<4 { try paint.change(on: output) }
    try output.expose()
    #expect(bench.card.calls.count == calls && output.deadline == nil)
    try output.resume()
    #expect(try bench.shows(paint))
    bench.card.refresh()
    _ = try output.attend(at: bench.time)
    try paint.change(on: output)
    for _ in 0..<2 { try bench.refresh() }
    #expect(try bench.shows(paint))
  }

  @Test func aFlipBehindAnOlderOneIsBroughtUpByItsReport() throws {
    let bench = try Bench()
    let output = try bench.shown()
    var paint = paint(output, seed: 9)
    try output.present(paint.list, damage: Damage(paint.bounds))
    output.suspend()
    try output.resume()
    try paint.change(on: output)
    #expect(bench.card.count(of: "flip") == 2)
    for _ in 0..<3 { try bench.refresh() }
    #expect(try bench.shows(paint))
  }

  @Test func refreshesAreToldOnlyByCardsThatCountThem() throws {
    for countsThem in [true, false] {
      let card = FakeCard(countsThem ? .flipping : .bare)
      let bench = try Bench(card)
      let paint = paint(try bench.shown(), seed: 1)
      try bench.shown().present(paint.list, damage: Damage(paint.bounds))
      card.refresh(at: 123.5)
      let time = try bench.shown().attend(at: 124)
      #expect(time == (countsThem ? 123.5 : nil))
    }
  }

  @Test func whatWasShownBeforeIsShownAgainAtTheEnd() throws {
    let bench = try Bench()
    bench.close()
    #expect(bench.card.calls.suffix(3) == ["restore", "dispose", "dispose"])
    #expect(bench.card.buffers.isEmpty)
  }
}

extension FakeCard {
  /// What cards there are.
  enum Kind: CaseIterable, Sendable {
    /// Counts refreshes and flips.
    case flipping
    /// Keeps a copy, and has no refreshes.
    case marking
    /// Has no refreshes and wants to be told nothing, but flips.
    case bare
  }

  convenience init(_ kind: Kind, format: PixelFormat = .xrgb8888) {
    self.init(format: format)
    countsRefreshes = kind == .flipping
    if kind == .bare { faults["mark"] = KernelError(ENOSYS) }
  }
}
