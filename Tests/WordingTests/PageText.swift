import ForecastScene

/// A whole page's words as lines of text, for looking at and for comparing.
enum PageText {
  static func lines(_ words: PageWords) -> [String] {
    [
      "place \(words.place) | \(words.weekday) | \(words.date) | \(words.compactDate)",
      "rule \(words.editionNumber) | \(words.coordinates) | \(words.issue)\(words.issueIsUrgent ? "!" : "")",
      "labels \(words.labels.days)",
      "scale \(words.scale.map(\.label).joined(separator: " "))",
      "foot \(words.credit) | \(words.nextIssue)",
    ] + notice(words.notice) + words.hours.flatMap(lines) + words.days.flatMap(lines) + words.dials.flatMap(lines)
  }

  /// Every text of a page, each by itself.
  static func texts(_ words: PageWords) -> [String] {
    lines(words).flatMap { $0.split(separator: "|") }.map { $0.trimmed }
  }

  private static func notice(_ notice: PageWords.Notice) -> [String] {
    if notice.title.isEmpty { return [] }
    return [
      "notice \(notice.title) | \(notice.explanation) | \(notice.retry ?? "-") | \(notice.reason)",
      "sky \(notice.skyHead ?? "-") | \(notice.facts.map { "\($0.label): \($0.value)" }.joined(separator: " | "))",
    ]
  }

  private static func lines(_ hour: PageWords.Hour) -> [String] {
    let told = [
      hour.time, hour.label, hour.dayName, hour.shortDayName, hour.condition, hour.temperature?.plain,
      hour.apparentTemperature?.plain, hour.rainChance?.plain, hour.rainAmount, hour.windSpeed, hour.windOrigin,
      hour.uvIndex?.plain, hour.uvBand, hour.humidity, hour.dewPoint,
    ]
    return ["hour " + told.map { $0 ?? "-" }.joined(separator: " | "), "  " + hour.spoken]
  }

  private static func lines(_ day: PageWords.Day) -> [String] {
    let told = [
      day.name, day.low?.plain, day.high?.plain, day.rainChance, day.sunrise, day.sunset, day.sunNote, day.moon,
    ]
    return ["day " + told.map { $0 ?? "-" }.joined(separator: " | "), "  " + day.spoken]
  }

  private static func lines(_ dial: PageWords.Dial) -> [String] {
    ["dial \(dial.left) | \(dial.right) | \(dial.inside) | \(dial.note ?? "-")", "  " + dial.spoken]
  }
}

extension Figure {
  fileprivate var plain: String { "\(value)" }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
