import ForecastFeed
import ForecastScene

/// Turns the text of a value into the value, or knows what to ask for instead.
struct Reader<Value>: Sendable {
  /// Completes "give …".
  let expected: String
  let read: @Sendable (String) -> Value?
}

extension Reader where Value == Double {
  /// A plain decimal number in a range; never NaN, infinity or hexadecimal.
  static func number(_ range: ClosedRange<Double>, _ expected: String) -> Reader {
    Reader(expected: expected) { text in
      guard let value = decimal(text), range.contains(value) else { return nil }
      return value
    }
  }

  private static func decimal(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Reader where Value == Double? {
  /// Seconds, or the word "never".
  static func secondsOrNever(_ range: ClosedRange<Double>, _ expected: String) -> Reader {
    let number = Reader<Double>.number(range, expected)
    return Reader(expected: expected) { text in
      text == "never" ? .some(nil) : number.read(text).map(Optional.some)
    }
  }
}

extension Reader where Value == Int {
  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>, _ expected: String) -> Reader {
    Reader(expected: expected) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Reader where Value == AccessibilityTree.ElementID {
  /// An element of the page by its name.
  static var element: Reader {
    Reader(expected: "an element of the page, such as tape, arc, day-0, cell-3 or retry") { Value(name: $0) }
  }
}

extension Reader where Value == String {
  /// Text of some characters on one line.
  static func text(_ expected: String, length: ClosedRange<Int> = 1...4_096) -> Reader {
    Reader(expected: expected) { text in
      let isOneLine = !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x2028 }
      return isOneLine && length.contains(text.count) ? text : nil
    }
  }
}

extension Reader where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One word of a list.
  static var oneOf: Reader {
    let words = Value.allCases.map(\.rawValue)
    let values = Dictionary(uniqueKeysWithValues: zip(words, Value.allCases))
    let expected = words.count > 1 ? "one of " + words.joined(separator: ", ") : words.joined()
    return Reader(expected: expected) { values[$0] }
  }
}

extension Reader where Value == Instant {
  /// A moment with its offset from UTC.
  static let moment = Reader(expected: "a time with its offset, such as 2026-07-14T15:00:00+01:00") {
    Instant(iso8601: $0)
  }
}

extension Reader where Value == PageSettings.Size {
  /// Width and height in pixels.
  static let size = Reader(expected: "pixels as WIDTHxHEIGHT, each from 64 to 8192, such as 1280x800") { text in
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    guard Value.sides.contains(width), Value.sides.contains(height) else { return nil }
    return Value(width: width, height: height)
  }
}
