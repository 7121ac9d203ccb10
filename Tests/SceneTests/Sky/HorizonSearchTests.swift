import Testing

@testable import ForecastScene

extension SkyTests {
  /// The search for crossings, on made-up bodies and on the real ones.
  struct HorizonSearchTests {
    private static let noon = utc("2026-06-21", "12:00")

    @Test(arguments: [0.0, 60, 130, 290, 300, 410, 599])
    func aDipOfTwoMinutesBetweenTwoLooksIsFound(offset: Double) throws {
      let bottom = HorizonSearchTests.noon.advanced(by: offset)
      let events = search(dipping: -3_600, around: bottom)
      try #require(events.map(\.kind) == [.set, .rise])
      #expect(abs(events[0].instant.seconds(since: bottom) + 60) < 0.1)
      #expect(abs(events[1].instant.seconds(since: bottom) - 60) < 0.1)
    }

    @Test func aBodyThatTurnsRoundAboveTheHorizonDoesNotCrossIt() {
      #expect(search(dipping: 1, around: HorizonSearchTests.noon.advanced(by: 290)).isEmpty)
    }

    @Test func aCrossingOnTheFirstInstantCountsAndOnTheLastDoesNot() {
      let noon = HorizonSearchTests.noon
      let rising = HorizonSearch { $0.seconds(since: noon) }
      #expect(rising.events(from: noon, to: noon.advanced(by: 10)).map(\.instant) == [noon])
      #expect(rising.events(from: noon.advanced(by: -10), to: noon).isEmpty)
    }

    @Test func aDayCostsFewLooks() {
      var looks = 0
      let search = HorizonSearch {
        looks += 1
        return SolarPosition(at: $0).clearance(from: Places.berlin.coordinate)
      }
      #expect(search.events(from: utc("2026-03-20"), to: utc("2026-03-21")).count == 2)
      #expect(looks <= 165)
    }

    @Test(arguments: [-90, -89.99, -77.8, -66.56, -33.9, 0, 23.4, 51.5, 62, 65.7, 66.56, 67.4, 69.6, 78.2, 89.9, 90])
    func eventsAlternateAndStandOnTheHorizonAtEveryLatitude(latitude: Double) throws {
      let place = try #require(Coordinate(latitude: latitude, longitude: 17.3))
      let (start, end) = (utc("2026-01-01"), utc("2027-01-01"))
      let events = SkyEvents.sun(at: place, from: start, to: end)
      #expect(events.count >= 2)
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.kind != $1.kind && $0.instant < $1.instant })
      #expect(events.allSatisfy { abs(SolarPosition(at: $0.instant).clearance(from: place)) < 0.0005 })
    }

    @Test func aSpanCutInTwoFindsTheSameEvents() throws {
      var dice = Dice(state: 7)
      for _ in 0..<40 {
        let latitude = Double.random(in: 60...72, using: &dice)
        let place = try #require(Coordinate(latitude: latitude, longitude: .random(in: -180...180, using: &dice)))
        let start = utc("2026-01-01").advanced(by: .random(in: 0...3e7, using: &dice))
        let (middle, end) = (start.advanced(by: .random(in: 0...90_000, using: &dice)), start.advanced(by: 90_000))
        let whole = SkyEvents.sun(at: place, from: start, to: end)
        let halves = SkyEvents.sun(at: place, from: start, to: middle) + SkyEvents.sun(at: place, from: middle, to: end)
        #expect(whole == halves)
      }
    }

    /// A body on a parabola, `depth` at its lowest, in the unit that makes it gain the square of the seconds.
    private func search(dipping depth: Double, around bottom: Instant) -> [SkyEvent] {
      let search = HorizonSearch {
        let seconds = $0.seconds(since: bottom)
        return seconds * seconds + depth
      }
      return search.events(from: bottom.advanced(by: -3_000), to: bottom.advanced(by: 3_000))
    }
  }
}
