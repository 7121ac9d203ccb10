import ForecastScene
import Testing

extension SkyTests {
  /// The days of a sun that does not rise, does not set, or does so at odd times.
  struct PolarDayLightTests {
    @Test(arguments: PolarWindow.all)
    func polarWindowBeginsAndEndsOnTheDatesOfTheReference(window: PolarWindow) {
      let (first, last) = (civil(window.first), civil(window.last))
      #expect(kind(window.place, first) == window.kind)
      #expect(kind(window.place, last) == window.kind)
      if first.dayOfYear > 1 { #expect(kind(window.place, first.advanced(by: -1)) == .risesAndSets) }
      if last.dayOfYear < 365 { #expect(kind(window.place, last.advanced(by: 1)) == .risesAndSets) }
    }

    @Test func polarDayIsAsLongAsTheCivilDayAndPolarNightHasNoLength() {
      #expect(Places.tromsø.day("2026-06-21").length == 86_400)
      #expect(Places.tromsø.day("2026-12-21").length == 0)
      let pole = Place("North Pole", 90, 0, Zones.berlin)
      #expect(pole.day("2026-03-29").length == 23 * 3_600)
    }

    @Test func rovaniemiHasNoPolarNight() {
      let dates = (0..<31).map { CivilDate(year: 2026, month: 12, day: 1).advanced(by: $0) }
      #expect(dates.allSatisfy { kind(Places.rovaniemi, $0) == .risesAndSets })
    }

    @Test func tromsøSunRisesOnTheSixteenthOfMayAndSetsAfterMidnight() {
      expect(Places.tromsø, "2026-05-16", rises: ["01:32"], sets: [])
      expect(Places.tromsø, "2026-05-17", rises: ["01:17"], sets: ["00:03"])
    }

    @Test func aDateMayHaveTwoSunsets() throws {
      let tromsø = Places.tromsø.day("2026-07-27")
      expect(Places.tromsø, "2026-07-27", rises: ["01:29"], sets: ["00:13", "23:59"])
      try #require(tromsø.rises.count == 1 && tromsø.sets.count == 2)
      #expect(tromsø.sets[0] < tromsø.rises[0] && tromsø.rises[0] < tromsø.sets[1])
      expect(Places.longyearbyen, "2026-08-25", rises: ["01:32"], sets: ["00:29", "23:56"])
    }

    @Test func reykjavikSunSetsAfterMidnightInTheSecondHalfOfJune() {
      #expect(Places.reykjavik.day("2026-06-15").sets.isEmpty)
      expect(Places.reykjavik, "2026-06-16", rises: ["02:57"], sets: ["00:00"])
      for day in 16...29 {
        let sets = Places.reykjavik.day("2026-06-\(day)").sets
        #expect(sets.first.map { Places.reykjavik.clock($0) < 600 } == true)
      }
      #expect(Places.reykjavik.day("2026-06-30").sets.map { Places.reykjavik.clock($0) > 23 * 3_600 } == [true])
    }

    @Test func dayLengthCountsTheSunOnBothSidesOfTheNight() {
      // Reykjavik, the longest day: 0:00 to 0:04 and 2:55 to 24:00.
      let day = Places.reykjavik.day("2026-06-21")
      #expect(abs(day.length - Double(4 * 60 + 86_400 - seconds("02:55"))) <= 60)
    }

    @Test func ordinaryDayLengthIsTheTimeFromRiseToSet() {
      let day = Places.berlin.day("2026-10-25")
      #expect(abs(day.length - Double(seconds("16:50") - seconds("06:50"))) <= 60)
    }

    @Test func aSpanOfNoLengthHasNoSun() {
      let day = DayLight(from: utc("2026-06-21"), to: utc("2026-06-21"), at: Places.berlin.coordinate)
      #expect(day.rises.isEmpty && day.sets.isEmpty && day.length == 0)
    }

    private func kind(_ place: Place, _ date: CivilDate) -> DayLight.Kind {
      DayLight(on: date, at: place.coordinate, zone: place.zone).kind
    }

    private func expect(_ place: Place, _ date: String, rises: [String], sets: [String]) {
      let day = place.day(date)
      #expect(day.kind == .risesAndSets)
      for (found, walls) in [(day.rises, rises), (day.sets, sets)] {
        #expect(found.count == walls.count)
        for (instant, wall) in zip(found, walls) { #expect(abs(place.clock(instant) - seconds(wall)) <= 60) }
      }
    }
  }

  /// Dates of 2026 with neither sunrise nor sunset, computed with Skyfield from DE421.
  struct PolarWindow: Sendable, CustomStringConvertible {
    let place: Place
    let kind: DayLight.Kind
    let first: String
    let last: String

    var description: String { "\(place) \(kind) \(first)" }

    static let all =
      night(Places.tromsø, ("01-01", "01-14"), ("11-28", "12-31")) + day(Places.tromsø, ("05-19", "07-25"))
      + night(Places.longyearbyen, ("01-01", "02-14"), ("10-27", "12-31"))
      + day(Places.longyearbyen, ("04-19", "08-24"))
      + night(Places.utqiagvik, ("01-01", "01-21"), ("11-19", "12-31")) + day(Places.utqiagvik, ("05-11", "08-01"))
      + night(Places.murmansk, ("01-01", "01-10"), ("12-02", "12-31")) + day(Places.murmansk, ("05-22", "07-22"))
      + day(Places.rovaniemi, ("06-07", "07-06")) + night(Places.mcMurdo, ("04-25", "08-18"))
      + day(Places.mcMurdo, ("01-01", "02-19"), ("10-24", "12-31"))

    private static func night(_ place: Place, _ spans: (String, String)...) -> [PolarWindow] {
      spans.map { PolarWindow(place: place, kind: .downAllDay, first: "2026-\($0.0)", last: "2026-\($0.1)") }
    }

    private static func day(_ place: Place, _ spans: (String, String)...) -> [PolarWindow] {
      spans.map { PolarWindow(place: place, kind: .upAllDay, first: "2026-\($0.0)", last: "2026-\($0.1)") }
    }
  }
}
