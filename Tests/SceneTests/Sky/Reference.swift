import ForecastScene

/// Sun, moon and dial: the tests and the references they share.
enum SkyTests {}

extension SkyTests {
  /// A place of the reference tables.
  struct Place: Sendable, CustomStringConvertible {
    let description: String
    let coordinate: Coordinate
    let zone: ZoneRules

    init(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: ZoneRules) {
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        preconditionFailure("\(name) lies outside the globe.")
      }
      description = name
      self.coordinate = coordinate
      self.zone = zone
    }

    /// The sun's day of a date written as 2026-03-20.
    func day(_ date: String) -> DayLight { DayLight(on: civil(date), at: coordinate, zone: zone) }

    /// Seconds since midnight on the clock of the place.
    func clock(_ instant: Instant) -> Int { zone.civil(at: instant).secondOfDay }
  }

  /// Reads a date written as 2026-03-20.
  static func civil(_ text: String) -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    precondition(parts.count == 3, "A date has three parts: \(text)")
    return CivilDate(year: parts[0], month: parts[1], day: parts[2])
  }

  /// Seconds since midnight of a wall time written as 06:09 or 07:00:57.
  static func seconds(_ wall: String) -> Int {
    let parts = wall.split(separator: ":").compactMap { Int($0) }
    precondition((2...3).contains(parts.count), "A wall time has two or three parts: \(wall)")
    return parts[0] * 3_600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
  }

  /// An instant of universal time.
  static func utc(_ date: String, _ time: String = "00:00") -> Instant {
    Instant(secondsSince1970: Double(civil(date).daysSince1970 * 86_400 + seconds(time)))
  }

  /// The instant of a date and time in terrestrial time.
  static func terrestrial(_ date: String, _ time: String = "00:00") -> Instant {
    utc(date, time).advanced(by: -EphemerisTime.terrestrialMinusUniversal)
  }

  /// A generator of numbers that are the same in every run (SplitMix64, S. Vigna).
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }
}
