import ForecastScene

extension SkyTests {
  /// The zone law of 2026 for the places of the reference tables.
  enum Zones {
    static let berlin = europe("Europe/Berlin", 1)
    static let london = europe("Europe/London", 0)
    static let helsinki = europe("Europe/Helsinki", 2)
    static let newYork = zone("America/New_York", -5, ("2026-03-08", "07:00", -4), ("2026-11-01", "06:00", -5))
    static let anchorage = zone("America/Anchorage", -9, ("2026-03-08", "11:00", -8), ("2026-11-01", "10:00", -9))
    static let sydney = zone("Australia/Sydney", 11, ("2026-04-04", "16:00", 10), ("2026-10-03", "16:00", 11))
    static let lordHowe = zone("Australia/Lord_Howe", 11, ("2026-04-04", "15:00", 10.5), ("2026-10-03", "15:30", 11))
    static let mcMurdo = zone("Antarctica/McMurdo", 13, ("2026-04-04", "14:00", 12), ("2026-09-26", "14:00", 13))
    /// The clock goes from 24:00 to 23:00 in April and from 00:00 to 01:00 in September.
    static let santiago = zone("America/Santiago", -3, ("2026-04-05", "03:00", -4), ("2026-09-06", "04:00", -3))

    static func fixed(_ hours: Double) -> ZoneRules { zone("fixed", hours) }

    private static func europe(_ identifier: String, _ winter: Double) -> ZoneRules {
      zone(identifier, winter, ("2026-03-29", "01:00", winter + 1), ("2026-10-25", "01:00", winter))
    }

    private static func zone(
      _ identifier: String, _ hours: Double, _ changes: (date: String, utc: String, hours: Double)...
    ) -> ZoneRules {
      ZoneRules(
        identifier: identifier, initialOffset: Int(hours * 3_600),
        transitions: changes.map { .init(start: utc($0.date, $0.utc), offset: Int($0.hours * 3_600)) })
    }
  }
}
