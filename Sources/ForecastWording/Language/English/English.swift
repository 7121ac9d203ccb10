import ForecastScene

/// British English.
struct English: Sentences {
  let localeIdentifier = "en_GB"
  let decimalSeparator = "."
  let labels = PageWords.Labels()

  func edition(_ number: Int) -> String { "No. \(number)" }

  func compactDate(weekday: String, dayAndMonth: String) -> String { "\(weekday), \(dayAndMonth)" }

  func coordinates(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String {
    "\(latitude)° \(isNorth ? labels.north : labels.south) \(longitude)° \(isEast ? labels.east : labels.west)"
  }

  func time(_ time: String, on day: String) -> String { "\(day) \(time)" }

  let loading = "Loading"
  let noIssue = "No issue yet"
  let clockNotSet = "Clock not set"
  let demonstration = "Demonstration"

  func issued(_ time: String, by service: String?) -> String { "Issued \(time)" + (service.map { " by \($0)" } ?? "") }
  func received(_ time: String, from service: String?) -> String {
    "Received \(time)" + (service.map { " from \($0)" } ?? "")
  }
  func aged(_ issue: String, hours: Int) -> String { "\(issue), \(age(hours: hours))" }
  func lateEdition(hours: Int, by service: String?) -> String {
    "Late edition\(service.map { " by \($0)" } ?? ""), \(age(hours: hours))"
  }
  func outOfDate(_ issue: String) -> String { "Out of date, \(lowercasedFirst(issue))" }

  let skyCredit = "Sun and moon computed on this device"
  let nextIssueDue = "Next issue due now"

  func nextIssue(_ time: String) -> String { "Next issue \(time)" }
  func nextAttempt(_ time: String) -> String { "Next attempt \(time)" }

  /// From the third day on the days are counted.
  private func age(hours: Int) -> String {
    if hours < 1 { return "under an hour old" }
    return (hours < 72 ? count(hours, "hour") : count(hours / 24, "day")) + " old"
  }

  /// "1 hour", "2 hours".
  func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  func lowercasedFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
