import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Thousands of refreshes of all services and all faults, mixed, through mapping, cache and ledger.
@Suite("Five thousand refreshes")
struct SoakTests {
  /// Answers and faults by turns, each service in its own shape.
  private struct Weather: HTTPFetching {
    /// What the service answers at the end of an address.
    let bodies: [(end: String, body: [UInt8])]
    let turn = Counter()

    func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse {
      turn.add()
      let path = request.url.prefix { $0 != "?" }
      let good = bodies.first { $0.end.isEmpty || path.contains($0.end) }?.body ?? []
      func answer(_ status: Int, _ body: [UInt8], _ fields: [HTTPHeaders.Field] = []) -> HTTPResponse {
        HTTPResponse(status: status, headers: HTTPHeaders(fields), body: body, url: request.url)
      }
      switch turn.count % 29 {
      case 0: throw .hostNotFound("a")
      case 1: throw .timedOut("30 s")
      case 2: return answer(502, Array("<html>".utf8))
      case 3: return answer(200, Array(good.prefix(good.count / 2)))
      case 4: return answer(429, Array("{}".utf8), [.init("Retry-After", "5")])
      case 5: return answer(304, [], [.init("Expires", "Tue, 14 Jul 2026 07:00:00 GMT")])
      case 6: return answer(200, Array("{}".utf8))
      case 7: throw .tooLarge(limit: 2 << 20)
      case 8: return answer(511, Array("<html>".utf8))
      case 9: return answer(200, good.reversed())
      case 10: throw .untrusted("certificate")
      default:
        return answer(
          200, good, [.init("Last-Modified", "Tue, 14 Jul 2026 06:00:00 GMT"), .init("X", "\(turn.count)")])
      }
    }

    func cancel() {}
  }

  /// The memory of a process is everybody's: it says something only where no other test runs beside this one.
  @Test(
    "Memory does not grow after the warm-up",
    .enabled(if: getenv("ALMANAC_SOAK") != nil, "it is run by itself, with ALMANAC_SOAK set: make test does"))
  func memory() throws {
    let folder = try TemporaryFolder()
    var told = SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 60)
    told.days = SyntheticForecast.mixedDay(.utc, on: date(2026, 7, 14)).days
    let token = try folder.write(Array("secret".utf8), to: "token")
    chmod(token, 0o600)
    let sources = ForecastService.allCases.map { service in
      FeedSource(
        service.provider(.init(entity: "weather.home", tokenFile: token)),
        over: Weather(bodies: Self.bodies(service, told)))
    }
    let clock = SimulatedClock(utc(2026, 7, 14, 6))
    var drills: [Drill] = []
    var warm: Double?
    var successes = sources.map { _ in 0 }
    for number in 0..<5_000 {
      // Displays that are switched off and on now and then, one for each service.
      if number % 500 == 0 { drills = try sources.map { try Drill([$0], clock: clock, cache: folder.path) } }
      let drill = drills[number % drills.count]
      drill.refresh()
      if drill.error == nil, drill.answer != nil { successes[number % drills.count] += 1 }
      if number == 1_000 { warm = anonymousMemory() }
    }
    let growth = try #require(anonymousMemory()) - (try #require(warm))
    print(
      "5000 refreshes: RssAnon grew by \(Int(growth)) kB after the first thousand, good after \(successes)"
    )
    // A leak of one answer at each refresh would be 40 MB and more; of 1 kB at each, 4 MB.
    #expect(growth < 4_000)
    #expect(successes.allSatisfy { $0 > 100 })
  }

  /// The parts of a service's answer, by the addresses they are asked at.
  private static func bodies(_ service: ForecastService, _ told: SyntheticForecast) -> [(end: String, body: [UInt8])] {
    let bodies: [(String, String)] =
      switch service {
      case .openMeteo: [("", told.openMeteo)]
      case .metNorway: [("", told.metNorway)]
      case .nws:
        [
          ("/points/", told.nwsPoint), ("/hourly", told.nwsHours), ("/forecast", told.nwsHalfDays), ("", told.nwsGrid),
        ]
      case .homeAssistant:
        [
          ("/states/", told.homeAssistantState.replacing("features\": 3", with: "features\": 2")),
          ("/get_forecasts", told.homeAssistantHours), ("/config", #"{"components": [], "time_zone": "UTC"}"#),
        ]
      }
    return bodies.map { (end: $0.0, body: Array($0.1.utf8)) }
  }

  /// In kB.
  private func anonymousMemory() -> Double? {
    guard let bytes = try? FileBytes.read("/proc/self/status") else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Double($0) }
  }
}
