import ForecastScene

/// The days of an answer in the zone of the place.
///
/// The service cuts days of 24 hours at one fixed offset. A row is taken as it is when its window is the civil day; else
/// (around and after a change of clocks, or where another zone was asked for) the day is built from its hours.
struct OpenMeteoDays {
  private struct Row {
    let day: DailyForecast
    /// Seconds by which its window begins after the civil day, and ends after it.
    let late: (begin: Double, end: Double)

    var isWhole: Bool { late == (0, 0) }
    var isNear: Bool { abs(late.begin) <= 3_600 }
  }

  private static let mostDays = 120
  private static let enough = 0.75

  private let rows: [CivilDate: Row]
  private let built: HourlyDays

  init(_ response: OpenMeteoResponse, hours: [HourlyForecast], zone: ZoneRules) throws(FeedError) {
    built = HourlyDays(hours: hours, zone: zone)
    guard let section = response.daily else {
      rows = [:]
      return
    }
    let table = try OpenMeteoTable(section, OpenMeteoVariable.daily, offset: response.offset)
    let dated = table.stamps.enumerated().compactMap { index, stamp in
      stamp.map { Self.row(table, index, begin: $0, zone: zone) }
    }
    rows = Dictionary(dated.map { ($0.day.date, $0) }) { first, _ in first }
  }

  /// Ascending and without a gap; a day in the middle of which nothing is known stays, as such.
  var days: [DailyForecast] {
    guard let first = dates.min(), let last = dates.max() else { return [] }
    let count = min(last.daysSince1970 - first.daysSince1970 + 1, Self.mostDays)
    let all = (0..<count).map { first.advanced(by: $0) }.map { day($0) ?? DailyForecast(date: $0) }
    guard let begin = all.firstIndex(where: \.tellsSomething), let end = all.lastIndex(where: \.tellsSomething) else {
      return []
    }
    return Array(all[begin...end])
  }

  private var dates: Set<CivilDate> { Set(rows.keys).union(built.dates) }

  private func day(_ date: CivilDate) -> DailyForecast? {
    let row = rows[date]
    let fromHours = built.coverage(of: date) >= Self.enough ? built.day(date) : nil
    if let row, row.isWhole { return fromHours.map(row.day.completed) ?? row.day }
    let near = row.flatMap { $0.isNear ? $0.day : nil }
    if let fromHours { return near.map(fromHours.completed) ?? fromHours }
    return near ?? (isBegun(date) ? built.day(date) : nil)
  }

  /// Whether a day was under way when the hours began; not one that merely an hour reaches into.
  private func isBegun(_ date: CivilDate) -> Bool {
    date == built.dates.first && (rows.isEmpty || rows[date] != nil)
  }

  private static func row(_ table: OpenMeteoTable, _ index: Int, begin: Instant, zone: ZoneRules) -> Row {
    let date = zone.date(at: begin.advanced(by: 43_200))
    var day = DailyForecast(date: date)
    day.condition = table.value(.weatherCode, index).flatMap(WMOCode.condition)
    day.low = table.value(.low, index).map(Temperature.init(celsius:))
    day.high = table.value(.high, index).map(Temperature.init(celsius:))
    day.precipitation = table.value(.precipitationSum, index).map(Precipitation.init(millimetres:))
    day.precipitationChance = table.value(.highestChance, index).map { Share(fraction: $0 / 100) }
    let late = (
      begin: begin.seconds(since: zone.start(of: date)),
      end: begin.advanced(by: 86_400).seconds(since: zone.start(of: date.advanced(by: 1)))
    )
    return Row(day: day, late: late)
  }
}

extension DailyForecast {
  fileprivate var tellsSomething: Bool { low != nil || high != nil || condition != nil }
}
