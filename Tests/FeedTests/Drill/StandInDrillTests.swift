import ForecastScene
import Testing

@testable import ForecastFeed

/// Open-Meteo with MET Norway behind it, through faults and back.
@Suite("The drill with a service that stands in")
struct StandInDrillTests {
  private let server: LocalServer
  private let first = EchoFetcher()
  private let second = EchoFetcher()

  init() throws {
    let told = SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 120)
    server = try LocalServer(["/om": LocalServer.json(told.openMeteo), "/met": LocalServer.json(told.metNorway)])
  }

  private func drill(cache: String? = nil, clock: SimulatedClock? = nil) throws -> Drill {
    first.lead(to: nil)
    second.lead(to: nil)
    let sources = [
      FeedSource(OpenMeteoProvider(base: server.url("/om")), over: first),
      FeedSource(METNorwayProvider(base: server.url("/met")), over: second),
    ]
    return try Drill(sources, clock: clock ?? SimulatedClock(utc(2026, 7, 14, 6)), cache: cache)
  }

  private func printed(_ drill: Drill) -> (name: String?, isStandIn: Bool?) {
    (drill.answer?.forecast.provider.identifier, drill.answer?.forecast.isStandIn)
  }

  @Test("After repeated failure the page is MET Norway's and says so; after recovery it is Open-Meteo's again")
  func thereAndBack() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 1)
    #expect(printed(drill) == ("open-meteo", false) && second.requests.isEmpty)
    first.lead(to: "http://127.0.0.1:1/")
    drill.run(untilHour: 2)
    #expect(printed(drill) == ("met-norway", true) && drill.error == nil)
    #expect(drill.page.state == .current(.fresh))
    first.lead(to: nil)
    drill.run(untilHour: 3.5)
    #expect(printed(drill) == ("open-meteo", false))
    #expect(
      drill.lines.texts.map { $0.prefix { $0 != ":" } } == [
        "the forecast comes from Open-Meteo", "Open-Meteo told no chance of rain that can be used, for any hour",
        "no forecast from Open-Meteo", "MET Norway stands in for Open-Meteo", "the forecast comes from Open-Meteo",
      ])
  }

  @Test("A day with a first choice that is down costs few requests of it, and the other is asked at its own pace")
  func day() throws {
    defer { server.stop() }
    let drill = try drill()
    first.lead(to: "http://127.0.0.1:1/")
    drill.run(untilHour: 24)
    #expect((25...40).contains(first.requests.count) && (40...48).contains(second.requests.count))
    #expect(drill.page.state == .current(.fresh))
  }

  @Test("When both are down the page ages and tells of the first; whichever comes back first is printed")
  func both() throws {
    defer { server.stop() }
    let drill = try drill()
    drill.run(untilHour: 0.1)
    first.lead(to: "http://127.0.0.1:1/")
    second.lead(to: UnknownHost.url)
    drill.run(untilHour: 5)
    #expect(drill.page.state == .current(.ageing) && drill.error?.kind == .refused)
    second.lead(to: nil)
    _ = drill.untilSuccess()
    #expect(printed(drill) == ("met-norway", true))
  }

  @Test("After a restart the newest of what was kept is printed, whoever said it, and the first choice is asked")
  func restart() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let before = try drill(cache: folder.path)
    before.run(untilHour: 0.1)
    first.lead(to: "http://127.0.0.1:1/")
    before.run(untilHour: 3)
    #expect(printed(before) == ("met-norway", true))
    let count = first.requests.count
    let after = try drill(cache: folder.path, clock: before.clock)
    #expect(printed(after) == ("met-norway", true))
    after.run(untilHour: 0.1)
    #expect(first.requests.count == count + 1 && printed(after) == ("open-meteo", false))
  }

  @Test("The high of the day stays when another service takes over in the evening, and over a restart")
  func capsule() throws {
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let clock = SimulatedClock(utc(2026, 7, 14, 14))
    // Warmest at noon.
    let noon = SyntheticForecast(
      zone: .utc,
      hours: SyntheticForecast.counting(.utc, from: date(2026, 7, 14), hours: 72).hours.enumerated().map {
        number, hour in
        var hour = hour
        hour.temperature = Temperature(celsius: 25 - Double(abs(number % 24 - 12)))
        return hour
      })
    server.reply("/om", with: LocalServer.json(noon.openMeteo))
    var evening = noon
    evening.hours.removeFirst(19)
    server.reply("/met", with: LocalServer.json(evening.metNorway))
    let before = try drill(cache: folder.path, clock: clock)
    before.run(untilHour: 5.1)
    #expect(before.page.days.first?.forecast.high?.celsius == 25)
    first.lead(to: "http://127.0.0.1:1/")
    before.run(untilHour: 7)
    #expect(printed(before).name == "met-norway" && before.page.days.first?.forecast.high?.celsius == 25)
    let after = try drill(cache: folder.path, clock: clock)
    #expect(printed(after).name == "met-norway" && after.page.days.first?.forecast.high?.celsius == 25)
  }
}
