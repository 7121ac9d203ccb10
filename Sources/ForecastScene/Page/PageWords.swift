/// Every word and number of one page, ready for setting: made once by the wording, indexed by the nodes, never formatted again.
public struct PageWords: Hashable, Sendable {
  /// What is said of one hour of the tape. What is not known is nil.
  public struct Hour: Hashable, Sendable {
    /// "15:00".
    public var time = ""
    /// Under the tick: "15".
    public var label = ""
    /// "Tuesday".
    public var dayName = ""
    /// Under the tick that opens a day: "Wed".
    public var shortDayName = ""
    /// "Sunny intervals".
    public var condition: String?
    public var temperature: Figure?
    public var apparentTemperature: Figure?
    /// Per cent.
    public var rainChance: Figure?
    /// Where no chance is given: "0.4 mm".
    public var rainAmount: String?
    /// "18 km/h".
    public var windSpeed: String?
    /// "from SW"; "Calm" speed has none.
    public var windOrigin: String?
    public var uvIndex: Figure?
    /// "High".
    public var uvBand: String?
    /// "58%".
    public var humidity: String?
    /// "Dew 13", its degree sign is drawn.
    public var dewPoint: String?
    /// The hour read aloud: "15:00, 24 degrees, Sunny intervals".
    public var spoken = ""
    /// What stands around it, read aloud: "Feels like 23, low 12, high 24 degrees, rain chance 10 percent".
    public var spokenSidebar = ""
    /// "Wind: 18 kilometres an hour from the south-west".
    public var spokenWind = ""
    /// "UV index: 6, high".
    public var spokenUVIndex = ""
    /// "Humidity: 58 percent, dew point 13 degrees".
    public var spokenHumidity = ""

    public init() {}
  }

  /// What is said of one of the ten days.
  public struct Day: Hashable, Sendable {
    /// "Today", "Wed".
    public var name = ""
    public var low: Figure?
    public var high: Figure?
    /// "80%", from ten per cent on.
    public var rainChance: String?
    /// The day's sun: "05:21", "21:48"; nil where it does not rise or set.
    public var sunrise: String?
    public var sunset: String?
    /// Where it does not: "Up all day".
    public var sunNote: String?
    /// "New moon".
    public var moon = ""
    /// "Wednesday: rain, rain chance 85 percent, low 11, high 19 degrees".
    public var spoken = ""
    /// "Sun and moon: sunrise 05:21, sunset 21:48, new moon".
    public var spokenSun = ""

    public init() {}
  }

  /// What is said at one dial of the sky arc.
  public struct Dial: Hashable, Sendable {
    /// "Rises 05:21".
    public var left = ""
    /// "Sets 21:48".
    public var right = ""
    /// "16 h 27 min of daylight".
    public var inside = ""
    /// Instead of left and right, where the sun neither rises nor sets.
    public var note: String?
    public var spoken = ""

    public init() {}
  }

  /// A mark on the head of the ten days' scale.
  public struct ScaleMark: Hashable, Sendable {
    public var temperature: Temperature
    /// "10", minus as U+2212.
    public var label: String

    public init(temperature: Temperature, label: String) {
      self.temperature = temperature
      self.label = label
    }
  }

  /// The fixed labels, in the language's normal case; the page sets them in capitals.
  public struct Labels: Hashable, Sendable {
    public var apparentTemperature = "Feels like"
    public var high = "High"
    public var low = "Low"
    public var rain = "Rain"
    public var days = "Ten days"
    public var wind = "Wind"
    public var uvIndex = "UV index"
    public var humidity = "Humidity"
    public var sunAndMoon = "Sun & moon"
    public var north = "N"
    public var east = "E"
    public var south = "S"
    public var west = "W"
    /// Stands for a value that is not known.
    public var missing = "–"
    /// In the place of the colophon while touch is off.
    public var wiping = "Touch is off for half a minute: the glass may be wiped"

    public init() {}
  }

  /// What stands on the failed page and on the one that waits for the clock.
  public struct Notice: Hashable, Sendable {
    /// "No forecast could be printed".
    public var title = ""
    /// "The weather service did not answer. Trying again in 2 minutes."
    public var explanation = ""
    /// "Retry now"; nil where there is nothing to retry.
    public var retry: String?
    /// Small: "connection timed out after 10 s, third attempt".
    public var reason = ""
    /// "What needs no forecast"; nil where nothing does.
    public var skyHead: String?
    /// Label and value pairs: moon, next full moon, days to equinox.
    public var facts: [Fact] = []

    public init() {}
  }

  /// A label with its value.
  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String

    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// What is only read aloud: the names of the page's parts, and what it says of itself.
  public struct Aloud: Hashable, Sendable {
    /// "Weather almanac for Kilkenny".
    public var page = ""
    /// "Kilkenny, Tuesday, 14 July 2026".
    public var masthead = ""
    /// "Issued 14:52".
    public var status = ""
    /// Of the tape.
    public var hour = "Hour"
    public var earlier = "One hour earlier"
    public var later = "One hour later"
    /// Said after the name of what can be pressed.
    public var button = "button"
    /// "Ten-day forecast".
    public var days = "Ten-day forecast"
    /// Of the cell, where nothing is known of the day.
    public var sunAndMoon = "Sun and moon"
    /// Said when the page begins to wait: "Loading the forecast".
    public var loading = ""
    /// Said when a forecast is there: "Forecast loaded. Issued 14:52". Nothing of the hour: whoever has the focus says it.
    public var loaded = ""
    /// Said when there is none: "The forecast could not be loaded. The weather service did not answer."
    public var failed = ""
    /// Whether a new page is on its way.
    public var isBusy = false

    public init() {}
  }

  /// In capitals: "KILKENNY".
  public var place = ""
  /// "Tuesday".
  public var weekday = ""
  /// "14 July 2026".
  public var date = ""
  /// Both in one, for large text: "Tuesday, 14 July".
  public var compactDate = ""
  /// "No. 195".
  public var editionNumber = ""
  /// "52.65° N 7.25° W"; empty when hidden.
  public var coordinates = ""
  /// "Issued 14:52", "Demonstration", "Loading", "Issued 09:10, 5 hours old".
  public var issue = ""
  /// Whether the issue rule speaks up, in bold.
  public var issueIsUrgent = false
  public var labels = Labels()
  /// As many as the page has hours.
  public var hours: [Hour] = []
  /// As many as the page has days.
  public var days: [Day] = []
  /// As many as the page has dials.
  public var dials: [Dial] = []
  public var scale: [ScaleMark] = []
  /// "Weather data by Open-Meteo.com, CC BY 4.0".
  public var credit = ""
  /// "Next issue 15:10".
  public var nextIssue = ""
  public var notice = Notice()
  public var aloud = Aloud()

  public init() {}
}
