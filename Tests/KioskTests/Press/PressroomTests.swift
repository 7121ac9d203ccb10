import ForecastScene
import Testing

@testable import KioskApp

@Suite struct PressroomTests {
  private func pressroom(_ arguments: String...) throws -> Pressroom {
    guard case .perform(_, let settings, _) = try Invocation(["--demo"] + arguments) else {
      return try Pressroom(Settings())
    }
    var pressroom = try Pressroom(settings)
    pressroom.load(at: Demonstration.now)
    return pressroom
  }

  @Test func everyPageHoldsUntilAfterItsOwnTime() throws {
    let pressroom = try pressroom()
    var now = Demonstration.now
    for _ in 0..<60 {
      let page = pressroom.page(at: now)
      let next = try #require(page.nextChange)
      #expect(next > now && next.seconds(since: now) <= 3_600)
      now = next
    }
  }

  @Test func theDemonstrationNeverGrowsOldAndIsAlwaysOfToday() throws {
    let pressroom = try pressroom()
    for days in [0.0, 1, 2, 30, 400] {
      let now = Demonstration.now.advanced(by: days * 86_400)
      let content = pressroom.page(at: now).content
      #expect(content.state == .current(.fresh) && content.hours.count == 24)
      #expect(content.days.first?.forecast.date == content.place.zone.date(at: now))
    }
  }

  @Test func theInkChangesWithTheSunAndNotBefore() throws {
    let pressroom = try pressroom()
    var now = Demonstration.now
    var editions: [SceneSettings.Edition] = []
    while now.seconds(since: Demonstration.now) < 86_400 {
      let page = pressroom.page(at: now)
      if editions.last != page.settings.edition { editions.append(page.settings.edition) }
      now = try #require(page.nextChange)
    }
    #expect(editions == [.day, .night, .day])
  }

  @Test func theInkChangesAtTheHoursThatWereSetInsteadOfWithTheSun() throws {
    let pressroom = try pressroom("--night=21:00-06:00")
    var now = Demonstration.now
    var changes: [Int] = []
    var before = pressroom.page(at: now)
    while now.seconds(since: Demonstration.now) < 86_400 {
      now = try #require(before.nextChange)
      let page = pressroom.page(at: now)
      #expect(page.isNight == (page.settings.edition == .night))
      if page.isNight != before.isNight { changes.append(page.content.place.zone.civil(at: now).secondOfDay) }
      before = page
    }
    #expect(changes == [21 * 3_600, 6 * 3_600])
  }

  @Test func nightIsToldWhateverEditionIsPrinted() throws {
    let night = Demonstration.now.advanced(by: 12 * 3_600)
    let byDay = try pressroom("--edition=day").page(at: night)
    #expect(byDay.settings.edition == .day && byDay.isNight)
  }

  @Test func coordinatesAreLeftOffWhenAskedAndWhenTheyAreTheName() throws {
    #expect(try pressroom().page(at: Demonstration.now).words.coordinates == "52.65° N 7.25° W")
    #expect(try pressroom("--hide-coordinates").page(at: Demonstration.now).words.coordinates == "")
    let unnamed = try pressroom("--latitude=48.14", "--longitude=11.58").page(at: Demonstration.now)
    #expect(unnamed.words.coordinates == "" && unnamed.content.place.name == "48.14° N, 11.58° E")
  }

  @Test func anUnknownZoneIsAnErrorOfUsage() {
    #expect(throws: UsageError.self) { try pressroom("--zone", "Mars/Olympus") }
    #expect(throws: UsageError.self) { try pressroom("--zone", "../../etc/passwd") }
  }

  @Test func fromWhichChanceOnRainInksIsASetting() throws {
    let wet = try pressroom("--rain-from", "0").page(at: Demonstration.now).content
    let dry = try pressroom("--rain-from", "100").page(at: Demonstration.now).content
    #expect(wet.hours.allSatisfy { $0.ink != .none } && dry.hours.allSatisfy { $0.ink == .none })
  }
}
