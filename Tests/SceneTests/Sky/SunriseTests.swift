import ForecastScene
import Testing

extension SkyTests {
  /// Sunrise and sunset against reference tables.
  struct SunriseTests {
    /// A reference rounded to the minute is up to 30 s off by itself.
    private static let tolerance = 35

    @Test(arguments: SunTable.rows)
    func sunriseAndSunsetAgreeWithTheReferenceTableToTheMinute(row: SunRow) {
      let day = row.place.day(row.date)
      expect(day.rises, at: row.rise, of: row.place)
      expect(day.sets, at: row.set, of: row.place)
    }

    @Test(arguments: [
      ClockChange(Places.berlin, "2026-03-28", 24, "05:50", "18:34"),
      ClockChange(Places.berlin, "2026-03-29", 23, "06:48", "19:35"),
      ClockChange(Places.berlin, "2026-10-24", 24, "07:48", "17:52"),
      ClockChange(Places.berlin, "2026-10-25", 25, "06:50", "16:50"),
      ClockChange(Places.newYork, "2026-03-07", 24, "06:20", "17:54"),
      ClockChange(Places.newYork, "2026-03-08", 23, "07:19", "18:55"),
      ClockChange(Places.newYork, "2026-10-31", 24, "07:25", "17:53"),
      ClockChange(Places.newYork, "2026-11-01", 25, "06:26", "16:52"),
      ClockChange(Places.sydney, "2026-04-04", 24, "07:09", "18:47"),
      ClockChange(Places.sydney, "2026-04-05", 25, "06:10", "17:45"),
      ClockChange(Places.sydney, "2026-10-03", 24, "05:30", "17:59"),
      ClockChange(Places.sydney, "2026-10-04", 23, "06:29", "19:00"),
      ClockChange(Places.lordHowe, "2026-04-05", 24.5, "06:07", "17:45"),
      ClockChange(Places.lordHowe, "2026-10-04", 23.5, "05:58", "18:27"),
      ClockChange(Places.santiago, "2026-04-04", 25, "07:57", "19:34"),
      ClockChange(Places.santiago, "2026-09-06", 23, "07:54", "19:29"),
      ClockChange(Places.apia, "2026-01-15", 24, "06:11", "19:02"),
      ClockChange(Places.kiritimati, "2026-01-15", 24, "06:38", "18:40"),
    ])
    func sunriseAndSunsetHoldAroundClockChanges(row: ClockChange) {
      let (place, date) = (row.place, civil(row.date))
      let start = place.zone.start(of: date)
      #expect(place.zone.start(of: date.advanced(by: 1)).seconds(since: start) == row.hours * 3_600)
      let day = place.day(row.date)
      expect(day.rises, at: row.rise, of: place)
      expect(day.sets, at: row.set, of: place)
    }

    /// Values printed by others; those of the weather services stand for a grid cell, not the exact place.
    @Test(arguments: [
      ClockChange(Place("Los Angeles", 34.0522, -118.2437, Zones.fixed(-7)), "2021-11-06", 24, "07:17", "17:55"),
      ClockChange(Place("Vancouver", 49.2827, -123.1207, Zones.fixed(-7)), "2021-11-06", 24, "08:09", "17:42"),
      ClockChange(Places.oslo, "2022-12-18", 24, "09:16", "15:10"),
      ClockChange(Place("Bergen", 60.3930, 5.3242, Zones.fixed(2)), "2023-10-29", 24, "08:53", "17:50"),
      ClockChange(Places.newYork, "2026-02-06", 24, "07:00", "17:19"),
      ClockChange(Places.newYork, "2026-02-06", 24, "07:00:57", "17:19:01"),
      ClockChange(Places.newYork, "2026-02-06", 24, "07:00:58", "17:19:44"),
    ])
    func sunriseAndSunsetAgreeWithWhatOthersPrint(row: ClockChange) {
      let day = row.place.day(row.date)
      expect(day.rises, at: row.rise, of: row.place, within: 60)
      expect(day.sets, at: row.set, of: row.place, within: 60)
    }

    private func expect(_ found: [Instant], at wall: String?, of place: Place, within tolerance: Int = tolerance) {
      #expect(found.count == (wall == nil ? 0 : 1))
      for (instant, wall) in zip(found, [wall].compactMap { $0 }) {
        #expect(abs(place.clock(instant) - seconds(wall)) <= tolerance)
      }
    }
  }

  /// A date with its length and its sun in wall time.
  struct ClockChange: Sendable, CustomStringConvertible {
    let place: Place
    let date: String
    let hours: Double
    let rise: String
    let set: String

    init(_ place: Place, _ date: String, _ hours: Double, _ rise: String, _ set: String) {
      self.place = place
      self.date = date
      self.hours = hours
      self.rise = rise
      self.set = set
    }

    var description: String { "\(place) \(date)" }
  }
}
