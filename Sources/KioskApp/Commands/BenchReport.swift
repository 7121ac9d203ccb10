/// What a benchmark found.
struct BenchReport {
  let scenario: BenchScenario
  let size: PageSettings.Size
  let frames: Percentiles
  let memcpy: Double
  let damageShare: Double
  let layouts: Int
  let allocations: Int
  let memory: ProcessMemory
  /// What only a GPU has.
  let gpu: GPU?

  init(scenario: BenchScenario, size: PageSettings.Size, meter: BenchMeter, gpu: GPU? = nil) {
    self.gpu = gpu
    self.scenario = scenario
    self.size = size
    frames = Percentiles(meter.frames)
    memcpy = Percentiles(meter.memcpys).median
    damageShare = meter.frames.isEmpty ? 0 : meter.damage / Double(meter.frames.count)
    layouts = meter.layouts
    allocations = meter.allocations
    memory = ProcessMemory()
  }

  var json: JSON {
    let common: JSON = [
      "scenario": .string(scenario.rawValue), "renderer": .string(renderer), "width": .integer(size.width),
      "height": .integer(size.height), "frames": .integer(frames.count),
      "cpuMs": [
        "p50": .number(frames.median * 1e3), "p95": .number(frames.share(0.95) * 1e3),
        "p99": .number(frames.share(0.99) * 1e3), "max": .number(frames.share(1) * 1e3),
      ],
      "memcpyFullFrameMs": .number(memcpy * 1e3), "ratioP50": .number(frames.median / memcpy),
      "ratioP99": .number(frames.share(0.99) / memcpy), "damageShare": .number(damageShare),
      "layouts": .integer(layouts), "allocations": .integer(allocations),
      "peakResidentMB": .number(memory.peakResident / 1e6), "anonymousMB": .number(memory.anonymous.map { $0 / 1e6 }),
    ]
    guard let gpu, case .object(let members) = common, case .object(let more) = gpu.json else { return common }
    return .object(members + more)
  }

  private var renderer: String { gpu == nil ? "software" : "gpu" }

  var text: String {
    let rows: [(String, String)] = [
      ("scenario", "\(scenario.rawValue), \(size.width)x\(size.height), \(renderer) renderer, \(frames.count) frames"),
      ("CPU a frame", "median \(ms(frames.median)), 99% \(ms(frames.share(0.99))), most \(ms(frames.share(1)))"),
      ("memcpy of a frame", ms(memcpy)),
      ("ratio", "median \(tenths(frames.median / memcpy)), 99% \(tenths(frames.share(0.99) / memcpy))"),
      ("damage", "\(tenths(damageShare * 100))% of the page"), ("layouts", "\(layouts)"),
      ("allocations", "\(allocations)"), ("peak resident", "\(tenths(memory.peakResident / 1e6)) MB"),
      ("anonymous", memory.anonymous.map { "\(tenths($0 / 1e6)) MB" } ?? "not known"),
    ]
    return (rows + (gpu?.rows ?? [])).map { $0 + String(repeating: " ", count: 19 - $0.count) + $1 + "\n" }.joined()
  }

  private func ms(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1e3) ms" }
  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

/// A sorted set of measurements.
struct Percentiles {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var count: Int { sorted.count }
  var median: Double { share(0.5) }

  /// The smallest value that a share of all values does not exceed (nearest rank); 0 without values.
  func share(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[max(0, min(sorted.count - 1, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
  }
}
