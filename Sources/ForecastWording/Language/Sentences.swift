import ForecastScene

/// Every word that a language puts on the page or says aloud.
///
/// A new language is one more conformance; what it leaves out does not compile. Numbers, times and names of dates come in ready, with
/// a minus of U+2212 where they are printed; a spoken minus is the language's own word.
protocol Sentences: Sendable {
  /// For names of days and months, and the order of a date's parts: "en_GB".
  var localeIdentifier: String { get }
  var decimalSeparator: String { get }
  var labels: PageWords.Labels { get }

  // The masthead.
  func edition(_ number: Int) -> String
  func compactDate(weekday: String, dayAndMonth: String) -> String
  func coordinates(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String
  /// A time of another day than today: "Monday 23:52".
  func time(_ time: String, on day: String) -> String

  // The issue rule.
  var loading: String { get }
  var noIssue: String { get }
  var clockNotSet: String { get }
  var demonstration: String { get }
  /// With the service's name where it stands in for another.
  func issued(_ time: String, by service: String?) -> String
  /// In place of `issued` where the age counts from a later answer than the issue.
  func received(_ time: String, from service: String?) -> String
  /// An issue with its age in full hours.
  func aged(_ issue: String, hours: Int) -> String
  func lateEdition(hours: Int, by service: String?) -> String
  func outOfDate(_ issue: String) -> String

  // Hours.
  func condition(_ condition: Condition, isDay: Bool) -> String
  func origin(of wind: Direction) -> String
  var calm: String { get }
  func rainAmount(_ amount: RainAmount) -> String
  func windSpeed(_ number: String, unit: WindUnit) -> String
  func percent(_ number: Int) -> String
  func band(_ band: UVBand) -> String
  func dewPoint(_ degrees: String) -> String
  func spoken(_ hour: SpokenHour) -> String
  func spokenSidebar(_ air: SpokenAir, gap: SpokenGap) -> String
  func spokenWind(_ wind: SpokenWind?, gap: SpokenGap) -> String
  func spokenUVIndex(_ index: Int?, _ band: UVBand?, gap: SpokenGap) -> String
  func spokenHumidity(_ percent: Int?, dewPoint: Int?, gap: SpokenGap) -> String

  // Days.
  var today: String { get }
  var upAllDay: String { get }
  var downAllDay: String { get }
  func daysHead(_ count: Int) -> String
  func moon(_ name: MoonPhase.Name) -> String
  func spoken(_ day: SpokenDay) -> String
  func spoken(_ sun: SpokenSun) -> String

  // Dials.
  func rises(_ time: String) -> String
  func sets(_ time: String) -> String
  func daylight(minutes: Int) -> String
  func moon(_ name: MoonPhase.Name, percent: Int) -> String
  var sunDoesNotSet: String { get }
  var sunDoesNotRise: String { get }
  var midnightSun: String { get }
  var polarNight: String { get }
  func spoken(_ dial: SpokenDial) -> String

  // The colophon.
  var skyCredit: String { get }
  var nextIssueDue: String { get }
  func nextIssue(_ time: String) -> String
  func nextAttempt(_ time: String) -> String

  // Notices.
  var failedTitle: String { get }
  var waitingTitle: String { get }
  var waitingExplanation: String { get }
  var retry: String { get }
  var skyHead: String { get }
  var tryingNow: String { get }
  func explanation(_ kind: FailureKind?) -> String
  func tryingAgain(in wait: Wait) -> String
  func reason(_ reason: String, attempts: Int) -> String
  var moonFact: String { get }
  var fullMoonFact: String { get }
  func daysTo(_ turn: SeasonTurn.Kind) -> String

  // Only read aloud.
  func almanac(of place: String) -> String
  func masthead(place: String, date: String?, edition: Int?) -> String
  var hourName: String { get }
  var earlier: String { get }
  var later: String { get }
  var buttonName: String { get }
  func daysName(_ count: Int) -> String
  var sunAndMoonName: String { get }
  var loadingAloud: String { get }
  func loadedAloud(_ status: String) -> String
  /// Sentences, each with its full stop.
  func failedAloud(_ explanation: String) -> String
  func status(_ title: String, _ explanation: String) -> String
}
