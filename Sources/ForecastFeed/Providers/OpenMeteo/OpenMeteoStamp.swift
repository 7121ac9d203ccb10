import ForecastScene

/// Time stamps: unix seconds, or local times such as 2026-02-06T16:30 and 2026-02-06 with the answer's one offset.
enum OpenMeteoStamp {
  /// What is believed to be a forecast's time, 2000 … 2099.
  private static let believed = 946_684_800.0..<4_102_444_800.0

  /// The instant of a stamp; nil where there is none, or no offset for a local time.
  static func instant(_ value: JSONValue, offset: Int?) -> Instant? {
    guard let seconds = value.number ?? value.text.flatMap({ local($0, offset: offset) }),
      believed.contains(seconds)
    else { return nil }
    return Instant(secondsSince1970: seconds)
  }

  private static func local(_ text: String, offset: Int?) -> Double? {
    guard let offset else { return nil }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, let date = numbers(parts[0], "-"), date.count == 3, (2_000...2_099).contains(date[0]),
      (1...12).contains(date[1]), (1...31).contains(date[2])
    else { return nil }
    let days = CivilDate(year: date[0], month: date[1], day: date[2]).daysSince1970
    guard let time = parts.count == 2 ? numbers(parts[1], ":") : [0, 0], (2...3).contains(time.count),
      (0...23).contains(time[0]), time.dropFirst().allSatisfy((0...59).contains)
    else { return nil }
    let second = time[0] * 3_600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
    return Double(days * 86_400 + second - offset)
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { (1...4).contains($0.count) ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}
