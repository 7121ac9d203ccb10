import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Thousands of refreshes of all services and all faults, mixed, through mapping, cache and ledger.
@Suite("Five thousand refreshes")
struct SoakTests {
  /// Answers and faults by turns, each service in its own shape.
  private struct Weather: HTTPFetching {
    let bodies: [ForecastService: [UInt8]]
    let service: ForecastService
    let turn = Counter()

    func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse {
      turn.add()
      let good = bodies[service] ?? []
      func answer(_ status: Int, _ body: [UInt8], _ fields: [HTTPHeaders.Field] = []) -> HTTPResponse {
        HTTPResponse(status: status, headers: HTTPHeaders(fields), body: body, url: request.url)
      }
      switch turn.count % 16 {
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

  @Test("Memory does not grow after the warm-up")
  func memory() throws {
    let folder = try TemporaryFolder()
    let told = SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 60)
    let bodies: [ForecastService: [UInt8]] = [
      .openMeteo: Array(told.openMeteo.utf8), .metNorway: Array(told.metNorway.utf8),
    ]
    let sources = [ForecastService.openMeteo, .metNorway].map { service in
      FeedSource(service.provider(), over: Weather(bodies: bodies, service: service))
    }
    let clock = SimulatedClock(utc(2026, 7, 14, 6))
    var drill = try Drill(sources, clock: clock, cache: folder.path)
    var warm: Double?
    var successes = 0
    for number in 0..<5_000 {
      // A display that is switched off and on now and then.
      if number % 500 == 0 { drill = try Drill(sources, clock: clock, cache: folder.path) }
      drill.refresh()
      if drill.error == nil { successes += 1 }
      if number == 1_000 { warm = anonymousMemory() }
    }
    let growth = try #require(anonymousMemory()) - (try #require(warm))
    print(
      "5000 refreshes: RssAnon grew by \(Int(growth)) kB after the first thousand, \(successes) left a forecast in hand"
    )
    // Other tests run beside this one; a leak of one answer at each refresh would be 40 MB and more.
    #expect(growth < 16_000)
    #expect(successes > 1_000)
  }

  /// In kB.
  private func anonymousMemory() -> Double? {
    guard let bytes = try? FileBytes.read("/proc/self/status") else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Double($0) }
  }
}
