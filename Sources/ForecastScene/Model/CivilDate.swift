/// A calendar date of the proleptic Gregorian calendar, without a time or a zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1…12.
  public let month: Int
  /// 1…31.
  public let day: Int

  /// Makes a date from its parts, which must form a real one.
  public init(year: Int, month: Int, day: Int) {
    precondition((1...12).contains(month) && (1...31).contains(day), "A date needs a month of 1…12 and a day of 1…31.")
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the date that lies `days` after 1970-01-01 (before it when negative).
  ///
  /// Source: H. Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
  public init(daysSince1970 days: Int) {
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Days since 1970-01-01.
  ///
  /// Source: H. Hinnant, as above, days_from_civil.
  public var daysSince1970: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 1…366; the almanac's edition number.
  public var dayOfYear: Int { daysSince1970 - CivilDate(year: year, month: 1, day: 1).daysSince1970 + 1 }

  /// 0 for Sunday … 6 for Saturday.
  public var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

  /// The date `days` later (earlier when negative).
  public func advanced(by days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }

  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}
