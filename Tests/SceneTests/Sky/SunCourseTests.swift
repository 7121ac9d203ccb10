import ForecastScene
import Testing

extension SkyTests {
  /// The dials of known days.
  struct SunCourseTests {
    @Test func berlinDayRunsFromSunriseToSunset() throws {
      let dial = dial(Places.berlin, "2026-06-21", "12:00")
      guard case .day(let rise, let set) = dial.kind else { throw Unexpected(kind: dial.kind) }
      #expect(abs(Places.berlin.clock(rise) - seconds("04:43")) <= 35)
      #expect(abs(Places.berlin.clock(set) - seconds("21:33")) <= 35)
    }

    @Test(arguments: [("2026-06-21", "23:30"), ("2026-06-22", "03:00")])
    func berlinNightRunsFromSunsetToSunriseOnBothSidesOfMidnight(date: String, time: String) throws {
      let dial = dial(Places.berlin, date, time)
      guard case .night(let set, let rise) = dial.kind else { throw Unexpected(kind: dial.kind) }
      #expect(abs(Places.berlin.clock(set) - seconds("21:33")) <= 35)
      #expect(abs(Places.berlin.clock(rise) - seconds("04:43")) <= 40)
      #expect(Places.berlin.zone.date(at: rise) == civil("2026-06-22"))
    }

    @Test func reykjavikDayEndsAfterMidnight() {
      let dial = dial(Places.reykjavik, "2026-06-21", "12:00")
      #expect(Places.reykjavik.zone.date(at: dial.end) == civil("2026-06-22"))
      #expect(dial.end.seconds(since: dial.start) < 86_400)
    }

    @Test func polarDayAndNightRunFromMidnightToMidnight() {
      for (date, isUp) in [("2026-06-21", true), ("2026-12-21", false)] {
        let start = Places.tromsø.zone.start(of: civil(date))
        let end = start.advanced(by: 86_400)
        let kind = isUp ? SkyDial.Kind.upAllDay(from: start, to: end) : .downAllDay(from: start, to: end)
        #expect(dial(Places.tromsø, date, "00:00").kind == kind)
        #expect(dial(Places.tromsø, date, "23:59").kind == kind)
      }
    }

    @Test(arguments: [("2026-03-29", 23.0), ("2026-10-25", 25.0)])
    func polarDialFollowsTheClockChange(date: String, hours: Double) {
      let pole = Place("North Pole", 90, 0, Zones.berlin)
      let dial = dial(pole, date, "12:00")
      #expect(dial.end.seconds(since: dial.start) == hours * 3_600)
    }

    @Test func polarDayBeginsWithItsSunriseAndEndsWithItsSunset() {
      let zone = Places.tromsø.zone
      // Sunrise on 18 May at 0:52, sunset on 26 July at 0:38.
      let first = dial(Places.tromsø, "2026-05-18", "12:00")
      let rise = Places.tromsø.day("2026-05-18").rises[0]
      #expect(first.kind == .upAllDay(from: rise, to: zone.start(of: civil("2026-05-19"))))
      let last = dial(Places.tromsø, "2026-07-26", "00:20")
      let set = Places.tromsø.day("2026-07-26").sets[0]
      #expect(last.kind == .upAllDay(from: zone.start(of: civil("2026-07-25")), to: set))
    }

    @Test func shortNightBeforePolarDayIsADialOfItsOwn() throws {
      let dial = dial(Places.tromsø, "2026-05-17", "00:40")
      guard case .night(let set, let rise) = dial.kind else { throw Unexpected(kind: dial.kind) }
      #expect([set, rise] == [Places.tromsø.day("2026-05-17").sets[0], Places.tromsø.day("2026-05-17").rises[0]])
    }

    @Test func fractionRunsEvenlyFromZeroToOneAndStaysThere() {
      let dial = SkyDial(kind: .day(rise: utc("2026-03-20", "06:00"), set: utc("2026-03-20", "18:00")))
      let times = ["03:00", "06:00", "09:00", "12:00", "18:00", "23:00"]
      #expect(times.map { dial.fraction(at: utc("2026-03-20", $0)) } == [0, 0, 0.25, 0.5, 1, 1])
    }

    private func dial(_ place: Place, _ date: String, _ time: String) -> SkyDial {
      let instant = place.zone.start(of: civil(date)).advanced(by: Double(seconds(time)))
      return SunCourse.dial(at: instant, coordinate: place.coordinate, zone: place.zone)
    }

    private struct Unexpected: Error { let kind: SkyDial.Kind }
  }
}
