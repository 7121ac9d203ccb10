import ForecastScene

/// Civil days built from hours, for services and cases without ready ones.
struct HourlyDays {
  private let zone: ZoneRules
  private let hours: [CivilDate: [HourlyForecast]]
  /// The dates that hours fall on, ascending.
  let dates: [CivilDate]

  init(hours: [HourlyForecast], zone: ZoneRules) {
    self.zone = zone
    self.hours = Dictionary(grouping: hours) { zone.date(at: $0.start) }
    dates = self.hours.keys.sorted()
  }

  /// The share of a day's hours that tell a temperature, 0…1; a day has 23 to 25 hours, and halves.
  func coverage(of date: CivilDate) -> Double {
    let length = zone.start(of: date.advanced(by: 1)).seconds(since: zone.start(of: date))
    let known = (hours[date] ?? []).count { $0.temperature != nil }
    return length > 0 ? min(Double(known) * 3_600 / length, 1) : 0
  }

  /// The day as its hours tell it: extremes, the gravest condition, the highest chance, the sum of rain.
  func day(_ date: CivilDate) -> DailyForecast? {
    guard let hours = hours[date] else { return nil }
    var day = DailyForecast(date: date)
    day.low = hours.compactMap(\.temperature).min()
    day.high = hours.compactMap(\.temperature).max()
    day.condition = hours.compactMap(\.condition).max { $0.rank < $1.rank }
    day.precipitationChance = hours.compactMap(\.precipitationChance).max()
    let amounts = hours.compactMap(\.precipitation?.millimetres)
    day.precipitation = amounts.isEmpty ? nil : Precipitation(millimetres: amounts.reduce(0, +))
    return day
  }
}
