/// The search for the moment at which something becomes true.
enum Bisection {
  /// The earliest time in (`low`, `high`] at which `isTrue` holds, to the last bit. It must hold at `high`.
  ///
  /// For a condition that is false, then true, the answer depends on the bracket and the condition alone, so everyone who
  /// asks with the same bracket gets the same bits. Cost: about 50 questions.
  static func earliest(after low: Double, until high: Double, where isTrue: (Double) -> Bool) -> Double {
    var low = low
    var high = high
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if isTrue(middle) { high = middle } else { low = middle }
    }
  }
}
