import ForecastScene

/// What is read aloud of a page, as lines of text: every hour and every day, and what stands around three of the hours.
enum AloudText {
  static func lines(_ words: PageWords) -> [String] {
    let aloud = words.aloud
    var lines = [aloud.page, aloud.masthead, aloud.status]
    for said in [aloud.loading, aloud.loaded, aloud.failed] where !said.isEmpty { lines.append("! \(said)") }
    lines.append(aloud.days)
    lines += words.hours.map(\.spoken)
    for hour in [0, 9, 23] where words.hours.indices.contains(hour) { lines += around(words.hours[hour]) }
    for day in words.days { lines += [day.spoken, "  " + day.spokenSun] }
    return lines + words.dials.map(\.spoken)
  }

  /// What stands around every hour as well.
  static func all(_ words: PageWords) -> [String] { lines(words) + words.hours.flatMap(around) }

  private static func around(_ hour: PageWords.Hour) -> [String] {
    ["- " + hour.time, hour.spokenSidebar, hour.spokenWind, hour.spokenUVIndex, hour.spokenHumidity]
  }
}
