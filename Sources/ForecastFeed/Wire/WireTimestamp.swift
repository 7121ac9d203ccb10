import ForecastScene

/// A time as services write it with its offset (ISO 8601): `2026-02-06T16:30:00-05:00`, `2026-02-06T21:30:00.5Z`.
struct WireTimestamp: Hashable {
  let instant: Instant
  /// Seconds east of UTC, as written.
  let offset: Int

  /// What is believed to be a forecast's time, 2000 … 2099.
  private static let years = 2_000...2_099

  /// Reads a text; nil for any other form, and for one without an offset.
  init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = Self.date(halves[0]),
      let zone = halves[1].firstIndex(where: { "Z+-".contains($0) }),
      let second = Self.secondOfDay(halves[1][..<zone]), let offset = Self.offset(halves[1][zone...])
    else { return nil }
    self.offset = offset
    instant = Instant(secondsSince1970: Double(date.daysSince1970 * 86_400 - offset) + second)
  }

  /// The date of a text such as `2026-02-06`.
  static func date(_ text: Substring) -> CivilDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { (1...4).contains($0.utf8.count) ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3, years.contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    return CivilDate(daysSince1970: date.daysSince1970) == date ? date : nil
  }

  private static func secondOfDay(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count, (0...23).contains(numbers[0]),
      numbers.dropFirst().allSatisfy((0..<61).contains)
    else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2].rounded(.down) : 0)
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard let sign = text.first, sign != "Z", digits.utf8.count == 4, let number = Int(digits), number >= 0,
      number % 100 < 60, number < 2_700
    else { return nil }
    return (sign == "-" ? -1 : 1) * (number / 100 * 3_600 + number % 100 * 60)
  }
}
