import ForecastScene
import Testing

extension SkyTests {
  /// The moon's place against printed examples.
  struct LunarPositionTests {
    @Test func meeusExample47Holds() {
      let moon = LunarPosition(at: terrestrial("1992-04-12"))
      #expect(abs(moon.longitude - 133.167265) < 0.0001)
      #expect(abs(moon.latitude + 3.229126) < 0.00001)
      #expect(abs(moon.distance - 368_409.7) < 0.1)
      #expect(abs(moon.parallax - 0.991990) < 0.000001)
      #expect(abs(moon.equatorial.rightAscension - 134.688470) < 0.0001)
      #expect(abs(moon.equatorial.declination - 13.768368) < 0.0001)
    }

    @Test func parallaxAndRisingAltitudeStayWithinTheirBounds() {
      let moons = (0..<800).map { LunarPosition(at: utc("2026-01-01").advanced(by: Double($0) * 43_200)) }
      #expect(moons.allSatisfy { (0.89...1.03).contains($0.parallax) })
      #expect(moons.allSatisfy { (0.08...0.19).contains($0.risingAltitude) })
      #expect(moons.allSatisfy { abs($0.latitude) < 5.35 })
    }

    @Test func moonStandsUpBetweenItsRiseAndItsSet() throws {
      let place = Places.berlin.coordinate
      let events = SkyEvents.moon(at: place, from: utc("2026-01-01"), to: utc("2026-03-01"))
      try #require(events.count > 100)
      for (a, b) in zip(events, events.dropFirst()) {
        let middle = a.instant.advanced(by: b.instant.seconds(since: a.instant) / 2)
        #expect(LunarPosition(at: middle).isUp(from: place) == (a.kind == .rise))
      }
    }

    @Test func moonOfThePolarNightIsUpForDaysAndThenDownForDays() {
      let place = Places.longyearbyen
      for (date, isUp) in [("2026-01-01", true), ("2026-01-20", false)] {
        let start = place.zone.start(of: civil(date))
        #expect(SkyEvents.moon(at: place.coordinate, from: start, to: start.advanced(by: 86_400)).isEmpty)
        #expect(LunarPosition(at: start).isUp(from: place.coordinate) == isUp)
      }
    }
  }
}
