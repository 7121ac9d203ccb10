/// What a benchmark found.
struct BenchReport: BenchAnswer {
  let scenario: BenchScenario
  let size: PageSettings.Size
  let frames: Percentiles
  let memcpy: Double
  let damageShare: Double
  /// CPU of all frames over the pixels they damaged; nil where nothing was.
  let secondsADamagedPixel: Double?
  let layouts: Int
  let allocations: Int
  /// Those of the second half of the frames: by then a drag has shown every hour, and nothing is painted for the first time.
  let steadyAllocations: Int
  let memory: ProcessMemory
  /// How the page that was measured would have ended a print.
  let ending: ExitCode
  /// What only a GPU has.
  let gpu: GPU?
  /// The real loop at rest, where it was watched.
  var rest: BenchRest.Result?

  init(
    scenario: BenchScenario, size: PageSettings.Size, meter: BenchMeter, ending: ExitCode, gpu: GPU? = nil
  ) {
    self.ending = ending
    self.gpu = gpu
    self.scenario = scenario
    self.size = size
    frames = Percentiles(meter.frames)
    memcpy = Percentiles(meter.memcpys).median
    damageShare = meter.frames.isEmpty ? 0 : meter.damage / Double(meter.frames.count)
    let pixels = meter.damage * Double(size.width * size.height)
    secondsADamagedPixel = pixels > 0 ? meter.frames.reduce(0, +) / pixels : nil
    layouts = meter.layouts
    allocations = meter.allocations
    steadyAllocations = meter.frameAllocations.suffix(meter.frameAllocations.count / 2).reduce(0, +)
    memory = ProcessMemory()
  }

  var json: JSON {
    .object(Self.members(frameJSON) + (gpu.map { Self.members($0.json) } ?? []) + (rest.map { Self.members($0) } ?? []))
  }

  private static func members(_ json: JSON) -> [JSON.Member] {
    if case .object(let members) = json { members } else { [] }
  }

  private static func members(_ rest: BenchRest.Result) -> [JSON.Member] {
    members([
      "driver": .string(rest.driver), "restSeconds": .number(rest.seconds), "wakeUps": .integer(rest.wakeUps),
      "restFrames": .integer(rest.frames), "restCpuMs": .number(rest.cpu * 1e3),
    ])
  }

  private var frameJSON: JSON {
    [
      "scenario": .string(scenario.rawValue), "renderer": .string(renderer), "width": .integer(size.width),
      "height": .integer(size.height), "frames": .integer(frames.count),
      "cpuMs": [
        "p50": .number(frames.median * 1e3), "p95": .number(frames.share(0.95) * 1e3),
        "p99": .number(frames.share(0.99) * 1e3), "max": .number(frames.share(1) * 1e3),
      ],
      "memcpyFullFrameMs": .number(memcpy * 1e3), "ratioP50": .number(frames.median / memcpy),
      "ratioP99": .number(frames.share(0.99) / memcpy), "damageShare": .number(damageShare),
      "nsADamagedPixel": .number(secondsADamagedPixel.map { $0 * 1e9 }),
      "layouts": .integer(layouts), "allocations": .integer(allocations),
      "steadyAllocations": .integer(steadyAllocations),
      "peakResidentMB": .number(memory.peakResident / 1e6), "residentMB": .number(memory.resident.map { $0 / 1e6 }),
      "anonymousMB": .number(memory.anonymous.map { $0 / 1e6 }), "sharedMB": .number(memory.shared.map { $0 / 1e6 }),
    ]
  }

  private var renderer: String { gpu == nil ? "software" : "gpu" }

  var text: String {
    let rows: [(String, String)] = [
      ("scenario", "\(scenario.rawValue), \(size.width)x\(size.height), \(renderer) renderer, \(frames.count) frames"),
      ("CPU a frame", "median \(ms(frames.median)), 99% \(ms(frames.share(0.99))), most \(ms(frames.share(1)))"),
      ("memcpy of a frame", ms(memcpy)),
      ("ratio", "median \(tenths(frames.median / memcpy)), 99% \(tenths(frames.share(0.99) / memcpy))"),
      ("damage", "\(tenths(damageShare * 100))% of the page"), ("layouts", "\(layouts)"),
      ("allocations", "\(allocations), of them \(steadyAllocations) in the second half"),
      ("peak resident", "\(tenths(memory.peakResident / 1e6)) MB"),
      ("anonymous", memory.anonymous.map { "\(tenths($0 / 1e6)) MB" } ?? "not known"),
    ]
    let all = rows + (gpu?.rows ?? []) + restRows
    return all.map { $0 + String(repeating: " ", count: 19 - $0.count) + $1 + "\n" }.joined()
  }

  private var restRows: [(String, String)] {
    guard let rest else { return [] }
    let what = "\(rest.wakeUps) wake-ups, \(rest.frames) frames, \(ms(rest.cpu)) of CPU"
    return [("rest", "\(Int(rest.seconds)) s on \(rest.driver): \(what)")]
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
