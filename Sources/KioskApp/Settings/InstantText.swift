import ForecastScene

extension Instant {
  /// Reads ISO 8601 with an offset or Z, such as "2026-07-14T15:00:00+01:00"; seconds and their fraction may be left out.
  ///
  /// A time without an offset is refused: it would mean another moment on every machine.
  init?(iso8601 text: String) {
    var scanner = DigitScanner(text)
    guard let date = scanner.date(), scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let time = scanner.timeOfDay(), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    self.init(secondsSince1970: Double(date.daysSince1970 * 86_400 - offset) + time)
  }

  /// ISO 8601 with the offset that holds at a place at this instant, to the second.
  func iso8601(in zone: ZoneRules) -> String {
    let rounded = Instant(secondsSince1970: secondsSince1970.rounded())
    let (date, second) = zone.civil(at: rounded)
    let day = "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
    let time = "\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    let offset = zone.offset(at: rounded)
    let sign = offset < 0 ? "-" : "+"
    return "\(day)T\(time)\(sign)\(padded(abs(offset) / 3_600)):\(padded(abs(offset) / 60 % 60))"
  }
}

extension CivilDate {
  /// ISO 8601: "2026-07-14".
  var iso8601: String { "\(padded(year, 4))-\(padded(month))-\(padded(day))" }
}

private func padded(_ value: Int, _ width: Int = 2) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Reads fixed runs of ASCII digits.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits count: Int, in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return range.contains(value) ? value : nil
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4, in: 1...9_999), skip("-"), let month = number(digits: 2, in: 1...12), skip("-"),
      let day = number(digits: 2, in: 1...31)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    // The thirty-first of a short month comes out as another date.
    return CivilDate(daysSince1970: date.daysSince1970) == date ? date : nil
  }

  /// Seconds of the day.
  mutating func timeOfDay() -> Double? {
    guard let hour = number(digits: 2, in: 0...23), skip(":"), let minute = number(digits: 2, in: 0...59) else {
      return nil
    }
    let whole = Double(hour * 3_600 + minute * 60)
    guard skip(":") else { return whole }
    guard let second = number(digits: 2, in: 0...59), let fraction = fraction() else { return nil }
    return whole + Double(second) + fraction
  }

  private mutating func fraction() -> Double? {
    guard skip(".") || skip(",") else { return 0 }
    var value = 0.0
    var unit = 0.1
    var digits = 0
    while let digit = number(digits: 1, in: 0...9) {
      value += Double(digit) * unit
      unit /= 10
      digits += 1
    }
    return digits > 0 ? value : nil
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(digits: 2, in: 0...23) else { return nil }
    var seconds = hours * 3_600
    if !isAtEnd {
      _ = skip(":")
      guard let minutes = number(digits: 2, in: 0...59) else { return nil }
      seconds += minutes * 60
    }
    return isWest ? -seconds : seconds
  }
}
