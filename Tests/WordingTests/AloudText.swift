import ForecastScene

/// What is read aloud of a page, as lines of text: every hour and every day, and what stands around three of the hours.
enum AloudText {
  static func lines(_ words: PageWords) -> [String] {
    let aloud = words.aloud
    let said = [aloud.loading, aloud.loaded, aloud.failed].filter { !$0.isEmpty }
    let around = [0, 9, 23].filter(words.hours.indices.contains).flatMap { self.around(words.hours[$0]) }
    return [aloud.page, aloud.masthead, aloud.status] + said.map { "! \($0)" } + [aloud.days]
      + words.hours.map(\.spoken) + around + words.days.flatMap { [$0.spoken, "  " + $0.spokenSun] }
      + words.dials.map(\.spoken)
  }

  /// What stands around every hour as well.
  static func all(_ words: PageWords) -> [String] { lines(words) + words.hours.flatMap(around) }

  private static func around(_ hour: PageWords.Hour) -> [String] {
    ["- " + hour.time, hour.spokenSidebar, hour.spokenWind, hour.spokenUVIndex, hour.spokenHumidity]
  }
}
