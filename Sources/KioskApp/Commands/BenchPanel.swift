import ForecastScene

/// The drag on panels made of memory: what bringing a frame onto them costs over its drawing into memory.
///
/// Drawing alone and drawing for a panel take turns of a second of frames each, so that what else the machine does meets both.
struct BenchPanel {
  /// What one panel cost.
  struct Row {
    let panel: BenchPanelOutput.Kind
    let turn: QuarterTurn
    let drawing: Percentiles
    let shown: Percentiles
    let totals: (drawing: Double, shown: Double)
    let allocations: Int

    /// Of all frames together.
    var ratio: Double { totals.shown / totals.drawing }
    /// Of the median frames.
    var medianRatio: Double { shown.median / drawing.median }
  }

  let settings: Settings
  private static let turnLength = 60

  func perform() throws(CommandError) -> ExitCode {
    let fonts = try FontLibrary.open()
    if !settings.answersInJSON { try Answer.write(Self.head) }
    for panel in BenchPanelOutput.Kind.allCases {
      for turn in QuarterTurn.allCases {
        let row = try measure(panel, turn, fonts)
        try Answer.write((settings.answersInJSON ? json(row).line : text(row)) + "\n")
      }
    }
    return .fine
  }

  private func measure(
    _ panel: BenchPanelOutput.Kind, _ turn: QuarterTurn, _ fonts: FontLibrary
  ) throws(CommandError) -> Row {
    let size = settings.page.size
    let memory = MemoryOutput(width: size.width, height: size.height, fonts: fonts)
    let output: BenchPanelOutput
    do throws(OutputError) {
      output = try BenchPanelOutput(panel, size, PanelLook(turn: turn, fonts: fonts))
    } catch {
      throw .output(error)
    }
    let hands = (drawing: try hand(fonts), shown: try hand(fonts))
    let meters = (drawing: BenchMeter(source: memory.pixels), shown: BenchMeter(source: memory.pixels))
    for index in 0..<BenchHand.warmUp {
      _ = hands.drawing.frame(index, on: memory)
      _ = hands.shown.frame(index, on: output)
    }
    let last = BenchHand.warmUp + BenchHand.counted
    for first in stride(from: BenchHand.warmUp, to: last, by: Self.turnLength) {
      let indices = first..<min(last, first + Self.turnLength)
      for index in indices { meters.drawing.measure { hands.drawing.frame(index, on: memory) } }
      for index in indices { meters.shown.measure { hands.shown.frame(index, on: output) } }
    }
    return Row(
      panel: panel, turn: turn, drawing: Percentiles(meters.drawing.frames), shown: Percentiles(meters.shown.frames),
      totals: (meters.drawing.frames.reduce(0, +), meters.shown.frames.reduce(0, +)),
      allocations: meters.shown.frameAllocations.suffix(BenchHand.counted / 2).reduce(0, +))
  }

  private func hand(_ fonts: FontLibrary) throws(CommandError) -> BenchHand {
    BenchHand(try Performance.standing(settings, measuring: FontMeasurer(fonts: fonts)), .drag, settings: settings)
  }

  private static let head = """
    | panel | turned | drawing p50 ms | shown p50 ms | p50 × | all frames × | allocations |
    |---|--:|--:|--:|--:|--:|--:|

    """

  private func text(_ row: Row) -> String {
    let milliseconds = [row.drawing.median, row.shown.median].map { "\(($0 * 1e6).rounded() / 1e3)" }
    let ratios = [row.medianRatio, row.ratio].map { "\(($0 * 100).rounded() / 100)" }
    let cells = [row.panel.rawValue, "\(row.turn.rawValue)°"] + milliseconds + ratios + ["\(row.allocations)"]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func json(_ row: Row) -> JSON {
    [
      "scenario": "panel", "panel": .string(row.panel.rawValue), "turned": .integer(row.turn.rawValue),
      "width": .integer(settings.page.size.width), "height": .integer(settings.page.size.height),
      "drawingMsP50": .number(row.drawing.median * 1e3), "shownMsP50": .number(row.shown.median * 1e3),
      "ratioP50": .number(row.medianRatio), "ratio": .number(row.ratio), "steadyAllocations": .integer(row.allocations),
    ]
  }
}
