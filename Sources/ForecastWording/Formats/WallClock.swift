import ForecastScene

/// The clock on the place's wall: what it shows at an instant.
struct WallClock {
  let zone: ZoneRules
  let format: HourFormat

  /// "14:52", the minute that runs.
  func time(_ instant: Instant) -> String {
    let (hour, minute) = parts(instant)
    return format.time(hour: hour, minute: minute)
  }

  /// "05:21", the nearest minute.
  func nearestTime(_ instant: Instant) -> String { time(WallClock.toMinute(instant)) }

  /// Under a tick: "15".
  func label(_ instant: Instant) -> String {
    let (hour, minute) = parts(instant)
    return format.label(hour: hour, minute: minute)
  }

  /// The instant of the nearest full minute.
  static func toMinute(_ instant: Instant) -> Instant {
    Instant(secondsSince1970: (instant.secondsSince1970 / 60).rounded() * 60)
  }

  /// Whether the clocks have shown the same time of the same date before, because they went back in between.
  func isRepeated(_ instant: Instant) -> Bool {
    // Clocks go back by half an hour, one or two; only the date line takes more, and there it takes whole days.
    let change = zone.offset(at: instant.advanced(by: -3 * 3_600)) - zone.offset(at: instant)
    guard change > 0, change < 86_400 else { return false }
    let before = instant.advanced(by: -Double(change))
    return zone.offset(at: before) == zone.offset(at: instant) + change
  }

  private func parts(_ instant: Instant) -> (hour: Int, minute: Int) {
    let second = zone.civil(at: instant).secondOfDay
    return (second / 3_600, second / 60 % 60)
  }
}
