/// All that can be measured without waiting, as a table that can be put into a document: figures of one run.
struct BenchTable {
  let settings: Settings

  static let sizes = [(800, 480), (1_280, 800), (1_080, 1_920)].map { PageSettings.Size(width: $0, height: $1) }
  static let scenarios = [BenchScenario.drag, .fling, .settle, .load, .repaint]

  func perform() throws(CommandError) -> ExitCode {
    var ending = ExitCode.fine
    if !settings.answersInJSON { try Answer.write(Self.head) }
    for scenario in Self.scenarios {
      for size in Self.sizes {
        var settings = settings
        settings.bench.scenario = scenario
        settings.page.size = size
        let report = try BenchCase(settings).run()
        ending = report.ending
        try Answer.write((settings.answersInJSON ? report.json.line : Self.row(report)) + "\n")
      }
    }
    return ending
  }

  private static let head = """
    | scenario | size | p50 ms | p99 ms | memcpy ms | p50 × | p99 × | damage | ns a damaged pixel | allocations |
    |---|---|--:|--:|--:|--:|--:|--:|--:|--:|

    """

  private static func row(_ report: BenchReport) -> String {
    let cells = [
      report.scenario.rawValue, "\(report.size.width)x\(report.size.height)", ms(report.frames.median),
      ms(report.frames.share(0.99)), ms(report.memcpy), tenths(report.frames.median / report.memcpy),
      tenths(report.frames.share(0.99) / report.memcpy), tenths(report.damageShare * 100) + " %",
      report.secondsADamagedPixel.map { tenths($0 * 1e9) } ?? "–", "\(report.steadyAllocations)",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func ms(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1e3)" }
  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
