import ForecastScene

/// A forecast to look at: a recorded answer moved to the present by whole days, so that 15:00 stays 15:00.
public enum DemonstrationForecast {
  /// The demonstration at `now`, marked as one.
  ///
  /// Its first day is the zone's today, with at least 24 hours from any hour of today; make it anew when the date changes.
  ///
  /// - Parameters:
  ///   - bytes: An answer in Open-Meteo's shape whose hours begin at midnight.
  ///   - zone: Where it is shown; by default in the zone that the answer names.
  public static func answer(from bytes: [UInt8], now: Instant, zone: ZoneRules? = nil) throws(FeedError)
    -> ForecastAnswer
  {
    let recorded = try OpenMeteoProvider().answer(
      from: [WirePart(body: bytes)], received: now, zones: ZoneChoice(fallback: .utc))
    let target = zone ?? recorded.zone
    var answer = recorded
    answer.zone = target
    answer.forecast.hours = hours(of: recorded, from: target.date(at: now), in: target)
    answer.forecast.days = days(of: recorded.forecast, from: target.date(at: now))
    answer.forecast.isDemonstration = true
    return answer
  }

  /// Walks along the instants of the new days and takes each from the recorded hour of the same wall time: a day with a
  /// change of clocks has its missing or repeated hour.
  private static func hours(of recorded: ForecastAnswer, from today: CivilDate, in zone: ZoneRules)
    -> [HourlyForecast]
  {
    guard let first = recorded.forecast.hours.first.map({ recorded.zone.date(at: $0.start) }) else { return [] }
    let byWall = Dictionary(
      recorded.forecast.hours.map { (wall($0.start, recorded.zone, from: first), $0) },
      uniquingKeysWith: { one, _ in one })
    let begin = zone.start(of: today)
    return (0..<recorded.forecast.hours.count).compactMap { index in
      let start = begin.advanced(by: Double(index) * 3_600)
      var hour = byWall[wall(start, zone, from: today)]
      hour?.start = start
      return hour
    }
  }

  /// Hours by the clock since the midnight that began `first`.
  private static func wall(_ instant: Instant, _ zone: ZoneRules, from first: CivilDate) -> Int {
    let (date, second) = zone.civil(at: instant)
    return (date.daysSince1970 - first.daysSince1970) * 24 + second / 3_600
  }

  private static func days(of recorded: Forecast, from today: CivilDate) -> [DailyForecast] {
    guard let first = recorded.days.first?.date.daysSince1970 else { return [] }
    return recorded.days.map { day in
      var day = day
      day.date = today.advanced(by: day.date.daysSince1970 - first)
      return day
    }
  }
}
