import ForecastScene

/// How a digitiser lies under its panel: libinput's six numbers, in fractions of both. x' = a·x + b·y + c, y' = d·x + e·y + f.
struct TouchMatrix: Equatable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 0.0
  var e = 1.0
  var f = 0.0

  static let identity = TouchMatrix()

  func callAsFunction(_ p: Point) -> Point { Point(x: a * p.x + b * p.y + c, y: d * p.x + e * p.y + f) }

  /// Whether different touches stay different.
  var isInvertible: Bool { abs(a * e - b * d) > 1e-6 }
}

extension TouchMatrix {
  /// Reads six numbers between blanks or commas; nil for anything else, and for a matrix that lays all touches on a line.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard words.count == 6 else { return nil }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 6, numbers.allSatisfy({ abs($0) <= Self.greatest }) else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    guard isInvertible else { return nil }
  }

  /// No panel is calibrated by more; NaN is no number either.
  private static let greatest = 1_000.0

  /// A digitiser that is mounted turned clockwise by a quarter turn.
  init(_ turn: QuarterTurn) {
    switch turn {
    case .none: self = .identity
    case .clockwise: self.init(a: 0, b: -1, c: 1, d: 1, e: 0, f: 0)
    case .half: self.init(a: -1, b: 0, c: 1, d: 0, e: -1, f: 1)
    case .counterclockwise: self.init(a: 0, b: 1, c: 0, d: -1, e: 0, f: 1)
    }
  }

  /// This matrix first, then the other.
  func then(_ next: TouchMatrix) -> TouchMatrix {
    TouchMatrix(
      a: next.a * a + next.b * d, b: next.a * b + next.b * e, c: next.a * c + next.b * f + next.c,
      d: next.d * a + next.e * d, e: next.d * b + next.e * e, f: next.d * c + next.e * f + next.f)
  }
}
