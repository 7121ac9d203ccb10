import ForecastScene

/// The rule in the footer of a zone file, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source: POSIX, "TZ", with RFC 8536's hours from −167 to 167.
struct PosixZone: Hashable {
  /// Which day of a year a change falls on.
  enum Day: Hashable {
    /// Weekday 0…6 (0 is Sunday) in week 1…5 of a month, 5 meaning the last.
    case weekday(month: Int, week: Int, weekday: Int)
    /// 1…365, 29 February never counted.
    case julian(Int)
    /// 0…365, 29 February counted.
    case ordinal(Int)
  }

  /// When clocks change: a day and the second of it, which may lie outside the day.
  struct Moment: Hashable {
    let day: Day
    let second: Int
  }

  /// The other half of a zone that changes its clocks.
  struct Daylight: Hashable {
    let offset: Int
    let start: Moment
    let end: Moment
  }

  /// Seconds east of UTC.
  let standardOffset: Int
  let daylight: Daylight?

  /// The changes of one year; where two coincide, only the one into daylight time.
  func changes(in year: Int) -> [TZif.Change] {
    guard let daylight else { return [] }
    let start = daylight.start.seconds(in: year) - standardOffset
    let end = daylight.end.seconds(in: year) - daylight.offset
    let nextStart = daylight.start.seconds(in: year + 1) - standardOffset
    let into = TZif.Change(time: Int64(start), offset: daylight.offset)
    guard end != start, end != nextStart else { return [into] }
    return [into, TZif.Change(time: Int64(end), offset: standardOffset)]
  }
}

extension PosixZone.Moment {
  /// The moment as clocks show it, in seconds since 1970-01-01T00:00 of the same clock.
  func seconds(in year: Int) -> Int { day.date(in: year).daysSince1970 * 86_400 + second }
}

extension PosixZone.Day {
  fileprivate func date(in year: Int) -> CivilDate {
    let newYear = CivilDate(year: year, month: 1, day: 1)
    switch self {
    case .ordinal(let day): return newYear.advanced(by: day)
    case .julian(let day):
      let hasLeapDay = CivilDate(year: year + 1, month: 1, day: 1).daysSince1970 - newYear.daysSince1970 == 366
      return newYear.advanced(by: day - 1 + (hasLeapDay && day >= 60 ? 1 : 0))
    case .weekday(let month, let week, let weekday):
      let first = CivilDate(year: year, month: month, day: 1)
      let candidate = first.advanced(by: (weekday - first.weekday + 7) % 7 + (week - 1) * 7)
      return candidate.month == month ? candidate : candidate.advanced(by: -7)
    }
  }
}
