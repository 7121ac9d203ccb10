import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Starts without network, without clock, with a damaged cache, and with a good one.
@Suite("The drill of starts")
struct StartDrillTests {
  private let server: LocalServer
  private let fetcher = EchoFetcher()

  init() throws {
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 264, days: 11).text
    server = try LocalServer(["/v1": LocalServer.json(good)])
  }

  private func drill(
    cache: String? = nil, clock: SimulatedClock? = nil, earliest: Instant = Instant(secondsSince1970: 0)
  ) throws -> Drill {
    let source = FeedSource(OpenMeteoProvider(base: server.url("/v1")), over: fetcher)
    return try Drill(
      [source], clock: clock ?? SimulatedClock(utc(2026, 7, 14, 6)), cache: cache, earliest: earliest)
  }

  @Test("Switched on before its Wi-Fi: the link comes at 40 s, the page by 45 s, though the first name look-ups fail")
  func link() throws {
    defer { server.stop() }
    fetcher.lead(to: UnknownHost.url)
    let drill = try drill()
    drill.run(untilHour: 40.0 / 3_600)
    #expect(drill.page.state == .failed && fetcher.requests.count == 1)
    drill.linkComesUp()
    drill.run(untilHour: 41.0 / 3_600)
    #expect(fetcher.requests.count == 2)
    fetcher.lead(to: nil)
    drill.run(untilHour: 45.0 / 3_600)
    #expect(drill.page.state == .current(.fresh))
  }

  @Test("A link that flaps all day costs no more than the day's budget, and nothing while all is well")
  func flapping() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.1)
    for second in 400..<4_000 {
      drill.linkComesUp()
      drill.run(untilHour: Double(second) / 3_600)
    }
    #expect(fetcher.requests.count <= 5)
    fetcher.lead(to: UnknownHost.url)
    for second in stride(from: 4_000, to: 86_400, by: 5) {
      drill.linkComesUp()
      drill.run(untilHour: Double(second) / 3_600)
    }
    #expect(fetcher.requests.count <= 200)
  }

  @Test("A board without a clock chip: nobody is asked before the clock is set, and then at once")
  func clock() throws {
    defer { server.stop() }
    let clock = SimulatedClock(Instant(secondsSince1970: 17))
    let drill = try drill(clock: clock, earliest: ReleaseDate.instant)
    drill.run(untilHour: 3)
    drill.linkComesUp()
    drill.retry()
    drill.run(untilHour: 5)
    #expect(fetcher.requests.isEmpty && drill.engine.due == nil && drill.answer == nil && drill.error == nil)
    drill.clockIsSet(to: utc(2026, 7, 14, 6))
    drill.run(untilHour: 5 + 2.0 / 3_600)
    #expect(fetcher.requests.count == 1 && drill.answer?.forecast.received == utc(2026, 7, 14, 6))
  }

  @Test("What was kept is printed when the clock is set, not before")
  func clockAndCache() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try drill(cache: folder.path).run(untilHour: 0.1)
    let clock = SimulatedClock(Instant(secondsSince1970: 17))
    fetcher.lead(to: UnknownHost.url)
    let drill = try drill(cache: folder.path, clock: clock, earliest: ReleaseDate.instant)
    #expect(drill.answer == nil)
    drill.clockIsSet(to: utc(2026, 7, 14, 11))
    #expect(drill.page.state == .current(.ageing))
    #expect(drill.answer?.forecast.received == utc(2026, 7, 14, 6))
  }

  @Test("A clock that jumps has the forecast dated anew, at once")
  func jump() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.05)
    drill.clockIsSet(to: utc(2026, 7, 15, 9))
    drill.run(untilHour: 0.06)
    #expect(fetcher.requests.count == 2 && drill.page.state == .current(.fresh))
    #expect(drill.page.days.first?.forecast.date == date(2026, 7, 15))
  }

  @Test("A clock that a time server nudges costs nothing")
  func nudge() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.05)
    for _ in 0..<500 { drill.clockIsSet(to: drill.clock.now.advanced(by: 0.3)) }
    drill.run(untilHour: 0.1)
    #expect(fetcher.requests.count == 1)
  }

  @Test("Yesterday's page comes up at once at its age, and a new one is asked for within seconds")
  func warm() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try drill(cache: folder.path).run(untilHour: 0.1)
    let drill = try drill(cache: folder.path, clock: SimulatedClock(utc(2026, 7, 15, 7)))
    #expect(drill.page.state == .current(.late))
    #expect(drill.page.hours.first?.start == utc(2026, 7, 15, 7))
    drill.run(untilHour: 5.0 / 3_600)
    #expect(drill.page.state == .current(.fresh))
  }

  @Test("A thousand displays that get their power back together ask no more than twenty times a second")
  func spread() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try drill(cache: folder.path).run(untilHour: 0.1)
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let source = FeedSource(OpenMeteoProvider(base: server.url("/v1")), over: fetcher)
    let question = FeedQuestion(
      ForecastQuery(coordinate: place), zones: ZoneChoice(fallback: .utc),
      clock: SimulatedClock(utc(2026, 7, 14, 7)).feedClock(), cacheFolder: folder.path)
    var random = SeededGenerator(state: 3)
    let dues = (0..<1_000).map { _ in
      let fraction = Double.random(in: 0..<1, using: &random)
      var engine = FeedEngine([source], question, dice: { fraction })
      _ = engine.recall()
      return engine.due ?? 0
    }
    let perSecond = Dictionary(grouping: dues) { Int($0) }.mapValues(\.count)
    #expect(dues.allSatisfy { $0 <= 1_060 } && (perSecond.values.max() ?? 0) < 40)
  }

  @Test("A cache of anything: the start is the same, the file is set aside, the page comes")
  func damaged() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try drill(cache: folder.path).run(untilHour: 0.1)
    let names = entries(folder.path)
    #expect(names.count == 2)
    var random = SeededGenerator(state: 11)
    for number in 0..<30 {
      for name in names {
        let bytes = try FileBytes.read(folder.path + "/" + name)
        let other: [UInt8] = number % 3 == 0 ? Array("not ours".utf8) : bytes.injured(by: &random)
        try folder.write(other, to: name)
      }
      let drill = try drill(cache: folder.path, clock: SimulatedClock(utc(2026, 7, 14, 12)))
      drill.run(untilHour: 0.1)
      #expect(drill.page.state == .current(.fresh))
    }
    #expect(entries(folder.path).count <= 4)
  }

  @Test("A well-formed file that holds no forecast is set aside too (T22)")
  func unusable() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try drill(cache: folder.path).run(untilHour: 0.1)
    let name = try #require(entries(folder.path).first { $0.hasSuffix(".answer") })
    var file = try #require(CacheFile(bytes: try FileBytes.read(folder.path + "/" + name)))
    file.parts[0].body = Array(#"{"latitude": 78.2, "daily": {"sunrise": [null]}}"#.utf8)
    try folder.write(file.bytes, to: name)
    let drill = try drill(cache: folder.path, clock: SimulatedClock(utc(2026, 7, 14, 12)))
    #expect(drill.answer == nil && entries(folder.path).contains(name + ".bad"))
    drill.run(untilHour: 0.1)
    #expect(drill.page.state == .current(.fresh))
  }

  @Test("A day costs at most two hundred fsyncs, whatever comes")
  func syncs() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let drill = try drill(cache: folder.path)
    var writes = 0
    var last: [String: Double] = [:]
    for quarter in 1...144 {
      let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 100 + quarter, days: 11).text
      server.reply("/v1", with: LocalServer.json(good))
      fetcher.lead(to: nil)
      drill.run(untilHour: Double(quarter) / 6)
      for name in entries(folder.path) {
        var status = stat()
        stat(folder.path + "/" + name, &status)
        let inode = Double(status.st_ino) + Double(status.st_ctim.tv_nsec) / 1e9
        if last.updateValue(inode, forKey: name) != inode { writes += 1 }
      }
    }
    print("\(writes) files written in 24 h, an fsync each")
    #expect((90...200).contains(writes), "\(writes) writes")
  }

  private func entries(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
