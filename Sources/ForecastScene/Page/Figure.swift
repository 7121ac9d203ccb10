/// A whole number as the page prints it: digits in cells, with a drawn minus before them.
public struct Figure: Hashable, Sendable {
  /// −999…999; there is no negative zero.
  public let value: Int

  public init(_ value: Int) { self.value = max(-999, min(999, value)) }

  /// Rounds half away from zero.
  public init(rounding value: Double) { self.init(Int(max(-999, min(999, value)).rounded(.toNearestOrAwayFromZero))) }

  public var isNegative: Bool { value < 0 }

  /// The digit of a place, 0 for the units; nil where the figure has none.
  public func digit(_ place: Int) -> Int? {
    var rest = abs(value)
    for _ in 0..<place { rest /= 10 }
    return place == 0 || rest > 0 ? rest % 10 : nil
  }

  /// How many digits are printed, 1…3.
  public var digitCount: Int { abs(value) > 99 ? 3 : abs(value) > 9 ? 2 : 1 }
}
