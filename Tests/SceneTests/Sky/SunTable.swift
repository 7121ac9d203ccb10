import ForecastScene

extension SkyTests {
  /// A date at a place, in wall time rounded to the minute; nil where the date has no such event.
  struct SunRow: Sendable, CustomStringConvertible {
    let place: Place
    let date: String
    let rise: String?
    let set: String?
    let transit: String
    /// Degrees above the horizon at the transit, without refraction.
    let altitude: Double

    init(_ place: Place, _ date: String, _ rise: String?, _ set: String?, _ transit: String, _ altitude: Double) {
      self.place = place
      self.date = date
      self.rise = rise
      self.set = set
      self.transit = transit
      self.altitude = altitude
    }

    var description: String { "\(place) \(date)" }
  }

  /// Sunrise, sunset and transit of 2026, computed with Skyfield from the ephemeris DE421 of the Jet Propulsion Laboratory.
  enum SunTable {
    static let rows = [
      SunRow(Places.berlin, "2026-03-20", "06:09", "18:19", "12:14", 37.42),
      SunRow(Places.berlin, "2026-06-21", "04:43", "21:33", "13:08", 60.92),
      SunRow(Places.berlin, "2026-09-23", "06:54", "19:03", "12:59", 37.3),
      SunRow(Places.berlin, "2026-12-21", "08:15", "15:54", "12:04", 14.04),
      SunRow(Places.london, "2026-03-20", "06:03", "18:13", "12:08", 38.45),
      SunRow(Places.london, "2026-06-21", "04:43", "21:22", "13:02", 61.93),
      SunRow(Places.london, "2026-09-23", "06:48", "18:57", "12:53", 38.3),
      SunRow(Places.london, "2026-12-21", "08:04", "15:53", "11:59", 15.05),
      SunRow(Places.newYork, "2026-03-20", "06:59", "19:08", "13:03", 49.32),
      SunRow(Places.newYork, "2026-06-21", "05:25", "20:31", "12:58", 72.72),
      SunRow(Places.newYork, "2026-09-23", "06:45", "18:51", "12:48", 49.01),
      SunRow(Places.newYork, "2026-12-21", "07:17", "16:32", "11:54", 25.85),
      SunRow(Places.tokyo, "2026-03-20", "05:46", "17:53", "11:49", 54.11),
      SunRow(Places.tokyo, "2026-06-21", "04:26", "19:00", "11:43", 77.75),
      SunRow(Places.tokyo, "2026-09-23", "05:30", "17:37", "11:34", 54.27),
      SunRow(Places.tokyo, "2026-12-21", "06:47", "16:31", "11:39", 30.87),
      SunRow(Places.sydney, "2026-03-20", "06:58", "19:07", "13:03", 56.34),
      SunRow(Places.sydney, "2026-06-21", "07:00", "16:54", "11:57", 32.69),
      SunRow(Places.sydney, "2026-09-23", "05:44", "17:52", "11:48", 56.16),
      SunRow(Places.sydney, "2026-12-21", "05:41", "20:05", "12:53", 79.57),
      SunRow(Places.capeTown, "2026-03-20", "06:49", "18:58", "12:54", 56.14),
      SunRow(Places.capeTown, "2026-06-21", "07:51", "17:45", "12:48", 32.64),
      SunRow(Places.capeTown, "2026-09-23", "06:35", "18:43", "12:39", 56.24),
      SunRow(Places.capeTown, "2026-12-21", "05:32", "19:57", "12:44", 79.51),
      SunRow(Places.quito, "2026-03-20", "06:18", "18:24", "12:21", 89.78),
      SunRow(Places.quito, "2026-06-21", "06:12", "18:19", "12:16", 66.38),
      SunRow(Places.quito, "2026-09-23", "06:03", "18:09", "12:06", 89.9),
      SunRow(Places.quito, "2026-12-21", "06:08", "18:16", "12:12", 66.74),
      SunRow(Places.reykjavik, "2026-03-20", "07:29", "19:43", "13:35", 25.83),
      SunRow(Places.reykjavik, "2026-06-21", "02:55", "00:04", "13:30", 49.29),
      SunRow(Places.reykjavik, "2026-09-23", "07:14", "19:25", "13:20", 25.64),
      SunRow(Places.reykjavik, "2026-12-21", "11:22", "15:29", "13:26", 2.41),
      SunRow(Places.anchorage, "2026-03-20", "08:00", "20:15", "14:07", 28.9),
      SunRow(Places.anchorage, "2026-06-21", "04:20", "23:43", "14:02", 52.22),
      SunRow(Places.anchorage, "2026-09-23", "07:47", "19:55", "13:52", 28.43),
      SunRow(Places.anchorage, "2026-12-21", "10:14", "15:41", "12:58", 5.34),
      SunRow(Places.honolulu, "2026-03-20", "06:35", "18:43", "12:39", 68.82),
      SunRow(Places.honolulu, "2026-06-21", "05:50", "19:16", "12:33", 87.87),
      SunRow(Places.honolulu, "2026-09-23", "06:21", "18:26", "12:24", 68.33),
      SunRow(Places.honolulu, "2026-12-21", "07:05", "17:55", "12:30", 45.25),
      SunRow(Places.kathmandu, "2026-03-20", "06:08", "18:15", "12:11", 62.14),
      SunRow(Places.kathmandu, "2026-06-21", "05:09", "19:02", "12:05", 85.72),
      SunRow(Places.kathmandu, "2026-09-23", "05:52", "17:59", "11:56", 62.18),
      SunRow(Places.kathmandu, "2026-12-21", "06:50", "17:13", "12:02", 38.84),
      SunRow(Places.tromsø, "2026-03-20", "05:44", "18:02", "11:52", 20.28),
      SunRow(Places.tromsø, "2026-06-21", nil, nil, "12:46", 43.79),
      SunRow(Places.tromsø, "2026-09-23", "06:28", "18:43", "12:37", 20.18),
      SunRow(Places.tromsø, "2026-12-21", nil, nil, "11:42", -3.09),
      SunRow(Places.longyearbyen, "2026-03-20", "05:52", "18:22", "12:05", 11.71),
      SunRow(Places.longyearbyen, "2026-06-21", nil, nil, "12:59", 35.21),
      SunRow(Places.longyearbyen, "2026-09-23", "06:35", "19:01", "12:50", 11.6),
      SunRow(Places.longyearbyen, "2026-12-21", nil, nil, "11:56", -11.66),
      SunRow(Places.utqiagvik, "2026-03-20", "08:24", "20:47", "14:34", 18.84),
      SunRow(Places.utqiagvik, "2026-06-21", nil, nil, "14:29", 42.14),
      SunRow(Places.utqiagvik, "2026-09-23", "08:12", "20:24", "14:19", 18.35),
      SunRow(Places.utqiagvik, "2026-12-21", nil, nil, "13:25", -4.73),
      SunRow(Places.ushuaia, "2026-03-20", "07:35", "19:46", "13:41", 35.16),
      SunRow(Places.ushuaia, "2026-06-21", "09:59", "17:11", "13:35", 11.76),
      SunRow(Places.ushuaia, "2026-09-23", "07:19", "19:33", "13:26", 35.46),
      SunRow(Places.ushuaia, "2026-12-21", "04:51", "22:11", "13:31", 58.63),
      SunRow(Places.mcMurdo, "2026-03-20", "07:39", "20:19", "14:01", 12.38),
      SunRow(Places.mcMurdo, "2026-06-21", nil, nil, "12:55", -11.28),
      SunRow(Places.mcMurdo, "2026-09-23", "06:32", "19:04", "12:46", 12.17),
      SunRow(Places.mcMurdo, "2026-12-21", nil, nil, "13:51", 35.59),
    ]
  }
}
