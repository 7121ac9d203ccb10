extension PosixZone {
  /// Reads the text of a footer.
  init(_ text: String) throws(TZif.Damage) {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let zone = scanner.zone(), scanner.rest.isEmpty else {
      throw TZif.Damage(reason: "its rule \"\(text.prefix(60))\" is not one")
    }
    self = zone
  }

  /// Walks along the text; every step returns nil where the text does not go on as it should.
  fileprivate struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func zone() -> PosixZone? {
      guard name(), let west = time() else { return nil }
      if rest.isEmpty { return PosixZone(standardOffset: -west, daylight: nil) }
      guard name() else { return nil }
      var offset = -west + 3_600
      if let next = rest.first, next != UInt8(ascii: ",") {
        guard let west = time() else { return nil }
        offset = -west
      }
      guard let start = moment(), let end = moment(), abs(offset) <= 93_600 else { return nil }
      return PosixZone(standardOffset: -west, daylight: Daylight(offset: offset, start: start, end: end))
    }

    private mutating func name() -> Bool {
      if skip("<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }
        return skip(">")
      }
      let before = rest.count
      rest = rest.drop { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF) }
      return before - rest.count >= 3
    }

    private mutating func moment() -> Moment? {
      guard skip(","), let day = day() else { return nil }
      guard skip("/") else { return Moment(day: day, second: 7_200) }
      return time().map { Moment(day: day, second: $0) }
    }

    private mutating func day() -> Day? {
      if skip("J") { return number(in: 1...365).map(Day.julian) }
      guard skip("M") else { return number(in: 0...365).map(Day.ordinal) }
      guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
        let weekday = number(in: 0...6)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }

    /// Hours, then minutes and seconds where they are told; in seconds.
    private mutating func time() -> Int? {
      let sign = skip("-") ? -1 : 1
      if sign == 1 { _ = skip("+") }
      guard var seconds = number(in: 0...167).map({ $0 * 3_600 }) else { return nil }
      for unit in [60, 1] where skip(":") {
        guard let part = number(in: 0...59) else { return nil }
        seconds += part * unit
      }
      return sign * seconds
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.prefix(4)
      guard let value = Int(String(decoding: digits, as: UTF8.self)), range.contains(value) else { return nil }
      rest = rest.dropFirst(digits.count)
      return value
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }
  }
}
