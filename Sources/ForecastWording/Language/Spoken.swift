import ForecastScene

/// What is known of an hour, for reading aloud. What is nil is left out.
struct SpokenHour {
  /// "15:00".
  var time: String
  /// Whether the clocks show this time for the second time.
  var isRepeated: Bool
  /// Whether anything at all is forecast, though it may not be worth a word.
  var isKnown = false
  /// "Wednesday", where the hour opens a day.
  var day: String?
  var temperature: Int?
  var condition: String?
  /// Per cent.
  var rainChance: Int?
  var rainAmount: RainAmount?
}

/// What is known of a day, for reading aloud. What is nil is left out.
struct SpokenDay {
  /// "Today", "Wednesday".
  var name: String
  var condition: String?
  /// Per cent.
  var rainChance: Int?
  var low: Int?
  var high: Int?
}

/// A dial, for reading aloud.
struct SpokenDial {
  var kind: PageContent.Dial.Kind
  /// "05:21".
  var start: String
  var end: String
  /// Of daylight, by day.
  var minutes: Int
  /// Where a moon travels it.
  var moon: MoonPhase.Name?
  /// Per cent.
  var illuminated: Int
}
