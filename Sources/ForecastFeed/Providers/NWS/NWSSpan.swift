import ForecastScene

/// A stretch of time as the service writes it: `2022-02-03T21:00:00+00:00/P1DT6H`.
struct NWSSpan {
  let start: Instant
  /// Seconds, up to sixteen days.
  let length: Double

  init?(_ text: String) {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let start = WireTimestamp(String(halves[0]))?.instant,
      let length = Self.seconds(halves[1]), length > 0, length <= 16 * 86_400
    else { return nil }
    self.start = start
    self.length = length
  }

  /// The seconds of a duration of days, hours, minutes and seconds (ISO 8601).
  private static func seconds(_ text: Substring) -> Double? {
    guard text.first == "P" else { return nil }
    var units: [Character: Double] = ["D": 86_400]
    var sum = 0.0, digits = ""
    for character in text.dropFirst() {
      if character == "T" && digits.isEmpty {
        units = ["H": 3_600, "M": 60, "S": 1]
      } else if let unit = units[character], let number = Double(digits) {
        sum += number * unit
        digits = ""
      } else if character.isASCII && character.isNumber && digits.utf8.count < 6 {
        digits.append(character)
      } else {
        return nil
      }
    }
    return digits.isEmpty ? sum : nil
  }
}
