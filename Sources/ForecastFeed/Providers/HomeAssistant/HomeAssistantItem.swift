import ForecastScene

/// One row of a forecast as it is on the wire: an hour, a day, or half a day. Only its time is sure.
struct HomeAssistantItem {
  let start: Instant
  let fields: JSONValue

  /// nil for a row without a time.
  init?(_ item: JSONValue) {
    guard let text = item["datetime"].text, let start = Self.instant(text) else { return nil }
    self.start = start
    fields = item
  }

  /// Day or night, in a forecast of half days.
  var isDay: Bool? {
    if case .flag(let isDay) = fields["is_daytime"] { isDay } else { nil }
  }

  /// Whether rows are days or half days: they say so, or lie that far apart.
  static func areDaily(_ items: [HomeAssistantItem]) -> Bool {
    if items.contains(where: { $0.isDay != nil || $0.fields["templow"] != .null }) { return true }
    let starts = items.map(\.start).sorted()
    let gaps = zip(starts, starts.dropFirst()).map { $1.seconds(since: $0) }.filter { $0 > 0 }
    return gaps.min().map { $0 >= 11 * 3_600 } ?? false
  }

  /// A date alone stands for its midnight in UTC, which `HomeAssistantDate` knows to read.
  private static func instant(_ text: String) -> Instant? {
    WireTimestamp(text)?.instant
      ?? WireTimestamp.date(text[...]).map { Instant(secondsSince1970: Double($0.daysSince1970 * 86_400)) }
  }
}

/// The date of a daily row, whose time may be midnight, early morning or noon at the place, or midnight in UTC.
enum HomeAssistantDate {
  /// The date that is meant.
  static func date(_ start: Instant, in zone: ZoneRules) -> CivilDate {
    let (date, second) = zone.civil(at: start)
    let isMidnightUTC = start.secondsSince1970.truncatingRemainder(dividingBy: 86_400) == 0
    if second > 12 * 3_600 && isMidnightUTC { return ZoneRules.utc.date(at: start) }
    // Late in the evening: a midnight that a change of clocks has moved.
    return second >= 18 * 3_600 ? date.advanced(by: 1) : date
  }
}
