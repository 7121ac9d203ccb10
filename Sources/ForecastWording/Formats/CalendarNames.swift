import ForecastScene
import FoundationEssentials
import FoundationInternationalization

/// Names of days and months in a language, from ICU's tables.
///
/// Civil dates go in, already made by the place's own zone; here they stand for themselves, at noon in Greenwich, so that no zone
/// of the machine has a say. Names of weekdays are read once.
struct CalendarNames: Sendable {
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let dayAndMonthStyle: Date.FormatStyle
  private let fullStyle: Date.FormatStyle

  /// Reads the names. Cost: 1 to 10 ms at the first use in a process, then 0.03 ms.
  init(localeIdentifier: String) {
    let locale = Locale(identifier: localeIdentifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    // 2023-01-01 was a Sunday.
    let week = (0..<7).map { CalendarNames.noon(of: CivilDate(year: 2023, month: 1, day: 1 + $0)) }
    weekdays = week.map { $0.formatted(style.weekday(.wide)) }
    shortWeekdays = week.map { $0.formatted(style.weekday(.abbreviated)) }
    dayAndMonthStyle = style.day().month(.wide)
    fullStyle = style.day().month(.wide).year()
  }

  /// "Tuesday".
  func weekday(_ date: CivilDate) -> String { weekdays[date.weekday] }

  /// "Tue".
  func shortWeekday(_ date: CivilDate) -> String { shortWeekdays[date.weekday] }

  /// "14 July".
  func dayAndMonth(_ date: CivilDate) -> String { CalendarNames.noon(of: date).formatted(dayAndMonthStyle) }

  /// "14 July 2026".
  func full(_ date: CivilDate) -> String { CalendarNames.noon(of: date).formatted(fullStyle) }

  private static func noon(of date: CivilDate) -> Date {
    Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 + 43_200)
  }
}
