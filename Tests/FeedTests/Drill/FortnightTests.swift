import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("A fortnight without a hand on it")
struct FortnightTests {
  @Test("Whatever comes and goes, an hour and a quarter after the service is well the page is fresh (T57, T58, T59)")
  func soak() throws {
    let good = WireAnswer(try zone("Europe/Dublin"), from: date(2026, 7, 14), hours: 400, days: 17).text
    let server = try LocalServer(["/v1": LocalServer.json(good)])
    defer { server.stop() }
    let fetcher = EchoFetcher()
    let drill = try Drill([FeedSource(OpenMeteoProvider(base: server.url("/v1")), over: fetcher)])
    // Faults of the way and of the service, not those that somebody has to put right.
    let faults = Fault.all.filter { [.dns, .refused, .portal, .malformed, .empty, .tls].contains($0.kind) }
    var random = SeededGenerator(state: 59)
    var hour = 0.0
    while hour < 14 * 24 {
      fetcher.lead(to: nil)
      hour += 1.25
      drill.run(untilHour: hour)
      #expect(drill.page.state == .current(.fresh) && drill.error == nil, "hour \(hour)")
      fetcher.lead(to: try #require(faults.randomElement(using: &random)).lead(server))
      hour += [0.05, 0.25, 1, 3, 9].randomElement(using: &random) ?? 1
      drill.run(untilHour: hour)
    }
    #expect(fetcher.requests.count < 14 * 200)
  }
}
