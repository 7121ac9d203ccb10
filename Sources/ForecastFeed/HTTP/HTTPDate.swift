import ForecastScene

/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The instant a date names; nil for any other form.
  static func instant(_ text: String) -> Instant? {
    let parts = text.split { $0 == " " || $0 == "," || $0 == ":" }
    guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(where: { $0 == parts[2] }) else {
      return nil
    }
    let numbers = [1, 3, 4, 5, 6].compactMap { Int(parts[$0]) }
    guard numbers.count == 5, (1...31).contains(numbers[0]), (1_970...9_999).contains(numbers[1]),
      (0...23).contains(numbers[2]), (0...59).contains(numbers[3]), (0...60).contains(numbers[4])
    else { return nil }
    let days = CivilDate(year: numbers[1], month: month + 1, day: 1).daysSince1970 + numbers[0] - 1
    return Instant(secondsSince1970: Double(days * 86_400 + numbers[2] * 3_600 + numbers[3] * 60 + numbers[4]))
  }
}
