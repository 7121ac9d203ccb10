/// How the hours of the day are counted; chosen for itself, never guessed from the language.
public enum HourFormat: String, CaseIterable, Hashable, Sendable {
  case twentyFourHours = "24"

  /// "05:21".
  func time(hour: Int, minute: Int) -> String {
    switch self {
    case .twentyFourHours: HourFormat.twoDigits(hour) + ":" + HourFormat.twoDigits(minute)
    }
  }

  /// Under a tick: "05", or "05:30" where the hour does not begin on a full one.
  func label(hour: Int, minute: Int) -> String {
    switch self {
    case .twentyFourHours: minute == 0 ? HourFormat.twoDigits(hour) : time(hour: hour, minute: minute)
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
