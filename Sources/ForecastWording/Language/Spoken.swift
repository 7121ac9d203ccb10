import ForecastScene

/// What is known of an hour, for reading aloud. What is nil is left out.
struct SpokenHour {
  /// "15:00".
  var time: String
  /// Whether the clocks show this time for the second time.
  var isRepeated: Bool
  /// Whether anything at all is forecast, though it may not be worth a word.
  var isKnown = false
  /// Whether a forecast is being fetched: then it is too early to say that there is none.
  var isAwaited = false
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

/// What stands around an hour, for reading aloud. What is nil is left out.
struct SpokenAir {
  var apparentTemperature: Int?
  /// Of the hour's day.
  var low: Int?
  var high: Int?
  /// Per cent.
  var rainChance: Int?
  var rainAmount: RainAmount?
  var wind: SpokenWind?
  var uvIndex: Int?
  var uvBand: UVBand?
  /// Per cent.
  var humidity: Int?
  var dewPoint: Int?
}

/// The wind of an hour, for reading aloud.
struct SpokenWind {
  /// In the unit; zero is a calm.
  var speed: Int
  var unit: WindUnit
  var origin: Direction?
}

/// Sun and moon of a day, for reading aloud.
struct SpokenSun {
  /// "05:21".
  var sunrise: String?
  var sunset: String?
  /// Where it does not rise and set: whether it is up.
  var isUpAllDay: Bool?
  var moon: MoonPhase.Name
}

/// Of which part of the page nothing is known, or not yet.
enum SpokenGap {
  /// It is being fetched: the part is named, no more.
  case awaited
  case unknown
}
